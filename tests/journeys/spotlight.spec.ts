import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../support/site.ts";
import { untilColoursStand } from "../support/sound.ts";

// What moves is tested here; elsewhere it only costs the machine.
test.use({ reducedMotion: "no-preference" });

/** Open sky, far from links, cards and everything else that answers to a pointer. */
const pointer = { x: 900, y: 330 };
const around = { x: pointer.x - 170, y: pointer.y - 150, width: 340, height: 300 };

/** The pixels around the pointer's place, as red, green and blue. */
async function pixels(page: Page): Promise<Buffer> {
  return sharp(await page.screenshot({ clip: around }))
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** How many pixels differ by 6 of 255 or more in one of their colors. */
function differing(before: Buffer, after: Buffer): number {
  let count = 0;
  for (let at = 0; at < before.length; at += 3) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs((before[at + channel] ?? 0) - (after[at + channel] ?? 0)) >= 6,
    );
    if (differs) count += 1;
  }
  return count;
}

/** The pixels once two looks in a row show the same: pictures have come, and colors have changed over. */
async function settled(page: Page): Promise<Buffer> {
  let last = await pixels(page);
  await expect
    .poll(async () => {
      const before = last;
      last = await pixels(page);
      return differing(before, last);
    })
    .toBe(0);
  return last;
}

/** Turns day to night or back, without a pointer. */
async function turnLight(page: Page) {
  await page
    .locator("[data-theme-switch]")
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await page.waitForLoadState("networkidle");
  await untilColoursStand(page);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every(
          (image) =>
            image.complete || image.getBoundingClientRect().top > innerHeight || !image.checkVisibility(),
        ),
      ),
    )
    .toBe(true);
}

// That there is one with a pointer, and none without: our-family.spec.ts. That text in it can be read:
// src/ui/tokens/spotlight.test.ts.
for (const path of ["/", "/membership", "/journeys/infertility", "/contact"])
  test(`a spotlight follows the pointer over the scenery of ${path}, by day and by night`, {
    tag: "@all",
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path, { waitUntil: "networkidle" });
    const day = await settled(page);
    await turnLight(page);
    const night = await settled(page);
    expect(differing(day, night)).toBeGreaterThan(10_000);
    await expect(page.locator(".spotlight"), "costs nothing without a pointer").toBeHidden();

    await page.mouse.move(pointer.x - 1, pointer.y);
    await page.mouse.move(pointer.x, pointer.y);
    await expect.poll(async () => differing(night, await pixels(page))).toBeGreaterThanOrEqual(2000);
    await turnLight(page);
    expect(differing(day, await settled(page))).toBeGreaterThanOrEqual(2000);
  });

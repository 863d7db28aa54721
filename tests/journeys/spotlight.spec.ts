import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../support/site.ts";

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

const paths = ["/", "/membership", "/journeys/infertility", "/contact"];

for (const theme of ["light", "dark"]) {
  test(`a spotlight follows the pointer over scenery, in ${theme} mode`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await page.setViewportSize({ width: 1440, height: 900 });
    const without = new Map<string, Buffer>();
    for (const path of paths) {
      await page.goto(path, { waitUntil: "networkidle" });
      without.set(path, await pixels(page));
      await expect(page.locator(".spotlight"), "costs nothing without a pointer").toBeHidden();
    }
    for (const path of paths) {
      await page.goto(path, { waitUntil: "networkidle" });
      await page.mouse.move(pointer.x - 1, pointer.y);
      await page.mouse.move(pointer.x, pointer.y);
      const before = without.get(path) ?? Buffer.alloc(0);
      await expect
        .poll(async () => differing(before, await pixels(page)), { message: path })
        .toBeGreaterThanOrEqual(2000);
    }
  });
}

import type { Page } from "@playwright/test";
import { type BuiltPage, buildPage } from "../support/built-page.ts";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";

// The site shows no testimonials while they are samples, so the part is drawn on a page of its own.
let built: BuiltPage;
// What moves is tested here; elsewhere it only costs the machine.
test.use({ reducedMotion: "no-preference" });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  built = await buildPage("tests/support/testimonials-page/page.html");
});

const speaker = (at: number) => `Fixture clinic ${at}`;

/** The carousel with its motion in place. */
async function openTestimonials(page: Page) {
  await built.openIn(page);
  const carousel = page.getByRole("region", { name: "Words of partner clinics, one at a time" });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator("[data-live]")).toBeVisible();
  const shows = async (at: number) => {
    await expect(carousel.locator("[aria-current]")).toHaveCount(1);
    await expect(carousel.getByRole("button", { name: speaker(at) })).toHaveAttribute("aria-current", "true");
    const slide = carousel.locator("[aria-roledescription=slide]:not([inert])");
    await expect(slide.locator("blockquote")).toHaveText(`“These are the words of fixture ${at}.”`);
    await expect(slide.locator("figcaption")).toHaveText(speaker(at));
    await expect
      .poll(() =>
        slide.evaluate((shown) => {
          const row = shown.closest("[data-live]");
          return Math.abs(shown.getBoundingClientRect().x - (row?.getBoundingClientRect().x ?? -1));
        }),
      )
      .toBeLessThan(1);
  };
  return { carousel, shows };
}

// One test, for the part is built anew wherever one begins. The same carousel on a page of the site: our-family.spec.ts.
test("the words of partner clinics, one at a time", { tag: "@all" }, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  const { carousel, shows } = await openTestimonials(page);

  await test.step("the quotes go round both ways, with buttons and with bars, and are announced", async () => {
    await expect(page.getByRole("heading", { name: "What partners say" })).toBeVisible();
    await shows(1);
    await carousel.getByRole("button", { name: "Next quote" }).click();
    await shows(2);
    await expect(carousel.locator("[aria-live=polite]")).toHaveText(speaker(2));
    // The motion has been seen; without it each turn is there at once.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await shows(2);
    for (const at of [3, 4, 5, 6, 1]) {
      await carousel.getByRole("button", { name: "Next quote" }).click();
      await shows(at);
      await expect(carousel.locator("[aria-live=polite]")).toHaveText(speaker(at));
    }
    await carousel.getByRole("button", { name: "Previous quote" }).click();
    await shows(6);
    await expect(carousel.getByRole("group", { name: "Choose a quote" }).getByRole("button")).toHaveCount(6);
    await carousel.getByRole("button", { name: speaker(4) }).click();
    await shows(4);
    await carousel.getByRole("button", { name: speaker(1) }).click();
    await shows(1);
  });

  await test.step("the arrow keys turn them and the focus stays", async () => {
    const row = carousel.getByRole("group", { name: "Quotes. The arrow keys turn them." });
    await row.focus();
    await page.keyboard.press("ArrowLeft");
    await shows(6);
    await page.keyboard.press("ArrowRight");
    await shows(1);
    await expect(row).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(carousel.getByRole("button", { name: speaker(1) })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await shows(2);
    await carousel.getByRole("button", { name: speaker(1) }).click();
    await shows(1);
  });

  await test.step("a drag turns them, under ten pixels does not", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await shows(1);
    const box = await carousel.boundingBox();
    const drag = async (by: number) => {
      const from = { x: (box?.x ?? 0) + 700, y: (box?.y ?? 0) + 80 };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + by, from.y, { steps: 8 });
      await page.waitForTimeout(250);
      await page.mouse.up();
    };
    await drag(-8);
    await shows(1);
    await drag(-620);
    await shows(2);
  });

  await test.step("they are sound", async () => {
    await isSound(page);
  });

  await test.step("they never move by themselves", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await openTestimonials(page);
    // The clock stands but for what we push: whoever goes round must not come back to where they were.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await page.clock.runFor(16_000);
    await shows(1);
    await page.clock.resume();
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  await test.step("they fit a narrow phone, with bars and without buttons", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openTestimonials(page);
    await expect(carousel.getByRole("button", { name: "Next quote" })).toBeHidden();
    await carousel.getByRole("button", { name: speaker(6) }).click();
    await shows(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

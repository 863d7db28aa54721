import type { Page } from "@playwright/test";
import { address, countShifts, lateFont, open, showsOnly, titleOf, titles } from "../support/phases.ts";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";

test.use({ reducedMotion: "reduce" });

/** A phase in the list of a small screen. */
const step = (page: Page, title: string) => page.getByRole("button", { name: new RegExp(`^${title}`) });

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("an address leads to its phase, or to the part inside it", async ({ page }) => {
    const shifts = await countShifts(page);
    await test.step("an address with a phase opens it and goes to it", async () => {
      await open(page, "#turning-points");
      await showsOnly(page, "Turning points");
      await expect(titleOf("Turning points", page)).toBeInViewport();
      await expect(page.getByRole("tab", { name: "Turning points" })).toBeInViewport();
      expect(await shifts()).toBeLessThan(lateFont);
    });

    await test.step("a way past a hard part keeps the phase open, and so does a look elsewhere", async () => {
      await page.locator("#negative-result").getByRole("link", { name: "Skip this part" }).click();
      await expect(page).toHaveURL(/#cancelled-cycle$/);
      await expect(page.getByRole("heading", { name: "A canceled cycle" })).toBeInViewport();
      await page.getByRole("link", { name: "If this path ends another way" }).first().click();
      await expect(page).toHaveURL(/#another-way$/);
      await showsOnly(page, "Turning points");
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(/#turning-points$/);
      await showsOnly(page, "Turning points");
    });

    await test.step("choosing from deep inside a phase shows the next one from its top", async () => {
      await page.locator("#a-therapist").scrollIntoViewIfNeeded();
      await page.getByRole("tab", { name: "Wellbeing" }).click();
      await expect(titleOf("Wellbeing", page)).toBeInViewport();
      await expect(page.getByRole("tab", { name: "Wellbeing" })).toBeInViewport();
    });

    await test.step("an address with a part inside a phase opens the phase there", async () => {
      await open(page, "#a-pause");
      await showsOnly(page, "Turning points");
      await expect(page.getByRole("heading", { name: "Taking a break" })).toBeInViewport();
    });

    // Every other hash that names no phase is asked of the function itself (src/web/pages/journey/phase-address.test.ts).
    await test.step("a hash that names something else leaves the first phase", async () => {
      await open(page, "#plan");
      await showsOnly(page, "Discovery");
      await expect(page.getByRole("heading", { name: "The plan for this path" })).toBeInViewport();
      await page.setViewportSize({ width: 390, height: 844 });
      await showsOnly(page, "Discovery");
    });

    await test.step("is sound with a phase open", async () => {
      await step(page, "Turning points").click();
      await showsOnly(page, "Turning points");
      await isSound(page);
    });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a phase opens beneath its own step, which can be hit and stays under the finger", async ({
    page,
    site,
  }) => {
    const shifts = await countShifts(page);
    await test.step("an address with a phase opens it, its step in view, and nothing moves", async () => {
      await open(page, "#the-wait");
      await showsOnly(page, "The wait");
      await expect(step(page, "The wait")).toBeInViewport();
      expect(await shifts()).toBeLessThan(lateFont);
    });

    await test.step("steps are large enough to hit", async () => {
      for (const title of titles)
        expect((await step(page, title).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });

    await test.step("a phase opens beneath its own step, which stays under the finger, and closes again", async () => {
      await expect(page.getByRole("tablist")).toBeHidden();
      await step(page, "Turning points").scrollIntoViewIfNeeded();
      const before = (await step(page, "Turning points").boundingBox())?.y ?? 0;
      await step(page, "Turning points").tap();
      await expect(page).toHaveURL(`${site.url}${address}#turning-points`);
      await showsOnly(page, "Turning points");
      await expect(step(page, "Turning points")).toHaveAttribute("aria-expanded", "true");
      const after = (await step(page, "Turning points").boundingBox())?.y ?? 0;
      expect(Math.abs(after - before)).toBeLessThan(2);
      const panel = await titleOf("Turning points", page).boundingBox();
      const next = await step(page, "Wellbeing").boundingBox();
      expect(panel?.y).toBeGreaterThan(after);
      expect(panel?.y).toBeLessThan(next?.y ?? 0);

      await step(page, "Turning points").tap();
      await expect(titleOf("Turning points", page)).toBeHidden();
      await expect(step(page, "Turning points")).toHaveAttribute("aria-expanded", "false");
      await step(page, "Turning points").tap();
      await showsOnly(page, "Turning points");
      await page.goBack();
      await showsOnly(page, "The wait");
    });
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every phase can be read, on a phone and on a wide screen", async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}#diagnosis`);
      for (const title of titles) await expect(titleOf(title, page)).toBeVisible();
      await expect(titleOf("Diagnosis", page)).toBeInViewport();
      await expect(page.getByRole("tab")).toHaveCount(0);
      await page
        .getByRole("link", { name: /^7?\s*Wellbeing/ })
        .first()
        .click();
      await expect(titleOf("Wellbeing", page)).toBeInViewport();
    }
  });
});

test("before the script has come, the address alone shows its phase", async ({ page, quiet }) => {
  quiet.allow(/ERR_FAILED/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${address}#treatment`, { waitUntil: "commit" });
  await showsOnly(page, "Treatment");
  await page
    .getByRole("link", { name: /Wellbeing/ })
    .first()
    .click();
  await showsOnly(page, "Wellbeing");
});

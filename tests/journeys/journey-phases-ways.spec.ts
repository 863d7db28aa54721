import type { Page } from "@playwright/test";
import {
  addressOf,
  countShifts,
  journey,
  lateFont,
  open,
  panelOf,
  showsPhase,
  titleOf,
  titles,
} from "../support/phases.ts";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ reducedMotion: "reduce" });

/** A phase in the list of a small screen. */
const step = (page: Page, title: string) => page.getByRole("button", { name: new RegExp(`^${title}`) });

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("an address leads to its phase, or to the part inside it, also the ones from before", async ({
    page,
    site,
    quiet,
  }) => {
    quiet.allow(/404/);
    await test.step("the address of a part goes to it", async () => {
      await open(page, "Turning points", "#a-pause");
      await showsPhase(page, "Turning points");
      await expect(page.getByRole("heading", { name: "Taking a break" })).toBeInViewport();
    });

    await test.step("a link past a hard part stays in the phase", async () => {
      await page.locator("#negative-result").getByRole("link", { name: "Skip this part" }).click();
      await expect(page).toHaveURL(/turning-points#cancelled-cycle$/);
      await expect(page.getByRole("heading", { name: "A canceled cycle" })).toBeInViewport();
    });

    await test.step("choosing from deep inside a phase shows the next one from its top", async () => {
      await page.locator("#a-therapist").scrollIntoViewIfNeeded();
      await page.getByRole("tab", { name: "Wellbeing" }).click();
      await showsPhase(page, "Wellbeing");
      const top = (await panelOf("Wellbeing", page).boundingBox())?.y ?? -1;
      expect(top).toBeGreaterThanOrEqual(0);
      await expect(page.getByRole("tab", { name: "Wellbeing" })).toBeInViewport();
    });

    await test.step("an old address leads to the phase's page, and Back leaves", async () => {
      // Where each leads: phase-address.test.ts. One of them is opened below.
      if (!isWholeRun) return;
      await page.goto("/contact");
      await page.goto(`${journey}#the-wait`);
      await expect(page).toHaveURL(`${site.url}${addressOf("The wait")}`);
      await showsPhase(page, "The wait");
      await page.goto(`${journey}#negative-result`);
      await expect(page).toHaveURL(`${site.url}${addressOf("Turning points")}#negative-result`);
      await expect(page.getByRole("heading", { name: "A negative result" })).toBeInViewport();
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(/\/contact$/);
    });

    await test.step("an anchor of the journey's own stays on its page", async () => {
      await page.goto(`${journey}#plan`);
      await expect(page).toHaveURL(/infertility#plan$/);
      await expect(page.getByRole("heading", { name: "The plan for this path" })).toBeInViewport();
    });

    await test.step("an old address does so inside the site, too", async () => {
      await page.evaluate(() => {
        location.hash = "#a-pause";
      });
      await showsPhase(page, "Turning points");
      await expect(page.getByRole("heading", { name: "Taking a break" })).toBeInViewport();
    });

    // As it is answered: tests/pages/journeys.test.ts.
    if (!isWholeRun) return;
    await test.step("an unknown phase is an unknown page, and leads on to a known one", async () => {
      await page.goto(`${journey}/the-waiting`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("We’ve Moved!");
      await page.getByRole("main").getByRole("link", { name: "The wait" }).first().click();
      await showsPhase(page, "The wait");
      await expect(titleOf("The wait", page)).toBeFocused();
    });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a phase opens beneath its own step, which can be hit and stays under the finger", {
    tag: "@all",
  }, async ({ page }) => {
    const shifts = await countShifts(page);
    await test.step("a phase's page opens at its top, and nothing moves", async () => {
      await open(page, "The wait");
      await showsPhase(page, "The wait");
      await expect(titleOf("The wait", page)).toBeInViewport();
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
      await showsPhase(page, "Turning points");
      await expect(step(page, "Turning points")).toHaveAttribute("aria-expanded", "true");
      const after = (await step(page, "Turning points").boundingBox())?.y ?? 0;
      expect(Math.abs(after - before)).toBeLessThan(2);
      const panel = await panelOf("Turning points", page).boundingBox();
      const next = await step(page, "Wellbeing").boundingBox();
      expect(panel?.y).toBeGreaterThan(after);
      expect(panel?.y).toBeLessThan(next?.y ?? 0);

      await step(page, "Turning points").tap();
      await expect(panelOf("Turning points", page)).toBeHidden();
      await expect(step(page, "Turning points")).toHaveAttribute("aria-expanded", "false");
      if (isWholeRun) {
        await step(page, "Turning points").tap();
        await showsPhase(page, "Turning points");
      }
      await page.goBack();
      await showsPhase(page, "The wait");
    });

    await test.step("the next phase begins with its step in view, and the keyboard is there", async () => {
      await page.getByRole("link", { name: "Next phase: Turning points" }).tap();
      await showsPhase(page, "Turning points");
      await expect(step(page, "Turning points")).toBeInViewport();
      await expect(panelOf("Turning points", page)).toBeFocused();
    });

    // At rest a phase is looked at in smoke/every-page.spec.ts.
    if (isWholeRun)
      await test.step("is sound with a phase open", async () => {
        await isSound(page);
      });

    if (isWholeRun)
      await test.step("the last phase begins on the first screen", async () => {
        await open(page, "Wellbeing");
        await showsPhase(page, "Wellbeing");
        expect((await panelOf("Wellbeing", page).boundingBox())?.y).toBeLessThan(650);
      });
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  // The links as they are sent: tests/pages/journeys.test.ts.
  test("every phase can be read, on a phone and on a wide screen", { tag: "@all" }, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(journey);
      await page
        .getByRole("list", { name: "Phases" })
        .getByRole("link", { name: /Diagnosis/ })
        .first()
        .click();
      await showsPhase(page, "Diagnosis");
      await expect(page.getByRole("tab")).toHaveCount(0);
      await page
        .getByRole("link", { name: /^7?\s*Wellbeing/ })
        .filter({ visible: true })
        .first()
        .click();
      await showsPhase(page, "Wellbeing");
    }
  });
});

test("before the script has come, a phase's page is whole and its map leads on", { tag: "@all" }, async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(addressOf("Treatment"), { waitUntil: "commit" });
  // Before its styles a page shows the menus too, and the link would be sought in one of them.
  await page.waitForLoadState();
  await showsPhase(page, "Treatment");
  await page
    .getByRole("link", { name: /^7?\s*Wellbeing/ })
    .filter({ visible: true })
    .first()
    .click();
  await showsPhase(page, "Wellbeing");
});

import { addressOf, countShifts, journey, lateFont, open, panelOf, showsPhase } from "../support/phases.ts";
import { expect, test } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ reducedMotion: "reduce" });

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("the phases are walked by mouse and by keyboard, without loading anew, and nothing is kept of it", async ({
    page,
    site,
    context,
  }) => {
    const shifts = await countShifts(page);
    await open(page, "Discovery");
    const tab = (name: string) => page.getByRole("tab", { name });

    await test.step("moves nothing while the page comes to life", async () => {
      expect(await shifts()).toBeLessThan(lateFont);
      await page.evaluate(() => Object.assign(window, { still: "here" }));
    });

    await test.step("a phase that comes slowly has a skeleton in its panel, and the map stays", async () => {
      const held = Promise.withResolvers<void>();
      await page.route(`**${addressOf("Wellbeing")}.data*`, async (route) => {
        await held.promise;
        await route.continue();
      });
      await tab("Wellbeing").click();
      await expect(page.locator(".phase-panel[aria-busy]").getByRole("status")).toHaveText(
        "Loading the page",
      );
      await expect(page.locator("main[aria-busy]")).toHaveCount(0);
      await expect(tab("Wellbeing")).toHaveAttribute("aria-selected", "true");
      held.resolve();
      await showsPhase(page, "Wellbeing");
      await expect(page.locator("[aria-busy]")).toHaveCount(0);
      await expect(tab("Wellbeing")).toBeFocused();
      await page.goBack();
      await showsPhase(page, "Discovery");
    });

    await test.step("a press on a phase shows its page, keeps the place and can be undone with Back", async () => {
      const tabs = page.getByRole("tablist", { name: "Phases" }).getByRole("tab");
      await expect(tabs).toHaveCount(7);
      await page.evaluate(() => scrollTo(0, 120));
      const before = await page.evaluate(() => scrollY);
      await tab("Diagnosis").click();
      await showsPhase(page, "Diagnosis");
      await expect(page).toHaveTitle("Fertility tests and diagnosis, explained - Kinward");
      await expect(tab("Diagnosis")).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(before);
      if (isWholeRun) {
        await tab("The wait").click();
        await showsPhase(page, "The wait");
        expect(await page.evaluate(() => scrollY)).toBe(before);
        await expect(tab("The wait")).toHaveAttribute("aria-selected", "true");
        await expect(page.getByText("Phase 5 of 7")).toBeVisible();
        await page.goBack();
        await showsPhase(page, "Diagnosis");
        await expect(tab("Diagnosis")).toBeFocused();
      }
      await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);

      await page.goBack();
      await showsPhase(page, "Discovery");
      await expect(tab("Discovery")).toBeFocused();
      if (isWholeRun) {
        await page.goForward();
        await showsPhase(page, "Diagnosis");
      }
      expect(await page.evaluate(() => Reflect.get(window, "still"))).toBe("here");
    });

    await test.step("pressing the phase that is shown adds nothing to the history", async () => {
      if (!isWholeRun) return;
      await tab("Decisions").click();
      await showsPhase(page, "Decisions");
      const length = await page.evaluate(() => history.length);
      await tab("Decisions").click();
      await tab("Decisions").click();
      await showsPhase(page, "Decisions");
      expect(await page.evaluate(() => history.length)).toBe(length);
    });

    await test.step("the arrow keys, Home and End lead through the phases, one stop for Tab", async () => {
      if (isWholeRun) await tab("Discovery").click();
      await showsPhase(page, "Discovery");
      const steps: [string, string][] = [
        ["ArrowDown", "Diagnosis"],
        ["ArrowLeft", "Discovery"],
        ["End", "Wellbeing"],
        ["ArrowDown", "Discovery"],
        ["ArrowUp", "Wellbeing"],
        ["Home", "Discovery"],
        ["ArrowRight", "Diagnosis"],
        ["ArrowUp", "Discovery"],
      ];
      for (const [key, title] of isWholeRun ? steps : steps.slice(2, 4)) {
        await page.keyboard.press(key);
        await showsPhase(page, title);
        await expect(tab(title)).toBeFocused();
      }
      await expect(page.locator('[role="tab"][tabindex="-1"]')).toHaveCount(6);
      await page.keyboard.press("Tab");
      await expect(page.getByRole("tabpanel", { name: "Discovery" })).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await expect(tab("Discovery")).toBeFocused();
    });

    await test.step("the next phase begins at its top, and the keyboard is there", async () => {
      await tab("The wait").click();
      await page.getByRole("link", { name: "Next phase: Turning points" }).click();
      await showsPhase(page, "Turning points");
      await expect(page.getByRole("tabpanel", { name: "Turning points" })).toBeFocused();
      const top = (await panelOf("Turning points", page).boundingBox())?.y ?? -1;
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(450);
      if (!isWholeRun) return;
      await page.getByRole("link", { name: "Previous phase: The wait" }).click();
      await showsPhase(page, "The wait");
    });

    await test.step("keeps nothing about the phases", async () => {
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
      await expect(page.locator("main")).not.toContainText("%");
      await expect(page.locator("main progress, main [role=progressbar]")).toHaveCount(0);
    });

    // The address above the phase: tests/pages/journeys.test.ts. Paper: print.spec.ts.
    if (!isWholeRun) return;
    await test.step("leads to the journey's page from its top", async () => {
      await page
        .getByRole("navigation", { name: "You are here" })
        .getByRole("link", { name: "Infertility" })
        .click();
      await expect(page).toHaveURL(`${site.url}${journey}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await page.goBack();
      await showsPhase(page, "The wait");
      await tab("Treatment").click();
      await showsPhase(page, "Treatment");
    });

    await test.step("on paper the phase has the whole width", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("tablist")).toBeHidden();
      const room = await page.locator(".phase-map").boundingBox();
      const panel = await panelOf("Treatment", page).boundingBox();
      expect(panel?.width).toBeGreaterThan((room?.width ?? 0) * 0.85);
    });
  });
});

import { address, countShifts, lateFont, open, showsOnly, titleOf, titles } from "../support/phases.ts";
import { expect, test } from "../support/site.ts";

test.use({ reducedMotion: "reduce" });

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("the phases are walked by mouse and by keyboard, and nothing is told or kept of it", async ({
    page,
    site,
    context,
  }) => {
    const shifts = await countShifts(page);
    await open(page);
    const tab = (name: string) => page.getByRole("tab", { name });

    await test.step("moves nothing while the page comes to life", async () => {
      expect(await shifts()).toBeLessThan(lateFont);
    });

    await test.step("describes itself to machines as a course with two prices", async () => {
      const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
      const [course, trail] = told["@graph"];
      expect(course).toMatchObject({
        "@type": "Course",
        name: "The Infertility Journey",
        dateModified: "2026-11-21",
      });
      expect(course.provider).toMatchObject({ "@type": "Organization", name: "Kinward" });
      expect(course.hasCourseInstance.courseMode).toEqual(["online", "self-paced"]);
      expect(course.offers.map(({ price }: { price: number }) => price)).toEqual([20, 200]);
      expect(trail["@type"]).toBe("BreadcrumbList");
      const crumbs = page.getByRole("navigation", { name: "You are here" });
      await expect(crumbs.getByRole("listitem")).toHaveText([/Journeys/, /Infertility/]);
      expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
        "Journeys",
        "Infertility",
      ]);
      const plan = page.getByRole("region", { name: "The plan for this path" });
      await expect(plan).toContainText("$20");
      await expect(plan).toContainText("$200");
      await expect(plan.getByRole("listitem")).toHaveText([
        "Infertility Journey, 7 phases",
        "Expert resources",
        "24/7 access",
      ]);
      await expect(page.getByText("Last reviewed on November 21, 2026")).toBeVisible();
    });

    await test.step("tells nobody and keeps nothing about the phase", async () => {
      const asked: string[] = [];
      page.on("request", (request) => {
        if (!/\.(svg|js|css)$/.test(request.url())) asked.push(request.url());
      });
      for (const title of titles) await page.getByRole("tab", { name: title }).click();
      await showsOnly(page, "Wellbeing");
      expect(asked).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
      await expect(page.getByText("Nothing is saved about where you stop reading")).toBeVisible();
      await expect(page.locator("main")).not.toContainText("%");
      await expect(page.locator("main progress, main [role=progressbar]")).toHaveCount(0);
      // Back to where the page began, as after a first load.
      await open(page);
    });

    await test.step("a press on a phase shows it, keeps the place and can be undone with Back", async () => {
      await showsOnly(page, "Discovery");
      const tabs = page.getByRole("tablist", { name: "Phases" }).getByRole("tab");
      await expect(tabs).toHaveCount(7);
      await page.evaluate(() => document.querySelector("[role=tablist]")?.scrollIntoView());
      const before = await page.evaluate(() => scrollY);

      await page.getByRole("tab", { name: "Diagnosis" }).click();
      await expect(page).toHaveURL(`${site.url}${address}#diagnosis`);
      await showsOnly(page, "Diagnosis");
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await page.getByRole("tab", { name: "The wait" }).click();
      await showsOnly(page, "The wait");
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await expect(page.getByRole("tab", { name: "The wait" })).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
      await expect(page.getByRole("tabpanel", { name: "The wait" })).toContainText("Phase 5 of 7");

      await page.goBack();
      await expect(page).toHaveURL(`${site.url}${address}#diagnosis`);
      await showsOnly(page, "Diagnosis");
      await page.goBack();
      await expect(page).toHaveURL(`${site.url}${address}`);
      await showsOnly(page, "Discovery");
      await page.goForward();
      await showsOnly(page, "Diagnosis");
    });

    await test.step("pressing the phase that is shown adds nothing to the history", async () => {
      await tab("Decisions").click();
      await showsOnly(page, "Decisions");
      const length = await page.evaluate(() => history.length);
      await page.getByRole("tab", { name: "Decisions" }).click();
      await page.getByRole("tab", { name: "Decisions" }).click();
      await showsOnly(page, "Decisions");
      expect(await page.evaluate(() => history.length)).toBe(length);
    });

    await test.step("the arrow keys, Home and End lead through the phases, one stop for Tab", async () => {
      await tab("Discovery").click();
      await tab("Discovery").focus();
      const steps: [string, string][] = [
        ["ArrowDown", "Diagnosis"],
        ["ArrowRight", "Decisions"],
        ["ArrowUp", "Diagnosis"],
        ["ArrowLeft", "Discovery"],
        ["ArrowUp", "Wellbeing"],
        ["ArrowDown", "Discovery"],
        ["End", "Wellbeing"],
        ["Home", "Discovery"],
      ];
      for (const [key, title] of steps) {
        await page.keyboard.press(key);
        await expect(tab(title)).toBeFocused();
        await showsOnly(page, title);
      }
      await expect(page).toHaveURL(`${site.url}${address}#discovery`);
      await expect(page.locator('[role="tab"][tabindex="-1"]')).toHaveCount(6);
      await page.keyboard.press("Tab");
      await expect(page.getByRole("tabpanel", { name: "Discovery" })).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await expect(tab("Discovery")).toBeFocused();
    });

    await test.step("the next phase begins at its top, and the keyboard is there", async () => {
      await tab("The wait").click();
      await page.getByRole("link", { name: "Next phase: Turning points" }).click();
      await expect(page).toHaveURL(`${site.url}${address}#turning-points`);
      await showsOnly(page, "Turning points");
      await expect(titleOf("Turning points", page)).toBeInViewport();
      await expect(page.getByRole("tabpanel", { name: "Turning points" })).toBeFocused();
      await page.getByRole("link", { name: "Previous phase: The wait" }).click();
      await showsOnly(page, "The wait");
    });

    await test.step("on paper every phase is open", async () => {
      await tab("Diagnosis").click();
      await page.emulateMedia({ media: "print" });
      for (const title of titles) await expect(titleOf(title, page)).toBeVisible();
      await expect(page.getByRole("heading", { name: "Stopping", exact: true })).toBeVisible();
      await expect(page.getByRole("tablist")).toBeHidden();
      const room = await page.locator("#phases").boundingBox();
      const panel = await page.locator("#diagnosis-panel").boundingBox();
      expect(panel?.width).toBeGreaterThan((room?.width ?? 0) * 0.85);
    });
  });
});

import { addressOf, journey, panelOf, titles } from "../support/phases.ts";
import { expect, test } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ reducedMotion: "reduce" });

for (const { where, viewport, stepRole, atFirst } of [
  { where: "on a wide screen", viewport: { width: 1280, height: 900 }, stepRole: "tab", atFirst: 1 },
  { where: "on a phone", viewport: { width: 390, height: 844 }, stepRole: "button", atFirst: 0 },
] as const)
  test.describe(where, () => {
    test.use({ viewport });

    test("a phase unfolds on its journey's page, at its own address, leads to the next in place, and Back folds it", {
      tag: where === "on a phone" ? "@all" : [],
    }, async ({ page }) => {
      await page.goto(journey);
      await expect(page.locator(".phase-map[data-live]")).toBeVisible();
      const step = (name: string) => page.getByRole(stepRole, { name: new RegExp(`^\\d?\\s*${name}`) });
      for (const title of titles) await expect(step(title)).toBeVisible();
      // Beside the list the first phase is open; below it, on phones, each says what it's about.
      const visiblePanels = page.locator(".phase-panel").filter({ visible: true });
      await expect(visiblePanels).toHaveCount(atFirst);
      await expect(panelOf("Discovery", page)).toBeVisible({ visible: atFirst === 1 });
      await expect(page.locator(".phase-hint").filter({ visible: true })).toHaveCount(titles.length);
      await expect(page).toHaveURL(new RegExp(`${journey}$`));

      await step("Decisions").scrollIntoViewIfNeeded();
      const before = await step("Decisions").boundingBox();
      await step("Decisions").click();
      await expect(panelOf("Decisions", page)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${addressOf("Decisions")}$`));
      await expect(page).toHaveTitle(/decisions|options/i);
      const description = page.locator("meta[name=description]");
      const said = await description.getAttribute("content");
      await expect(page.getByRole("heading", { level: 1, name: "The Infertility Journey" })).toBeAttached();
      expect((await step("Decisions").boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
      await expect(step("Decisions")).toBeFocused();

      await step("Treatment").click();
      await expect(panelOf("Treatment", page)).toBeVisible();
      await expect(page.locator(".phase-panel")).toHaveCount(1);
      await expect(description).not.toHaveAttribute("content", said ?? "");
      await page.getByRole("link", { name: "Next phase: The wait" }).click();
      await expect(panelOf("The wait", page)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name: "The Infertility Journey" })).toBeAttached();

      await page.goBack();
      await expect(panelOf("Treatment", page)).toBeVisible();
      await page.goBack();
      await expect(panelOf("Decisions", page)).toBeVisible();
      await page.goBack();
      await expect(visiblePanels).toHaveCount(atFirst);
      await expect(panelOf("Decisions", page)).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${journey}$`));
      await page.goForward();
      await expect(panelOf("Decisions", page)).toBeVisible();

      if (!isWholeRun) return;
      // Loaded anew, the address is the phase's own page.
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: "Decisions" })).toBeVisible();

      // An anchor of the journey's own page opens what it names.
      await page.goto(`${journey}#another-way`);
      const ending = page.getByRole("region", { name: "Living without children" });
      await expect(ending.getByRole("paragraph").first()).toBeHidden();
      await ending.getByRole("heading").click();
      await expect(ending.getByRole("paragraph").first()).toBeVisible();
    });
  });

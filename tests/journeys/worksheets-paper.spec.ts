import { expect, test } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";
import { address, openSheet, printedPages } from "../support/worksheets.ts";

test.use({ reducedMotion: "reduce" });

test("worksheets on paper", { tag: "@all" }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset.testPrinted = String(Number(dataset.testPrinted ?? 0) + 1);
    };
  });
  const onScreen = () => page.emulateMedia({ colorScheme: "light", media: "screen" });
  const map = page.locator('[data-sheet="support-map"]');

  await test.step("a worksheet is printed alone, blank on Letter and filled on A4", async () => {
    await openSheet(page, "support-map");
    if (isWholeRun) expect(await printedPages(page, "Letter")).toBeLessThanOrEqual(2);
    await map.getByLabel("Makes me laugh").fill("My brother Jo. ".repeat(20));
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "More worksheets" })).toBeHidden();
    await expect(page.getByRole("link", { name: /^Blank PDF/ })).toBeHidden();
    await expect(page.getByRole("button", { name: /^Print/ })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Support map" })).toBeVisible();
    await expect(map.getByRole("button")).toHaveCount(0);
    // Filled it is no shorter than blank.
    if (isWholeRun) expect(await printedPages(page, "A4")).toBeLessThanOrEqual(2);
  });

  await test.step("a page chosen to be dark is printed in dark ink on white", async () => {
    const colours = () =>
      map
        .locator(":is(h2, span, label, p, textarea)")
        .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).color))]);
    await page.emulateMedia({ colorScheme: "dark", media: "screen" });
    expect(await colours()).not.toContain("rgb(0, 0, 0)");
    await page.emulateMedia({ colorScheme: "dark", media: "print" });
    expect(await colours()).toEqual(["rgb(0, 0, 0)"]);
    await onScreen();
  });

  await test.step("both buttons print: below the title, and at the end", async () => {
    const printed = () => page.evaluate(() => document.documentElement.dataset.testPrinted);
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    const first = page.getByRole("button", { name: "Print", exact: true });
    const box = await first.boundingBox();
    expect((box?.y ?? 0) - ((heading?.y ?? 0) + (heading?.height ?? 0))).toBeLessThanOrEqual(24);
    await first.click();
    await expect.poll(printed).toBe("1");
    await map.getByRole("button", { name: "Print this worksheet" }).click();
    await expect.poll(printed).toBe("2");
  });

  await test.step("a sheet on a hard topic is printed whole, also in gentle mode", async () => {
    if (!isWholeRun) return;
    await page.getByRole("banner").getByRole("button", { name: "Gentle mode: off" }).click();
    const sheet = await openSheet(page, "after-a-loss-checklist");
    const question = page.getByText("The person I can call at night");
    await expect(question).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(question).toBeVisible();
    await expect(sheet.getByText("Gentle mode left this part out")).toBeHidden();
  });
});

test("worksheets on more paper: the list as titles, and a long answer over as many pages as it needs", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto(address);
  expect(await printedPages(page, "A4")).toBeLessThanOrEqual(8);
  await page.goto(`${address}/letter-to-myself`);
  const before = await printedPages(page, "Letter");
  await page.getByLabel("The letter").fill("A line of the letter that goes on for a while.\n".repeat(120));
  expect(await printedPages(page, "Letter")).toBeGreaterThanOrEqual(before + 2);
});

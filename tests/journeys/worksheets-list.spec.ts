import { requestsFrom } from "../support/requests.ts";
import { expect, test, untilHydrated } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";
import { address, printedPages } from "../support/worksheets.ts";

test.use({ reducedMotion: "reduce" });

test("is found from the downloads, by a link and by path", async ({ page }) => {
  await page.goto("/resources/digital-downloads");

  await test.step("opens the worksheet a link names, from another page", async () => {
    await page.locator("summary", { hasText: "Adoption" }).click();
    await page.getByRole("link", { name: /Fill in on screen.*Openness plan/ }).click();
    await expect(page).toHaveURL(/worksheets\/openness-plan$/);
    const sheet = page.locator('[data-sheet="openness-plan"]');
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Openness plan");
    await expect(sheet.getByLabel("What the child may need from this")).toBeVisible();
  });

  await test.step("leads an old address to the worksheet, from a narrowed list too", async () => {
    for (const old of isWholeRun
      ? [`${address}#support-map`, `${address}?path=surrogacy#support-map`]
      : [`${address}#support-map`]) {
      await page.goto(old);
      await expect(page).toHaveURL(/worksheets\/support-map$/);
      await expect(page.getByLabel("Makes me laugh")).toBeVisible();
    }
    // One that is pressed on the list itself loads nothing, so no script in the page's first load sees it.
    await page.goto(address);
    await untilHydrated(page);
    await page.evaluate(() => location.assign("#decision-matrix"));
    await expect(page).toHaveURL(/worksheets\/decision-matrix$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Decision matrix");
  });

  await test.step("narrows the list to one path without a new history entry", async () => {
    await page.goto(address);
    await untilHydrated(page);
    const before = await page.evaluate(() => history.length);
    const requests = requestsFrom(page);
    const filter = page.getByRole("navigation", { name: "Show worksheets for" });
    await filter.getByRole("link", { name: "Adoption" }).click();
    await expect(page).toHaveURL(/\?path=adoption$/);
    await expect(page.getByRole("heading", { name: "Route comparison" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Support map" })).toBeHidden();
    await expect(filter.getByRole("link", { name: "Adoption" })).toHaveAttribute("aria-current", "true");
    expect(await page.evaluate(() => history.length)).toBe(before);
    expect(requests.filter((line) => line.includes(address))).toEqual([]);
    // Loaded with this address it is narrowed from the first byte on: tests/pages/worksheets.test.ts.
    await filter.getByRole("link", { name: "All" }).click();
    await expect(page.getByRole("heading", { name: "Support map" })).toBeVisible();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  // What is sent: tests/pages/worksheets.test.ts and public-without-scripts.test.ts.
  test("a worksheet can be opened, filled in and printed", { tag: "@all" }, async ({ page }) => {
    await test.step("an old address shows the worksheet's row, which leads on", async () => {
      await page.goto(`${address}#emergency-contacts-card`);
      const row = page.getByRole("link", { name: "Emergency contacts card" });
      await expect(row).toBeInViewport();
      await row.click();
      await expect(page).toHaveURL(/worksheets\/emergency-contacts-card$/);
    });

    await test.step("says that nothing is kept, and prints", async () => {
      await page.goto(`${address}?path=everyone`);
      await expect(page.getByText("JavaScript is off in this browser.")).toBeVisible();
      await expect(page.getByText("Route comparison")).toBeHidden();
      await page.getByText("Support map").click();
      await expect(page.getByText(/^JavaScript is off in this browser\./)).toBeVisible();
      await page.getByLabel("Makes me laugh").fill("Jo");
      await expect(page.getByRole("button", { name: "Add a row" })).toHaveCount(0);
      await expect(page.getByRole("button", { name: /^Print/ })).toHaveCount(0);
      await expect(page.getByRole("link", { name: /Blank PDF/ }).first()).toBeVisible();
      expect(await printedPages(page, "Letter")).toBeLessThanOrEqual(2);
    });
  });
});

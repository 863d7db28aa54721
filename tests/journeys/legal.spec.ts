import type { Page } from "@playwright/test";
import { keptTable } from "../../src/content/pages/legal/kept-tables.ts";
import { expect, test } from "../support/site.ts";
import { hasUnfoldedTitles } from "../support/text-sizes.ts";

// What the legal pages say, and that all of them list their sections: tests/pages/legal.test.ts.

/** Goes to a section by its link in the contents, where nothing may lie over it. */
async function walkTo(page: Page, title: string) {
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await links.getByText(title, { exact: true }).click();
  const target = page.getByRole("main").getByRole("heading", { level: 2, name: title, exact: true });
  await expect(target).toBeInViewport();
  // The header may be over the page: nothing that was asked for may lie under it.
  const header = await page.locator(".site-header").boundingBox();
  const top = (await target.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThanOrEqual(Math.max(0, (header?.y ?? 0) + (header?.height ?? 0)));
}

/** Is printed without menus, contents and shadows, on white also at night. */
async function printsPlainly(page: Page) {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
  });
  await expect(page.locator(".site-header")).toBeHidden();
  await expect(page.locator(".site-footer")).toBeHidden();
  await expect(page.getByRole("link", { name: "Skip to the main content" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
  const colour = await page.locator("h1").evaluate((found) => getComputedStyle(found).color);
  expect(colour).toBe("rgb(0, 0, 0)");
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
}

test("the privacy policy is reached within the site, walked by its contents and printed", {
  tag: "@all",
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/terms-of-service");

  await test.step("the terms can be walked by their contents", async () => {
    const titles = await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link")
      .allTextContents();
    for (const title of [titles[1] ?? "", titles.at(-1) ?? ""]) await walkTo(page, title);
  });

  await test.step("the policy comes with what the server says of its settings", async () => {
    const fetched = page.waitForResponse(/\/privacy-policy\.data/);
    await page.getByRole("main").getByRole("link", { name: "privacy policy" }).click();
    await fetched;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
    await expect(page.getByText("No other company finds out from us that you visited.")).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  await test.step("the contents stay in view beside the text of a wide screen", async () => {
    await walkTo(page, "How long we keep it");
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents).toBeInViewport();
    const beside = await contents.boundingBox();
    const text = await page.getByRole("table", { name: keptTable.caption }).boundingBox();
    expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(text?.x ?? 0);
  });

  await test.step("sections that phones fold have their text right below their titles", async () => {
    await hasUnfoldedTitles(page);
  });

  await test.step("on a phone its sections are folded, and a press or an anchor opens one", async () => {
    const heading = page.getByRole("heading", { name: "Who sees it", exact: true });
    const summary = page.locator("summary", { has: heading });
    const text = page.getByText("People on our team who answer messages can read them");
    await expect(text).toBeVisible();
    await summary.evaluate((element) => element.focus());
    await expect(summary).not.toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
    await expect(text).toBeHidden();
    await summary.press("Enter");
    await expect(text).toBeVisible();
    await page.goto("/privacy-policy#cookies-and-trackers");
    await expect(page.getByRole("heading", { name: "Cookies, trackers and your device" })).toBeInViewport();
    await expect(
      page.getByRole("region", { name: "Cookies, trackers and your device" }).getByRole("table").first(),
    ).toBeVisible();
  });

  await test.step("it is printed without menus, contents and shadows, on white also at night", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await printsPlainly(page);
  });
});

test("the home page asks no other host, sets no cookie, writes to the device only the theme that is chosen, and leads to the notices", async ({
  page,
  context,
  site,
}) => {
  const hosts = new Set<string>();
  const scripts = new Map<string, number>();
  page.on("response", (response) => {
    hosts.add(new URL(response.url()).host);
    if (response.url().endsWith(".js"))
      scripts.set(response.url(), Number(response.headers()["content-length"]));
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const html = (await (await page.goto("/", { waitUntil: "networkidle" }))?.text()) ?? "";
  expect([...hosts]).toEqual([new URL(site.url).host]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  // The bytes of each page's files: tests/pages/byte-budgets.test.ts.
  await test.step("loads no more scripts than the page names, and what comes once nothing else is going on", () => {
    const named = [...scripts].filter(([url]) => html.includes(new URL(url).pathname));
    const total = (of: readonly (readonly [string, number])[]) => of.reduce((sum, [, size]) => sum + size, 0);
    expect(total(named)).toBeGreaterThan(50_000);
    // A header whose links stay in one line, whatever they are, came with 0.2 KB.
    expect(total(named)).toBeLessThanOrEqual(103_300);
    expect(total([...scripts])).toBeLessThanOrEqual(124_000);
  });

  await test.step("the two notices stand in its bottom line, at 320 pixels too", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const notices = page.getByRole("contentinfo").getByRole("list", { name: "Notices" });
    for (const name of ["Health data notice", "Accessibility"]) {
      const box = await notices.getByRole("link", { name }).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 321)).toBeLessThanOrEqual(320);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await page.locator("[data-theme-switch]").first().click();
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  expect(stored).toEqual({ local: ["theme"], session: [], databases: [] });
  expect(await context.cookies()).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the contents can be walked with keys alone, and the text is read and printed", {
    tag: "@all",
  }, async ({ page }) => {
    await page.goto("/accessibility");
    const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    await links.first().focus();
    await page.keyboard.press("Tab");
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#what-we-do$/);
    await expect(page.getByRole("heading", { name: "What we do" })).toBeInViewport();
    await printsPlainly(page);
  });
});

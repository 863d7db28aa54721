import type { Locator } from "@playwright/test";
import { sheet } from "../support/journal.ts";
import { expect, test } from "../support/site.ts";

const screen = { width: 390, height: 844 };

test.use({ reducedMotion: "reduce", viewport: screen });

/** How far down the page something begins, in screens of a phone. */
async function screensDown(what: Locator): Promise<number> {
  const top = await what.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  return top / screen.height;
}

test("a group tonight: one tap, one screen; the price and how to cancel: two taps, two screens; help after a miscarriage: one tap, no scrolling", {
  tag: "@all",
}, async ({ page }) => {
  await test.step("a group tonight", async () => {
    await page.goto("/");
    const group = page.getByRole("main").getByRole("link", { name: "Find a group", exact: true }).first();
    await expect(group).toBeInViewport();
    await group.click();
    await expect(page).toHaveURL(/\/support\/groups$/);
    await expect(page.getByRole("main").getByRole("article").first()).toBeInViewport();
  });

  await test.step("help after a miscarriage", async () => {
    await page.goBack();
    const afterwards = page.getByRole("link", { name: "After a miscarriage", exact: true });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(afterwards).toBeInViewport();
    await afterwards.click();
    await expect(page).toHaveURL(/\/pregnancy-loss$/);
    await expect(page.getByRole("main").getByRole("link", { name: "911" }).first()).toBeInViewport();
    await expect(page.getByRole("button", { name: "Help now" })).toBeInViewport();
  });

  await test.step("the price and how to cancel", async () => {
    await page.goBack();
    await page.getByRole("link", { name: "Join Now", exact: true }).first().click();
    await expect(page).toHaveURL(/\/membership$/);
    expect(await screensDown(page.getByText("$30", { exact: true }).first())).toBeLessThan(2);
    await page.getByRole("link", { name: "Before you buy" }).click();
    await expect(page.getByText(/You can cancel at any time/).first()).toBeInViewport();
  });
});

// The way by the search: site-search.spec.ts.
test("a worksheet: two taps and a word, two screens", { tag: "@all" }, async ({ page }) => {
  await page.goto("/");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const search = page.getByRole("dialog", { name: "Search the whole site" });
  await search.getByRole("searchbox").fill("cost planner");
  await search
    .getByRole("link", { name: /cost planner/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/resources\/worksheets\/cost-planner$/);
  expect(
    await screensDown(page.getByRole("main").locator("input:visible, textarea:visible").first()),
  ).toBeLessThan(2);
});

// With what becomes of the word: journal.spec.ts.
test("the first word in the journal: one tap, before any passphrase", { tag: "@all" }, async ({ page }) => {
  await page.goto("/resources/journaling");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(sheet(page)).toBeInViewport();
  await sheet(page).click();
  await page.keyboard.type("Today");
  await expect(sheet(page)).toHaveValue(/Today/);
  await expect(page.getByLabel("Passphrase", { exact: true })).toHaveCount(0);
});

test.describe("with a code of a clinic", () => {
  test.use({ data: "lists" });

  // The code is copied and the press told: handed-on.spec.ts.
  test("a clinic code: two taps, no scrolling", { tag: "@all" }, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await context.route("https://courses.kinward.example/**", (route) => route.fulfill({ body: "" }));
    await page.goto("/c/SAMPLE-ONE");
    const activate = page.getByRole("link", { name: /^Activate Membership/ });
    await expect(activate).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("SAMPLE-ONE", { exact: true })).toBeInViewport({ ratio: 1 });
    const copy = page.getByRole("button", { name: "Copy the code" });
    await expect(copy).toBeInViewport({ ratio: 1 });
    await copy.click();
    const opened = context.waitForEvent("page");
    await activate.click();
    expect((await opened).url()).toContain("courses.kinward.example/enroll/");
  });
});

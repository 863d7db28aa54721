import { requestsFrom } from "../support/requests.ts";
import { expect, test } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });

test("takes what is typed while the list of pages is on its way, searches on the device, shelf by shelf, and asks for nothing while typing", async ({
  page,
}) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/search.json", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/membership");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const requests = requestsFrom(page);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const search = page.getByRole("dialog", { name: "Search the whole site" });
  const field = search.getByRole("searchbox");
  await expect(field).toBeFocused();
  await expect.poll(() => requests.filter((each) => each.endsWith("/search.json"))).toHaveLength(1);

  await test.step("takes what is typed while the list is on its way, and says so", async () => {
    await page.keyboard.type("miscarriage");
    await expect(search.getByRole("status")).toHaveText("Getting the list of pages …");
    letGo();
    await expect(search.getByRole("link").first()).toHaveAttribute("href", "/pregnancy-loss");
    await expect(field).toBeFocused();
  });

  await test.step("empties its field with its own button, and offers what people often look for", async () => {
    await expect(search.getByRole("heading", { name: "People often look for" })).toHaveCount(0);
    await search.getByRole("button", { name: "Clear the field" }).click();
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
    await expect(
      search.getByRole("region", { name: "People often look for" }).getByRole("button"),
    ).toHaveCount(6);
    await search.getByRole("button", { name: "Clinic code" }).click();
    await expect(field).toHaveValue("Clinic code");
    await expect(field).toBeFocused();
    await expect(search.getByRole("link").first()).toHaveAttribute("href", "/#code-heading");
  });

  await test.step("leads a loss to the page on loss first", async () => {
    await field.fill("x");
    requests.length = 0;
    await field.pressSequentially("miscarriage");
    await field.fill("miscarriage");
    await expect(search.getByRole("link").first()).toHaveAttribute("href", "/pregnancy-loss");
    await expect(search.getByRole("region", { name: "Support groups" })).toContainText("After a loss");
    expect(requests).toEqual([]);
    expect(page.url()).toMatch(/\/membership$/);
  });

  // What is found for which words: src/features/site-search/site-search.test.ts.
  await test.step("understands a wrong letter, and says when there is nothing", async () => {
    if (!isWholeRun) return;
    await field.fill("embrio transfer");
    await expect(search.getByRole("status").last()).toContainText("These are about “embryo transfer”.");
    await field.fill("zzqqx");
    await expect(search.getByRole("status").last()).toContainText("Nothing found for “zzqqx”.");
  });

  await test.step("shows help lines for words about suicide", async () => {
    await field.fill("I want to die");
    await expect(search.getByRole("link", { name: "Call 988" })).toBeVisible();
  });

  await test.step("closes with Escape, and leads on from a result", async () => {
    await page.keyboard.press("Escape");
    await expect(search).toBeHidden();
    await expect(page.getByRole("button", { name: "Search", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("");
    await field.fill("cost planner");
    await search.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/resources\/worksheets\/cost-planner$/);
    await expect(search).toBeHidden();
  });
});

test("leads to the library's search when what is searched can't be fetched", async ({ page, quiet }) => {
  quiet.allow(/ERR_FAILED|Failed to load/);
  await page.route("**/search.json", (route) => route.abort());
  await page.goto("/membership");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const button = page.getByRole("button", { name: "Search", exact: true });

  await test.step("never when somebody only passes it with the keyboard", async () => {
    const failed = page.waitForEvent("requestfailed");
    await button.focus();
    await failed;
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Help now" })).toBeFocused();
    await expect(page).toHaveURL(/\/membership$/);
  });

  await button.click();
  await expect(page).toHaveURL(/\/resources\/knowledge-hub#library$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  // The link as it is sent: tests/pages/public-without-scripts.test.ts.
  test("is a link to the library's search", { tag: "@all" }, async ({ page }) => {
    await page.goto("/membership");
    await page.getByRole("link", { name: "Search", exact: true }).click();
    await expect(page.getByRole("searchbox")).toBeInViewport();
  });
});

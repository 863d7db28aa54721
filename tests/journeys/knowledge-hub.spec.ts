import type { Page } from "@playwright/test";
import { articles } from "../../src/content/knowledge-hub/articles.ts";
import { courses } from "../../src/content/knowledge-hub/courses.ts";
import { axeFaults } from "../support/axe.ts";
import { requestsFrom } from "../support/requests.ts";
import { expect, test } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";

const hub = "/resources/knowledge-hub";
// The page on pregnancy loss is listed with the articles.
const all = articles.length + 1 + courses().length;
const onAdoption = articles.filter(({ paths }) => paths.includes("adoption")).length;

/** The titles of what is shown, in their order. */
const shown = (page: Page) => page.locator("#library li:visible h3, #courses li:visible h3");
/** The titles on the shelves and of the courses, those that are folded too. */
const listed = (page: Page) => page.locator("#library section li h3, #courses li:visible h3");
/** What a screen reader is told, once it has rested. */
const said = (page: Page) => page.locator("#library .sr-only[role=status]");

test("finds as one types, forgives mistakes, keeps the address, asks the server for nothing, and comes back to what was typed", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(hub);
  await expect(listed(page)).toHaveCount(all);
  const shelves = page.locator("#library section");
  for (const shelf of isWholeRun ? await shelves.all() : [shelves.first()]) {
    const inSight = await shelf.locator("li:visible").count();
    expect(inSight).toBeGreaterThanOrEqual(4);
    expect(inSight).toBeLessThanOrEqual(6);
  }
  const folded = shelves.filter({ has: page.getByRole("heading", { name: "Tests and treatment" }) });
  await expect(folded.getByText("Your chances by age")).toBeHidden();
  await folded.getByText(/^\d+ more on this shelf/).click();
  await expect(folded.getByText("Your chances by age")).toBeVisible();
  await expect(said(page)).toHaveText("");
  await page.getByRole("searchbox", { name: "Search" }).focus();
  const requests = requestsFrom(page);

  // A rest in the middle lets the address follow; no letter may be lost over it.
  await page.getByRole("searchbox", { name: "Search" }).pressSequentially("suro");
  await expect(page).toHaveURL(/\?q=suro$/);
  await page.getByRole("searchbox", { name: "Search" }).pressSequentially("gacy law");
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("surogacy law");
  await expect(shown(page).first()).toHaveText("Surrogacy law, state by state");
  await expect(page).toHaveURL(/\?q=surogacy\+law$/);
  const guess = "No exact match for “surogacy law”. Did you mean “surrogacy law”?";
  await expect(said(page)).toHaveText(new RegExp(`^${guess.replace(/[?.]/g, "\\$&")} \\d+ of ${all} match$`));

  await page.getByRole("searchbox", { name: "Search" }).fill("");
  await expect(shelves.first()).toBeVisible();
  await expect(listed(page)).toHaveCount(all);
  // What each choice leaves: src/features/knowledge-hub/knowledge-hub.test.ts.
  if (isWholeRun) {
    await page.getByLabel("Path").selectOption("Adoption");
    await expect(shown(page)).toHaveCount(onAdoption + 1);
  }
  await page.getByLabel("Kind").selectOption("Course");
  if (isWholeRun) {
    await expect(shown(page)).toHaveText(["Adoption Journey"]);
    await expect(page).toHaveURL(/\?path=adoption&kind=course$/);
  }

  await page.getByLabel("Length").selectOption("Up to 4 minutes");
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByText("Nothing matches that search")).toBeVisible();
  await expect(said(page)).toHaveText(`0 of ${all} match`);
  await page.getByRole("link", { name: "Show everything again" }).click();
  await expect(shelves.first()).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Search" })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${hub}$`));

  // Words of a crisis are answered with help, and told to nobody.
  const lines = page.getByRole("status").filter({ hasText: "thinking about suicide" });
  await expect(lines).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Search" }).fill("I want to kill myself");
  await expect(lines.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  await expect(lines.getByRole("link", { name: "Call 911" })).toHaveAttribute("href", "tel:911");
  expect(requests).toEqual([]);

  await page.getByRole("searchbox", { name: "Search" }).fill("");
  await expect(lines).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Search" }).fill("surrogacy law");
  await expect(shown(page).first()).toHaveText("Surrogacy law, state by state");
  await shown(page).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Surrogacy law, state by state");
  await page.goBack();
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("surrogacy law");
});

test("opens what is tapped right after the last letter on a slow phone, and comes back to what was typed", {
  tag: "@all",
}, async ({ page }) => {
  const path = `${hub}/surrogacy-law-us-and-canada`;
  await page.goto(hub);
  await page.getByRole("searchbox", { name: "Search" }).focus();
  await page.waitForLoadState("networkidle");
  // The article takes longer than the rest after which the address follows what was typed.
  await page.route(`**${path}.data*`, async (route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.continue();
  });
  // On a phone that is slow, the tap comes before React has drawn what the letters find.
  const phone = await page.context().newCDPSession(page);
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.getByRole("searchbox", { name: "Search" }).fill("surrogacy law");
  await page.locator(`a[href$="${path}"]`).first().dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Surrogacy law in the US and Canada");
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.goBack();
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("surrogacy law");
});

// What is found and what is a guess: src/features/knowledge-hub/knowledge-hub.test.ts.
test("reads the articles' text on a phone, calls a guess a guess, and answers words of a crisis with help", {
  tag: "@all",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(hub);
  const search = page.getByRole("searchbox", { name: "Search" });
  // The search and the first texts are on the first screen.
  await expect(shown(page).first()).toBeInViewport({ ratio: 1 });
  await expect(search).toBeInViewport({ ratio: 1 });
  const lines = page.getByRole("status").filter({ hasText: "thinking about suicide" });
  await search.focus();
  await search.pressSequentially("sleep");
  await expect(said(page)).toHaveText(new RegExp(`^\\d+ of ${all} match$`));
  expect(await shown(page).count()).toBeGreaterThanOrEqual(8);
  // The keyboard of a phone takes 336 px of 844: the first answer is above it.
  const first = await shown(page).first().boundingBox();
  expect((first?.y ?? 999) + (first?.height ?? 0)).toBeLessThan(844 - 336);
  expect(first?.y).toBeGreaterThan(64);

  await search.fill("miscarriage");
  await expect(shown(page).first()).toHaveText("Pregnancy loss");

  await search.fill("adoration");
  const guess = "No exact match for “adoration”. Did you mean “adoption”?";
  await expect(page.locator("#library").getByText(guess).first()).toBeVisible();
  await expect(lines).toHaveCount(0);

  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.method() + request.url()));
  await search.fill("I want to kill myself");
  await expect(lines.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  await expect(lines.getByRole("link", { name: "Call 911" })).toHaveAttribute("href", "tel:911");
  expect(sent.filter((each) => !each.startsWith("GET") || each.includes("kill"))).toEqual([]);
  expect(await axeFaults(page, "without frame")).toEqual([]);
  await search.fill("");
  await expect(lines).toHaveCount(0);
});

// A shared address as it is answered: tests/pages/knowledge-hub.test.ts.
test("is right from the first byte under a shared address, and found again on the way back", {
  tag: "@all",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/knowledge-hub?q=adopton&kind=guide`);
  await expect(shown(page).first()).toHaveText("Three ways to adopt");
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("adopton");
  await expect(page.getByLabel("Kind")).toHaveValue("guide");
  const count = await shown(page).count();

  await shown(page).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Three ways to adopt");
  await expect(page).toHaveTitle("Three ways to adopt - Kinward");
  await page.goBack();
  await expect(page).toHaveURL(/\/knowledge-hub\?q=adopton&kind=guide$/);
  await expect(shown(page)).toHaveCount(count);
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("adopton");
});

// What is listed and answered without script, and what an article tells machines: tests/pages/knowledge-hub.test.ts.
test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("shows an article whole, and numbers the items of an ordered list", { tag: "@all" }, async ({
    page,
  }) => {
    await page.goto(`${hub}/after-a-loss-the-first-week`);
    await expect(page.getByText("You have chest pain or trouble breathing.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Show all parts" })).toBeHidden();

    await page.goto(`${hub}/deciding-how-many-times`);
    const list = page.locator("article ol, .prose ol").and(page.locator("ol:not([class])")).first();
    const item = list.getByRole("listitem").nth(1);
    await expect(item).toHaveCSS("list-style-type", "decimal");
    await expect(item).toHaveCSS("display", "list-item");
    // The number stands to the left of the words and inside the page.
    const room = await list.evaluate((found) => Number.parseFloat(getComputedStyle(found).paddingLeft));
    expect(room).toBeGreaterThan(20);
  });
});

test("shows an article with its notes, contents, sources and ways on, folds hard parts in gentle mode, and sends the browser no other article", async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.url());
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${hub}/after-a-loss-the-first-week`);
  const hard = page.getByText("You have chest pain or trouble breathing.");
  const child = page.getByText("Children notice closed doors.");
  await expect(page.getByText("This article talks about: pregnancy loss, stillbirth,")).toBeVisible();
  await expect(hard).toBeVisible();
  await expect(child).toBeVisible();
  // Gentle mode folds the parts away, and each can be opened by itself; urgent signs stay.
  const part = page.locator("[data-topics]", { has: child });
  await part.getByRole("button", { name: "Turn on gentle mode" }).click();
  await expect(child).toBeHidden();
  await expect(hard).toBeVisible();
  await part.getByRole("button", { name: "Show this part" }).click();
  await expect(child).toBeVisible();
  if (isWholeRun) expect(await axeFaults(page, "without frame")).toEqual([]);

  await page
    .getByRole("navigation", { name: "In this article" })
    .getByRole("link", { name: "A child at home" })
    .click();
  await expect(page.getByRole("heading", { name: "A child at home" })).toBeInViewport();
  const next = page.getByRole("region", { name: "Where to turn next" });
  await expect(next.getByRole("link", { name: /A group after a loss/ })).toBeVisible();
  await next.getByRole("link", { name: /Pregnancy loss/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pregnancy loss");
  await expect(page.getByText("Where this comes from")).toBeVisible();

  // The scripts that an article names: tests/pages/knowledge-hub.test.ts.
  if (!isWholeRun) return;
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(2);
  const sent = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()));
  const words = articles.map(({ summary }) => summary.slice(0, 40));
  for (const text of sent) for (const word of words) expect(text).not.toContain(word);
  expect(sent.some((text) => text.includes("codeFencedFence"))).toBe(false);
});

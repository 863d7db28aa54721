import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name });

/** Answers some of the three questions and asks for a suggestion. */
async function ask(page: Page, ...answers: string[]) {
  for (const answer of answers) await page.getByText(answer, { exact: true }).click();
  await page.getByRole("button", { name: "Show me a first step" }).click();
}

test.describe("the overview", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("explains the four steps and shows the five paths", async ({ page }) => {
    await page.goto("/journeys");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Family-Building Journey");
    const how = region(page, "How Our Guided Journeys Work");
    await expect(how.getByRole("heading", { level: 3 })).toHaveText([
      "Choose Your Path",
      "Access Resources",
      "Connect",
      "Thrive",
    ]);
    const cards = region(page, "Find your path").locator("li a");
    await expect(cards).toHaveCount(5);
    const hrefs = await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual([
      "/journeys/infertility",
      "/journeys/donor-conception",
      "/journeys/surrogacy",
      "/journeys/gestational-surrogates",
      "/journeys/adoption",
    ]);
    const waiting = [false, false, false, true, true];
    for (const [at, soon] of waiting.entries())
      await expect(cards.nth(at).getByText("Coming soon")).toHaveCount(soon ? 1 : 0);
    for (const at of [3, 4]) await expect(cards.nth(at)).not.toContainText(/\d/);
  });

  test("tells machines of a collection of five", async ({ page, site }) => {
    await page.goto("/journeys");
    const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
    expect(told["@type"]).toBe("CollectionPage");
    const listed = told.mainEntity.itemListElement.map(({ url }: { url: string }) => url);
    expect(listed).toHaveLength(5);
    expect(listed[0]).toBe(`${site.url}/journeys/infertility`);
  });
});

test.describe("the chooser", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("suggests a path, a first step and something beside it, and is there with the focus", async ({
    page,
    site,
  }) => {
    await page.goto("/journeys", { waitUntil: "networkidle" });
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await ask(
      page,
      "We or I have been trying, and it takes long",
      "I am waiting for an answer",
      "A quiet minute",
    );
    const suggestion = region(page, "Infertility");
    await expect(suggestion.getByRole("heading", { level: 3, name: "Infertility" })).toBeFocused();
    await expect(suggestion.getByRole("heading", { level: 4 })).toHaveText("The wait");
    await expect(page.getByRole("status")).toHaveText("A suggestion is shown below. Infertility: The wait");
    await expect(suggestion.getByRole("link", { name: "Open ZenDen" })).toHaveAttribute(
      "href",
      "/resources/zenden",
    );
    await suggestion.getByRole("link", { name: "Open this page" }).click();
    await expect(page).toHaveURL(`${site.url}/journeys/infertility#the-wait`);
    await expect(page.getByRole("heading", { level: 3, name: "The wait", exact: true })).toBeInViewport();
  });

  test("takes “I don't know yet”, and no answer at all, as whole answers", async ({ page }) => {
    await page.goto("/journeys", { waitUntil: "networkidle" });
    await ask(page);
    const suggestion = region(page, "No path yet, and that is fine");
    await expect(suggestion.getByRole("heading", { level: 3 })).toBeFocused();
    await expect(suggestion.getByRole("heading", { level: 4 })).toHaveText("Decisions");
    await expect(suggestion.getByRole("link", { name: "Write to us" })).toBeVisible();
    const without = await suggestion.textContent();
    for (const legend of [
      "1. What comes closest?",
      "2. Where on the way are you?",
      "3. What would do you good first?",
    ])
      await page.getByRole("group", { name: legend }).getByText("I don't know yet").click();
    await page.getByRole("button", { name: "Show me a first step" }).click();
    await expect(suggestion).toHaveText(without ?? "");
  });

  test("follows when an answer changes, and leaves the focus where it is", async ({ page }) => {
    await page.goto("/journeys", { waitUntil: "networkidle" });
    await ask(page, "I think about adoption or foster care");
    await expect(region(page, "Adoption").getByRole("heading", { level: 3 })).toBeFocused();
    await page
      .getByRole("radio", { name: "Someone else might carry for us or for me" })
      .check({ force: true });
    await expect(region(page, "Surrogacy")).toBeVisible();
    await expect(
      page.getByRole("radio", { name: "Someone else might carry for us or for me" }),
    ).toBeFocused();
    await expect(page.getByRole("status")).toContainText("Surrogacy:");
  });

  test("works by keyboard alone", async ({ page }) => {
    await page.goto("/journeys", { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "Not sure which one? Three questions may help" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#today$/);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await expect(
      page.getByRole("radio", { name: "Donor sperm, eggs or embryos are on my mind" }),
    ).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Show me a first step" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(region(page, "Donor conception").getByRole("heading", { level: 3 })).toBeFocused();
  });

  test("sends nothing and keeps nothing", async ({ page, context }) => {
    await page.goto("/journeys", { waitUntil: "networkidle" });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await ask(
      page,
      "I carry, or may carry, for other people",
      "I am in the middle of it",
      "One person to talk to",
    );
    await expect(region(page, "Gestational surrogates")).toBeVisible();
    await page.getByRole("radio").first().press("Enter");
    expect(asked.filter((url) => !/\.(svg|js|css)$/.test(url))).toEqual([]);
    expect(new URL(page.url()).search).toBe("");
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await page.reload({ waitUntil: "networkidle" });
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(region(page, "Gestational surrogates")).toHaveCount(0);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  test("all suggestions stand in a list", async ({ page }) => {
    await page.goto("/journeys");
    await expect(page.getByRole("radio")).toHaveCount(0);
    const today = region(page, "Where are you today?");
    for (const text of [
      "We or I have been trying, and it takes long",
      "I think about adoption or foster care",
      "I don't know yet",
    ])
      await expect(today.getByRole("heading", { name: text, exact: true })).toBeVisible();
    await expect(today.getByRole("link", { name: "Turning points" }).first()).toHaveAttribute(
      "href",
      "/journeys/infertility#turning-points",
    );
    await expect(today.getByRole("link", { name: "Ask for a mentor" })).toBeVisible();
  });
});

test("is sound with a suggestion shown", async ({ page }) => {
  await page.goto("/journeys", { waitUntil: "networkidle" });
  await ask(page, "A quiet minute");
  await isSound(page);
});

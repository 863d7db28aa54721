import type { Page } from "@playwright/test";
import { pagePaths } from "../../src/content/index.ts";
import { articlePages } from "../../src/content/pages/articles.ts";
import { worksheetPages } from "../../src/content/pages/worksheet-pages.ts";
import { axeFaults } from "../support/axe.ts";
import { axePages, axeWholePages } from "../support/axe-pages.ts";
import { brokenWords } from "../support/broken-words.ts";
import { expect, test } from "../support/site.ts";
import { fitsBothLooks, isSound, untilColoursStand } from "../support/sound.ts";

test("tells of an unknown address in the whole page, with status 404", async ({ page, quiet }) => {
  quiet.allow(/404/);
  const answer = await page.goto("/old/page");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle("Page Not Found - Kinward | 404 Error");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We’ve Moved!");
  const main = page.getByRole("main");
  for (const href of [
    "/",
    "/journeys",
    "/support/peer-mentoring",
    "/resources/knowledge-hub",
    "/resources/zenden",
    "/contact",
    "/journeys/infertility",
    "/journeys/donor-conception",
    "/journeys/surrogacy",
    "/journeys/adoption",
  ])
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
  await expect(main).toContainText(
    "Still can’t find what you’re looking for? Contact our team and we’ll help you find it.",
  );
});

test("asks no other host for anything and stays within its bytes on the first load", async ({
  page,
  site,
}) => {
  const hosts = new Set<string>();
  const scripts = new Map<string, number>();
  page.on("response", async (response) => {
    hosts.add(new URL(response.url()).host);
    if (response.url().endsWith(".js"))
      scripts.set(response.url(), Number(response.headers()["content-length"]));
  });
  const html = (await (await page.goto("/", { waitUntil: "networkidle" }))?.text()) ?? "";
  expect([...hosts]).toEqual([new URL(site.url).host]);
  // What comes once nothing else is going on (tooltips) has a bound of its own.
  const named = [...scripts].filter(([url]) => html.includes(new URL(url).pathname));
  const total = (of: readonly (readonly [string, number])[]) => of.reduce((sum, [, size]) => sum + size, 0);
  expect(total(named)).toBeGreaterThan(50_000);
  expect(total(named)).toBeLessThanOrEqual(103_000);
  expect(total([...scripts])).toBeLessThanOrEqual(124_000);
});

// The articles are all drawn alike, and so are the worksheets: a few of them stand for the rest.
const alike = new Set<string>([...articlePages.slice(2), ...worksheetPages.slice(3)].map(({ path }) => path));
const opened = ["/nowhere", ...pagePaths.filter((path) => !alike.has(path) || axePages.includes(path))];
const parts = 4;
test.describe("every page", () => {
  test.describe.configure({ mode: "parallel" });
  test.use({ reducedMotion: "reduce" });
  for (const part of Array.from({ length: parts }, (_, at) => at))
    test(`fits a narrow phone, also with a reader's text spacing, and is sound, part ${part + 1} of ${parts}`, async ({
      page,
      quiet,
    }) => {
      test.setTimeout(180_000);
      quiet.allow(/404/);
      for (const path of opened.filter((_, at) => at % parts === part)) {
        await page.setViewportSize({ width: 320, height: 700 });
        await page.goto(path);
        expect(await overWithAndWithoutSpacing(page), path).toEqual({ usual: 0, spaced: 0 });
        expect(await brokenWords(page), path).toEqual([]);
        if (axeWholePages.includes(path)) await isSound(page, "whole");
        else if (axePages.includes(path)) await isSound(page);
        else await fitsBothLooks(page);
      }
    });
});

/** How many pixels the page is too wide, as it is and with the text spacing of WCAG 1.4.12. */
function overWithAndWithoutSpacing(page: Page): Promise<{ usual: number; spaced: number }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const usual = over();
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = [spacing];
    const spaced = over();
    document.adoptedStyleSheets = [];
    return { usual, spaced };
  });
}

test("is sound in the other light of each width too", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  for (const [width, colorScheme] of [
    [390, "light"],
    [1440, "dark"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await untilColoursStand(page);
    expect(await axeFaults(page)).toEqual([]);
  }
});

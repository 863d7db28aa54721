import type { Page } from "@playwright/test";
import { kindOfPage, legalPages, pagePaths, thankYouPages } from "../../src/content/index.ts";
import { articlePages } from "../../src/content/pages/articles.ts";
import { worksheetPages } from "../../src/content/pages/worksheet-pages.ts";
import { axeFaults } from "../support/axe.ts";
import { axePages, axePagesOfEachRun, axeWholePages } from "../support/axe-pages.ts";
import { brokenWords } from "../support/broken-words.ts";
import { looks } from "../support/looks.ts";
import { pageKinds } from "../support/pages-to-check.ts";
import { expect, test } from "../support/site.ts";
import { fitsBothLooks, isSound, untilColoursStand } from "../support/sound.ts";
import { hasFewTextSizes } from "../support/text-sizes.ts";
import { isWholeRun } from "../support/whole-run.ts";

// The articles are all drawn alike, and so are the worksheets: a few of them stand for the rest.
const alike = new Set<string>([...articlePages.slice(2), ...worksheetPages.slice(3)].map(({ path }) => path));
// Legal pages are drawn by one component, and so are the pages of thanks: the first of each stands for the others.
const templates = new Set<string>(
  [...legalPages.slice(1), ...thankYouPages.slice(1)].map(({ path }) => path),
);
const seenByAxe = new Set(axePagesOfEachRun.map(kindOfPage));
const kinds = pageKinds.filter((path) => !templates.has(path) && !seenByAxe.has(kindOfPage(path)));
const opened = isWholeRun
  ? ["/nowhere", ...pagePaths.filter((path) => !alike.has(path) || axePages.includes(path))]
  : [...axePagesOfEachRun, ...kinds];
const parts = isWholeRun ? 4 : 2;
test.describe("every page", () => {
  test.describe.configure({ mode: "parallel" });
  test.use({ reducedMotion: "reduce" });
  for (const part of Array.from({ length: parts }, (_, at) => at))
    test(`fits a narrow phone, also with a reader's text spacing, has few text sizes and is sound, part ${part + 1} of ${parts}`, async ({
      page,
      quiet,
    }) => {
      test.setTimeout(180_000);
      quiet.allow(/404/);
      for (const [at, path] of opened.filter((_, at) => at % parts === part).entries()) {
        await page.setViewportSize({ width: 320, height: 700 });
        const isMeasured = axePagesOfEachRun.includes(path);
        // The others have their words and layout before their scripts, which cost half of a page's time.
        await page.goto(path, isWholeRun || isMeasured ? {} : { waitUntil: "commit" });
        await page.waitForLoadState();
        expect(await overWithAndWithoutSpacing(page), path).toEqual({ usual: 0, spaced: 0 });
        expect(await brokenWords(page), path).toEqual([]);
        if (isMeasured) {
          await page.setViewportSize({ width: 390, height: 844 });
          await hasFewTextSizes(page);
        }
        if (!isWholeRun && !isMeasured) continue;
        // Axe takes most of the time: outside the whole run it sees one page in one look and the next in the other.
        const seen = isWholeRun ? looks : looks.slice(at % 2, (at % 2) + 1);
        if (axeWholePages.includes(path)) await isSound(page, "whole", seen);
        else if (axePages.includes(path)) await isSound(page, "without frame", seen);
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

test("is sound in the other light of each width too", { tag: "@all" }, async ({ page }) => {
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

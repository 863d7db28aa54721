import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

/**
 * At most four text sizes besides headings, and 8 px between a title and its text.
 * @returns how many titles there are.
 */
export async function hasFewTextSizes(page: Page): Promise<number> {
  const seen = await page.evaluate(() => {
    const visible = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
    const sizes = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !visible(parent)) continue;
      // The logo stands for a drawing: an organization's own takes its place.
      if (parent.closest("h1, h2, h3, .logo, .sr-only, .text-legal, noscript, script, style, svg")) continue;
      sizes.add(getComputedStyle(parent).fontSize);
    }
    const distances = [...document.querySelectorAll("main :is(h1, h2, h3, h4) + p")].flatMap((text) => {
      const title = text.previousElementSibling;
      if (!title || !visible(title) || !visible(text) || title.matches(".sr-only")) return [];
      const [above, below] = [title.getBoundingClientRect(), text.getBoundingClientRect()];
      const isBeside = below.top < above.bottom;
      return isBeside ? [] : [{ title: title.textContent, px: below.top - above.bottom }];
    });
    // Beside a larger figure, a title's line is up to a pixel higher.
    const others = distances.filter(({ px }) => Math.abs(px - 8) > 1);
    return { sizes: [...sizes].sort(), titles: distances.length, others };
  });
  expect(seen.sizes.length, `${page.url()}: ${seen.sizes.join(", ")}`).toBeLessThanOrEqual(4);
  expect(seen.sizes, page.url()).not.toContain("13px");
  expect(seen.others, page.url()).toEqual([]);
  return seen.titles;
}

/** On wide screens a section that phones fold has its text 8 px below its title, too. */
export async function hasUnfoldedTitles(page: Page): Promise<void> {
  const distances = await page
    .locator("main .folds-on-phones > summary:has(h2, h3)")
    .evaluateAll((summaries) =>
      summaries.map((summary) => {
        const title = summary.firstElementChild?.getBoundingClientRect();
        return title ? Math.round(summary.getBoundingClientRect().bottom - title.bottom) : undefined;
      }),
    );
  expect(distances.length, page.url()).toBeGreaterThan(1);
  expect(new Set(distances), page.url()).toEqual(new Set([8]));
}

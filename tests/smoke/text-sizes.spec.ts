import { expect, test } from "../support/site.ts";

test.use({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });

/** One page of each kind. */
const kinds = [
  "/",
  "/membership",
  "/our-family",
  "/journeys",
  "/journeys/infertility",
  "/journeys/infertility/treatment",
  "/pregnancy-loss",
  "/support/peer-mentoring",
  "/support/groups",
  "/clinics/partnership",
  "/clinics/patient-pre-onboarding",
  "/resources/knowledge-hub",
  "/resources/knowledge-hub/ivf-in-plain-words",
  "/resources/podcast",
  "/resources/journaling",
  "/resources/worksheets",
  "/resources/worksheets/cost-planner",
  "/resources/zenden",
  "/contact",
  "/privacy-policy",
];

test("a page has at most four text sizes besides headings, and 8 px between a title and its text", async ({
  page,
}) => {
  let titles = 0;
  for (const path of kinds) {
    await page.goto(path);
    const seen = await page.evaluate(() => {
      const visible = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
      const sizes = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !node.textContent?.trim() || !visible(parent)) continue;
        // The logo stands for a drawing: an organization's own takes its place.
        if (parent.closest("h1, h2, h3, .logo, .sr-only, .text-legal, noscript, script, style, svg"))
          continue;
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
    expect(seen.sizes.length, `${path}: ${seen.sizes.join(", ")}`).toBeLessThanOrEqual(4);
    expect(seen.sizes, path).not.toContain("13px");
    titles += seen.titles;
    expect(seen.others, path).toEqual([]);
  }
  expect(titles).toBeGreaterThan(60);
});

test("on wide screens a section that phones fold has its text 8 px below its title, too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 900 });
  for (const path of ["/terms-of-service", "/clinics/training", "/support/peer-support-community"]) {
    await page.goto(path);
    const distances = await page
      .locator("main .folds-on-phones > summary:has(h2, h3)")
      .evaluateAll((summaries) =>
        summaries.map((summary) => {
          const title = summary.firstElementChild?.getBoundingClientRect();
          return title ? Math.round(summary.getBoundingClientRect().bottom - title.bottom) : undefined;
        }),
      );
    expect(distances.length, path).toBeGreaterThan(1);
    expect(new Set(distances), path).toEqual(new Set([8]));
  }
});

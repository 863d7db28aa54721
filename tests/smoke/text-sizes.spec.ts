import { expect, test } from "../support/site.ts";
import { hasFewTextSizes, hasUnfoldedTitles } from "../support/text-sizes.ts";

test.use({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });

/** Those that every run looks at are seen by every-page.spec.ts. */
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

test("a page has at most four text sizes besides headings, and 8 px between a title and its text", {
  tag: "@all",
}, async ({ page }) => {
  let titles = 0;
  for (const path of kinds) {
    await page.goto(path);
    titles += await hasFewTextSizes(page);
  }
  expect(titles).toBeGreaterThan(60);
});

test("on wide screens a section that phones fold has its text 8 px below its title, too", {
  tag: "@all",
}, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  for (const path of ["/terms-of-service", "/clinics/training", "/support/peer-support-community"]) {
    await page.goto(path);
    await hasUnfoldedTitles(page);
  }
});

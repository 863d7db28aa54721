import { expect, inject, it } from "vitest";
import { pagePaths } from "#content/index.ts";
import { everyPage } from "../support/every-page.ts";
import { firstLoad } from "../support/first-load.ts";
import { isWholeRun } from "../support/whole-run.ts";

type Kilobytes = number;

/**
 * What a first visit may cost, by address: the page, and its scripts with the loader data they read, in thousands of
 * bytes after brotli. Each is what was measured and up to 3% more. A page that needs more has to say why where its
 * budget is raised. Help and search in the header of every page, menus that fold in its footer and sections shared by
 * pages came with up to 0.7 KB of page, 1 KB of scripts and 1 KB of styles. The pages behind links in mails (one's own
 * place, what has changed, letters) came with 0.3 KB of names, and a file that home doesn't load with up to 0.3 KB. A
 * footer and pictures that fit phones came with up to 0.1 KB on every page, a header whose links stay in one line with
 * up to 0.2 KB of scripts, and the way to the sign-in in the note of a refused form with 0.3 KB.
 */
const budgets: Readonly<Record<string, readonly [page: Kilobytes, scripts: Kilobytes]>> = {
  "/": [15, 108],
  "/membership": [14, 115.8],
  // Sharing each page with a browser's translator came with 0.2 KB of page and 0.6 KB of scripts.
  // Loading the page with help when the browser wrongly believes it is online came with 0.1 KB, on every page.
  // Sample chapters as long as real ones came with 2 KB of page and 1.3 KB of scripts: each is a slide and in the list.
  "/our-family": [15.2, 117.8],
  // Folding long sections on phones came with up to 0.4 KB on the pages that do.
  "/journeys": [12.5, 114.6],
  // The first phase, open beside the list, came with 1.4 KB of page and 1 KB of data, and the signs that need help now,
  // beside each loss, with 0.4 KB of both here and on the phases.
  "/journeys/infertility": [17.5, 124],
  "/journeys/donor-conception": [18, 124.6],
  "/journeys/surrogacy": [18, 124.5],
  "/journeys/gestational-surrogates": [17.6, 124],
  "/journeys/adoption": [18.2, 124.7],
  "/journeys/:journey/:phase": [14.1, 120.9],
  // Its note at the top and the call for help on phones came with 0.6 KB of scripts.
  "/pregnancy-loss": [17.7, 119.2],
  // Sections that support and clinic pages share came with 0.2 KB on these two: less on the second page than the first.
  "/support/peer-support-community": [12.5, 118.4],
  // The form that asks for a mentor came with 1 KB of page and 3.5 KB of scripts: only the server validates it.
  "/support/peer-mentoring": [13.6, 120.5],
  "/support/expert-mentoring": [11.3, 114.5],
  // Signing up for a group on the page came with 0.4 KB of page and 1.8 KB of scripts. What the timetable reads is a file
  // of its own, as on the other pages in memory: 13.2 KB less of page and 10 KB more of scripts.
  // The line on the next meeting by the reader's own clock, and each group's cost, came with 1.2 KB of scripts.
  "/support/groups": [16.5, 139.9],
  "/clinics": [11.7, 114.8],
  "/clinics/partnership": [12.5, 133.5],
  "/clinics/training": [13, 114.6],
  "/clinics/onboarding": [11.2, 111],
  "/clinics/patient-pre-onboarding": [11, 111.5],
  "/clinics/contact": [10.5, 128.5],
  // Each article comes with about 0.1 KB of page and of data; a picture for each shelf and a guide at the top came with
  // 0.5 KB of page and 0.4 KB of data.
  "/resources/knowledge-hub": [19.2, 144.5],
  "/knowledge-hub": [19.2, 144.5],
  // The rules and prices of treatment in the US, with their sources, came with 0.2 KB.
  "/resources/knowledge-hub/:article": [14.7, 116.5],
  // The table of all states.
  "/resources/knowledge-hub/surrogacy-law-by-state": [16.4, 117],
  "/resources/podcast": [10.9, 120],
  "/resources/podcast/:episode": [12, 117.8],
  "/resources/journaling": [15.7, 125],
  // An index; while it had the worksheets themselves it was 39.5 KB.
  "/resources/worksheets": [14.4, 120],
  // Encrypting what is written, and reading what earlier versions left as plain text, came with 2.3 KB. Letting tabs
  // take turns, so that none saves over another's letters, came with 0.2 KB. Scripts differ by 50 bytes from build to build.
  "/resources/worksheets/:sheet": [11.8, 125.8],
  // Pictures of first pages came with 0.7 KB.
  "/resources/digital-downloads": [14.4, 113.6],
  "/resources/zenden": [14, 120],
  "/contact": [10.5, 129.6],
  // What the sign-up for a group asks for came with 0.2 KB of page and 0.2 KB of scripts, mentors and letters with 0.4 KB
  // of each. Mail that comes back, and replies, took its scripts to 116,418 bytes.
  "/privacy-policy": [17.3, 116.5],
  "/terms-of-service": [11.7, 111],
  "/consumer-health-data": [11.9, 111],
  "/editorial-policy": [10.5, 110],
  "/accessibility": [11, 110.2],
  "/thank-you/:form": [9, 107],
  // To change an answer is to fill in the whole form: answers in a grid and the time it took came with 0.7 KB,
  // loading what encrypts drafts, which only the questionnaire itself does, with 0.4 KB, and labels that follow the
  // campaign's language with 1.2 KB.
  "/your-answer": [9.3, 126.2],
  "/offline": [9, 0],
  "/privacy/my-data": [10, 116.9],
  // The browser's key is one more thing to show and erase.
  "/privacy/on-this-device": [10.3, 113.3],
};

/**
 * The same on every page: styles differ by what a page adds to the frame's, and the fonts are two files. The admin's
 * classes are in a sheet of their own (src/visitors.css). Pictures on phones, text
 * twice as large and motion that hides nothing came with 0.8 KB.
 */
const styles: Kilobytes = 22.6;
const fonts: Kilobytes = 40;

/** Pages that are drawn alike share a budget. */
function routeOf(path: string): string {
  return path
    .replace(/^(\/resources\/knowledge-hub\/)(?!surrogacy-law-by-state$).+/, "$1:article")
    .replace(/^(\/resources\/worksheets\/).+/, "$1:sheet")
    .replace(/^(\/resources\/podcast\/).+/, "$1:episode")
    .replace(/^\/journeys\/[^/]+\/.+/, "/journeys/:journey/:phase")
    .replace(/^(\/thank-you\/).+/, "$1:form");
}

/** The page with the most HTML of those that share a budget; in the whole run all of them. */
async function largestPages(): Promise<readonly string[]> {
  const pages = await everyPage();
  const alike = [...Map.groupBy(pages, ({ path }) => routeOf(path)).values()];
  const largest = alike.map((some) =>
    some.reduce((most, page) => (page.html.length > most.html.length ? page : most)),
  );
  return (isWholeRun ? pages : largest).map(({ path }) => path);
}

it("has a budget for every page, and none for one that is gone", () => {
  expect(new Set(pagePaths.map(routeOf))).toEqual(new Set(Object.keys(budgets)));
});

it("keeps every page's first load within its bytes", async () => {
  const over: string[] = [];
  for (const path of await largestPages()) {
    const budget = budgets[routeOf(path)] ?? [0, 0];
    const load = await firstLoad(inject("siteUrl"), path);
    const [page, scripts] = budget;
    for (const [what, bytes, limit] of [
      ["page", load.page, page],
      ["scripts", load.scripts, scripts],
      ["styles", load.styles, styles],
      ["fonts", load.fonts, fonts],
    ] as const)
      if (bytes > limit * 1000) over.push(`${path}: ${what} ${bytes} bytes, ${limit * 1000} allowed`);
  }
  expect(over).toEqual([]);
});

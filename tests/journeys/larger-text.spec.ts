import { brokenWords } from "../support/broken-words.ts";
import { brokenByText } from "../support/larger-text.ts";
import { expect, test } from "../support/site.ts";
import { signIn } from "../support/team-sign-in.ts";
import { someoneWrites } from "../support/weekly-job.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ data: isWholeRun ? "lists" : "migrated" });

/** One of each kind, and first those with the most in a line: a table, rows of a timetable, a form, a map. */
const paths = [
  ...[
    "/membership",
    "/support/groups",
    "/contact",
    "/journeys/infertility/discovery",
    "/resources/worksheets/decision-matrix",
  ],
  ...["/", "/our-family", "/journeys", "/journeys/infertility"],
  ...["/pregnancy-loss"],
  ...["/clinics", "/clinics/onboarding"],
  ...["/resources/knowledge-hub", "/resources/knowledge-hub/asking-for-help-the-first-time"],
  ...["/resources/podcast", "/resources/podcast/a-minute-before-the-call", "/resources/journaling"],
  ...["/resources/worksheets"],
  ...["/resources/zenden", "/no-such-page", "/admin/login"],
];
const lists = ["/admin/messages", "/admin/subscribers"];
const opened = isWholeRun ? [...paths, ...lists] : paths.slice(0, 4);
const widths = [390, 1280];

// What a reader sets in the browser, so that media queries know of it too.
test("keeps pages whole with the browser's text at 200 %", async ({ launchOptions, playwright, site }) => {
  const larger = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args: larger });
  const page = await browser.newPage({ baseURL: site.url, reducedMotion: "reduce" });
  if (isWholeRun) {
    await signIn(page, "owner");
    // The beginning of a message stands in one line of its row.
    await page.goto("/contact");
    await someoneWrites(page, "Ada");
  }
  for (const path of opened) {
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await page.evaluate(brokenByText), `${path} at ${width}`).toEqual([]);
      expect.soft(await brokenWords(page), `${path} at ${width}`).toEqual([]);
    }
  }
  await browser.close();
});

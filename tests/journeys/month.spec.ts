import { readFileSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { figureIds } from "#features/month-report/rules/figures.ts";
import { monthOf, monthsAfter } from "#features/month-report/rules/months.ts";
import { sectionIds } from "#features/month-report/rules/visits-by-section.ts";
import { structureOf, tagsOf } from "../support/pdf-structure.ts";
import { readPdf } from "../support/read-pdf.ts";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { signInAt } from "../support/team-sign-in.ts";

test.use({ alone: "team" });

const last = monthsAfter(monthOf(new Date(), "America/New_York"), -1);
const before = monthsAfter(last, -1);
const yearAgo = monthsAfter(last, -12);
const named = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString("en-US", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

/** Months as the night keeps them: each figure with a number of its own, and one that is small. The oldest has no sections. */
function keepMonths(dataDir: string): void {
  const database = new SQLite(join(dataDir, "kinward.sqlite"));
  const insert = database.prepare("insert into month_figures values (?, ?, ?, ?)");
  for (const [at, month] of [last, before, yearAgo].entries()) {
    for (const [place, id] of figureIds.entries())
      insert.run(
        month,
        id,
        id === "pairs" ? 2 : (id === "received" ? 90 : 20 + 3 * place) + 10 * at,
        month === yearAgo ? 1 : 0,
      );
    if (month === yearAgo) continue;
    for (const id of sectionIds)
      insert.run(month, id, id === "visits:home" ? 14 + 10 * at : id === "visits:journeys" ? 6 : 0, 0);
  }
  database.close();
}

const sheets = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;

test("a new site has nothing to show for a month yet, and the dashboard leads there", {
  tag: "@all",
}, async ({ page }) => {
  await signInAt(page, "/admin", "owner");
  await page.getByRole("link", { name: "See a whole month, or print it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A month in figures");
  await expect(page.getByRole("heading", { name: "Nothing yet" })).toBeVisible();
  await isSound(page);
});

test("a month is chosen, compared, printed and downloaded", { tag: "@all" }, async ({ page, site }) => {
  test.slow();
  keepMonths(site.dataDir);
  await signInAt(page, "/admin/month", "owner");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(named(last));
  const table = page.getByRole("table", { name: named(last) });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Figure",
    named(last),
    named(before),
    `${named(yearAgo)} (partial)`,
  ]);
  await expect(table.getByRole("row", { name: /^Visits to public pages/ })).toContainText(
    /: 20.*: 30.*: 40$/,
  );
  await expect(table.getByRole("row", { name: /^New mentor pairs/ })).toContainText("Hidden: fewer than 5");
  const sections = page.getByRole("table", { name: "Visits by section" });
  await expect(sections.getByRole("row")).toHaveCount(1 + sectionIds.length);
  await expect(sections.getByRole("row", { name: /^Home page/ })).toContainText(/: 14.*: 24.*: –$/);
  await expect(page.getByText(/^There are no visits by section for/)).toContainText(named(yearAgo));
  await isSound(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator(".admin-nav").first()).toBeHidden();
  await expect(page.getByRole("button", { name: "Show" })).toBeHidden();
  await expect(page.getByText(/^Kinward · Made on/)).toBeVisible();
  for (const format of ["A4", "Letter"]) expect(sheets(await page.pdf({ format })), format).toBe(2);
  await page.emulateMedia({ media: "screen", colorScheme: "light" });

  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as PDF" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toContain(`month-month-${last}`);
  const { root, pages, faults } = structureOf(readPdf(readFileSync(await download.path())));
  expect([pages.length, faults]).toEqual([2, []]);
  const heads = tagsOf(root, "TH").map(({ text }) => text.trim());
  expect(heads).toEqual(expect.arrayContaining(["Figure", named(last), "New mentor pairs"]));
  expect(heads).toHaveLength(4 + figureIds.length + 4 + sectionIds.length);
  expect(root.text).toContain("Hidden: fewer than 5");
  expect(root.text).toContain("Page views.");

  await page.getByLabel("Month").selectOption(before);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(named(before));
  await page.goto("/admin/month?month=2026-13");
  await expect(page.getByRole("status").filter({ hasText: "There are no figures" })).toHaveText(
    `There are no figures for that month. This is ${named(last)}.`,
  );
});

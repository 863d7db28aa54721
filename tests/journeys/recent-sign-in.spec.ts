import { readFileSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { figureIds } from "#features/month-report/rules/figures.ts";
import { monthOf, monthsAfter } from "#features/month-report/rules/months.ts";
import { operationExamples } from "../support/operation-examples.ts";
import { ownWord } from "../support/own-word.ts";
import { teamPassword } from "../support/prepared-data.ts";
import { expect, test } from "../support/site.ts";
import { isSound, isSoundInOneLook } from "../support/sound.ts";
import type { Site } from "../support/start-site.ts";
import { signInAt } from "../support/team-sign-in.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ data: "readers" });

/** Makes every session one that began twenty minutes ago. */
function ageSessions({ dataDir }: Site): void {
  const file = new SQLite(join(dataDir, "kinward.sqlite"));
  const earlier = new Date(Date.now() - 20 * 60_000).toISOString();
  file.prepare("update member_sessions set created_at = ?, proved_at = ''").run(earlier);
  file.close();
}

test("an owner who signed in a while ago is asked who they are, and the act goes on by itself", async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/status of 403|status of 422/);
  const email = `reader-${ownWord()}@example.org`;
  const signedUp = await page.request.post("/api/newsletter/signup", {
    data: { email, consentToNewsletter: true, website: "" },
    headers: { origin: site.url },
  });
  expect(signedUp.status()).toBe(200);
  await signInAt(page, "/admin/subscribers", "owner");
  ageSessions(site);
  await page.getByRole("link", { name: email }).first().click();
  await page.getByRole("button", { name: "Erase this subscriber" }).click();
  await page.getByLabel("To confirm, type the email address").fill(email);
  await page.getByRole("button", { name: "Erase permanently" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await expect(dialog.getByLabel("Your password")).toBeFocused();
  await isSoundInOneLook(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Please confirm that it’s you, and then try again.")).toBeVisible();

  await page.getByRole("button", { name: "Erase permanently" }).click();
  await expect(dialog.getByLabel("Your password")).toBeFocused();
  if (isWholeRun) {
    await page.keyboard.type("not my password");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("This isn't your current password")).toBeVisible();
  }
  await dialog.getByLabel("Your password").fill(teamPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Erased subscriber");
});

/** A month of figures, with which the reports have something to download. */
function keepMonth({ dataDir }: Site): void {
  const file = new SQLite(join(dataDir, "kinward.sqlite"));
  const last = monthsAfter(monthOf(new Date(), "America/New_York"), -1);
  const month = file.prepare("insert into month_figures values (?, ?, 20, 0)");
  for (const id of figureIds) month.run(last, id);
  file
    .prepare(
      "insert into group_figures (month, group_id, figure, count) select ?, id, 'meetings', 4 from support_groups",
    )
    .run(last);
  file.close();
}

test.describe("files to download", { tag: "@all" }, () => {
  test.use({ alone: "readers" });

  test("a download leads to a screen with the same question, comes from there, and leads back", async ({
    page,
    site,
  }) => {
    await signInAt(page, "/admin/subscribers", "owner");
    ageSessions(site);
    await page.getByRole("link", { name: "Export CSV" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm it's you");
    await isSound(page);
    const download = page.waitForEvent("download");
    await page.getByLabel("Your password").fill(teamPassword);
    await page.keyboard.press("Enter");
    expect((await download).suggestedFilename()).toMatch(/^subscribers-/);
    await page.getByRole("button", { name: "Go back" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subscribers");
  });

  test("every file of the admin that asks for a recent sign-in comes after it, and none is saved that says why not", async ({
    page,
    site,
  }) => {
    keepMonth(site);
    await signInAt(page, "/admin", "owner");
    const made = await page.request.post("/admin/redirects/new", {
      data: { operation: "createRedirect", ...operationExamples.createRedirect },
      headers: { origin: site.url },
    });
    expect(made.status()).toBe(200);
    const files = [
      ["/admin", "Download all days as CSV"],
      ["/admin/redirects", "Export as CSV"],
      ["/admin/month", "Download as PDF"],
      ["/admin/month", "All months as CSV"],
      ["/admin/groups/figures", "Download as PDF"],
      ["/admin/groups/figures", "All months as CSV"],
    ] as const;
    for (const [address, name] of files) {
      await page.goto(address);
      ageSessions(site);
      await page.getByRole("link", { name, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 }), `${name} on ${address}`).toHaveText(
        "Confirm it's you",
      );
      const download = page.waitForEvent("download");
      await page.getByLabel("Your password").fill(teamPassword);
      await page.keyboard.press("Enter");
      const file = await download;
      expect(file.suggestedFilename(), `${name} on ${address}`).toMatch(/^[a-z0-9-]+\.(csv|pdf)$/);
      expect(readFileSync(await file.path(), "utf8")).toMatch(
        name.includes("PDF") ? /^%PDF-/ : /^\uFEFF?"?[A-Z]/,
      );
      // The second time nothing is asked.
      await page.goto(address);
      const again = page.waitForEvent("download");
      await page.getByRole("link", { name, exact: true }).click();
      expect((await again).suggestedFilename()).toBe(file.suggestedFilename());
    }
  });
});

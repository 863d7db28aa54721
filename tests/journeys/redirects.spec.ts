import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { isSoundAtRest } from "../support/sound-at-rest.ts";
import { signInAt } from "../support/team-sign-in.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ alone: "owner" });

/** Links of the admin load whole pages; what is pressed before their scripts run is lost. */
async function opened(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

test("an owner leads on what visitors asked for in vain, and it holds for every way of asking", {
  tag: "@all",
}, async ({ page, site, request, quiet }) => {
  quiet.allow(/status of 4(04|09|22)/);

  // Three visitors with an old link. The page suggests what lies near.
  const old = "/Lantern-Support-Groups/";
  for (let visit = 0; visit < 2; visit += 1) expect((await request.get(old)).status()).toBe(404);
  if (isWholeRun) {
    await page.goto(old);
    await opened(page, "We’ve Moved!");
    await expect(page.getByRole("heading", { name: "Were you looking for one of these?" })).toBeVisible();
    await expect(page.getByRole("link", { name: /\/support\/groups/ })).toBeVisible();
    await isSound(page);
  } else expect(await (await request.get(old)).text()).toContain("Were you looking for one of these?");

  await signInAt(page, "/admin/redirects", "owner");
  await opened(page, "Redirects");
  await expect(page.getByRole("heading", { name: "No redirects yet" })).toBeVisible();
  await isSoundAtRest(page);

  // One press begins a redirect with everything filled in; a slip is told at its field.
  await page.getByRole("link", { name: "Add redirect: /lantern-support-groups" }).press("Enter");
  await opened(page, "Add a redirect");
  await expect(page.getByLabel("Old address")).toHaveValue("/lantern-support-groups");
  const to = page.getByRole("textbox", { name: "Leads to" });
  await expect(to).toHaveValue("/support/groups");
  await to.fill("/lantern-support-groups");
  await to.press("Enter");
  await expect(to).toBeFocused();
  await expect(to).toHaveAccessibleDescription(/This leads to itself/);
  if (isWholeRun) await isSound(page);
  await to.fill("https://courses.kinward.example/groups");
  await to.press("Enter");
  const outside = page.getByLabel("Yes, this should lead to another site");
  await expect(outside).toBeFocused();
  await to.fill("/support/groups");
  await page.getByLabel("Note").fill("On our old flyers");
  await page.getByRole("button", { name: "Save redirect" }).press("Enter");
  await opened(page, "Redirects");
  await expect(page.getByText("1 redirect.")).toBeVisible();
  await expect(page.getByText("No missing addresses.")).toBeVisible();

  // By a full load, by HEAD, and from a link inside a page, which is not loaded anew.
  const asked = { maxRedirects: 0 };
  const full = await request.get("/LANTERN-support-groups?from=flyer", asked);
  expect([full.status(), full.headers().location]).toEqual([301, "/support/groups?from=flyer"]);
  const head = await request.head("/lantern-support-groups", asked);
  expect([head.status(), head.headers().location]).toEqual([301, "/support/groups"]);
  await page.goto("/contact");
  await page.evaluate(() => {
    document.documentElement.dataset.still = "here";
    const link = document.createElement("a");
    link.href = "/lantern-support-groups?from=page";
    link.textContent = "An old link";
    document.querySelector("main section")?.prepend(link);
  });
  await page.getByRole("link", { name: "An old link" }).click();
  await expect(page).toHaveURL(`${site.url}/support/groups?from=page`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.dataset.still)).toBe("here");

  // Who deletes one, and that it then leads nowhere: src/features/redirects/redirects.api.test.ts.
  if (!isWholeRun) return;
  // Deleted by keyboard; then the address leads nowhere again.
  await page.goto("/admin/redirects");
  await opened(page, "Redirects");
  const table = page.getByRole("table", { name: "Redirects" });
  await expect(table.getByRole("row", { name: /lantern/ })).toContainText("Permanent (301)2");
  await isSoundAtRest(page);
  await table.getByLabel("Actions for /lantern-support-groups").press("Enter");
  await table.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Delete the redirect from" })).toBeVisible();
  await page.getByRole("button", { name: "Delete redirect" }).press("Enter");
  await expect(page.getByText("The redirect is deleted.").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect((await request.get("/lantern-support-groups", asked)).status()).toBe(404);
});

test("a list of redirects from elsewhere is looked at, imported, searched and exported", {
  tag: "@all",
}, async ({ page }) => {
  await signInAt(page, "/admin/redirects/import", "owner");
  await page.getByRole("button", { name: "Check file" }).click();
  await expect(page.getByLabel("CSV file")).toHaveAccessibleDescription(/Please choose a file/);
  const csv = "From,To\n/old-one,/contact\n/old-two,/old-one\n/contact,/\n";
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name: "old.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByRole("button", { name: "Check file" }).press("Enter");
  await expect(page.getByRole("heading", { name: "What would change" })).toBeFocused();
  await page.getByText("Rows with problems", { exact: true }).click();
  await expect(page.getByText("Row 3: This target redirects to /contact.")).toBeVisible();
  await isSound(page);
  await page.getByRole("button", { name: "Import 1 redirect" }).click();
  await expect(page.getByRole("heading", { name: "Import results" })).toBeFocused();
  await page.getByRole("link", { name: "Go to redirects" }).click();
  await opened(page, "Redirects");

  const table = page.getByRole("table", { name: "Redirects" });
  await isSound(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export as CSV" }).click();
  expect(readFileSync(await (await download).path(), "utf8")).toContain("/old-one,/contact,301,");
  await page.getByRole("searchbox").fill("old-one");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=old-one/);
  await opened(page, "Redirects");
  await expect(table.getByRole("row")).toHaveCount(2);
});

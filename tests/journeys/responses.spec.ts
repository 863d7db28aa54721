import { readFileSync } from "node:fs";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { signInAt } from "../support/team-sign-in.ts";

test.use({ alone: "answers" });

test("an editor reads the charts, narrows the list down, exports it and puts an answer aside", {
  tag: "@all",
}, async ({ page, site }) => {
  test.slow();
  const here = `/admin/campaigns/${site.preparedId}/responses`;
  await signInAt(page, here);
  await expect(page.getByRole("heading", { level: 1, name: "Answers", exact: true })).toBeVisible();

  await isSound(page);
  const chart = page.getByRole("region", { name: "Which evening suits you?" });
  await expect(chart.getByText("Hidden", { exact: true })).toHaveCount(0);
  // Of sixty, three chose no evening, nineteen Tuesday, and one of the others is suspected spam.
  await expect(chart.getByRole("row", { name: /^Monday/ })).toContainText("37");
  await expect(chart.getByRole("row", { name: /^No evening/ })).toContainText("3");

  await page.getByRole("link", { name: "Filter", exact: true }).click();
  await page.getByRole("combobox", { name: "Which evening suits you?" }).selectOption("Tuesday");
  await page.getByRole("button", { name: "Filter", exact: true }).press("Enter");
  await expect(page).toHaveURL(/chosen\.evening=tuesday/);
  const rows = page.getByRole("table", { name: "Answers, newest first" }).locator("tbody tr");
  const listed = 19;
  await expect(rows).toHaveCount(listed);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const csv = readFileSync(await (await download).path(), "utf8");
  expect(csv).toMatch(/^\uFEFFId,Sent,Version,/);
  expect(csv.match(/^[0-9a-f-]{36},/gm)).toHaveLength(listed);

  await rows.first().getByRole("link").press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Answer" })).toBeVisible();
  await isSound(page);
  const first = page.url();
  // The address changes first; the answer is there once its heading has the focus.
  const opened = page.getByRole("heading", { level: 1, name: "Answer" }).and(page.locator(":focus"));
  await page.keyboard.press("j");
  await expect(page).not.toHaveURL(first);
  await opened.waitFor();
  await page.getByRole("link", { name: "Newer" }).press("Enter");
  await expect(page).toHaveURL(first);
  await opened.waitFor();
  await page.getByRole("button", { name: "Mark as spam" }).press("Enter");
  await expect(page.getByText("Marked as spam.")).toBeVisible();
  await page.getByRole("button", { name: "Not spam" }).press("Enter");
  await expect(page.getByText("Marked as not spam. It counts again.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete answer" })).toHaveCount(0);
});

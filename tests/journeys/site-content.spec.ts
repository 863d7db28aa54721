import type { Page } from "@playwright/test";
import { expect, test, untilHydrated } from "../support/site.ts";
import { actOnDocument, documentNow, openUntouched, saveFields } from "../support/site-document.ts";
import { isSoundAtRest } from "../support/sound-at-rest.ts";
import { signIn, signInAt } from "../support/team-sign-in.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ data: "team" });

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the page"]');

test("an editor changes a price, sees it on the page, publishes it and takes it back", async ({
  page,
  request,
}) => {
  await openUntouched(page, "plans");
  if (isWholeRun) {
    await page.goto("/admin/site");
    await page.getByRole("link", { name: "Plans and prices" }).click();
    await untilHydrated(page);
  }
  await expect(preview(page).getByText("$30").first()).toBeVisible();
  await isSoundAtRest(page);

  // The preview follows what is typed, and stays where it was scrolled to.
  const premium = page.getByRole("group", { name: "Premium" });
  await page.getByRole("button", { name: "Premium", exact: true }).press("Enter");
  await premium.getByLabel("Monthly price").fill("37");
  await expect(preview(page).getByText("$37").first()).toBeVisible();
  await page.locator("#main").getByText("Night").click();
  await expect(preview(page).locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByText("Desktop").click();
  await expect(page.getByText("All changes saved")).toBeVisible();

  // A slip is told at its field, and can't be published.
  await premium.getByLabel("Purchase link, monthly").fill("javascript:alert(1)");
  await expect(page.getByText("One field needs your attention.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish now" })).toBeDisabled();
  await premium.getByLabel("Purchase link, monthly").fill("https://courses.example.org/premium");
  await expect(page.getByText("One field needs your attention.")).toBeHidden();
  // All pages that name a price are rendered first.
  const patient = { timeout: 60_000 };
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published. The public pages show it now.")).toBeVisible(patient);
  expect(await (await request.get("/membership")).text()).toContain("$37");
  await premium.getByLabel("Monthly price").fill("38");
  await expect(page.getByText("Published. The public pages show it now.")).toBeHidden();
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByRole("button", { name: "Publish now" })).toBeDisabled();
  // What a button for an earlier version changes: tests/pages/site-content.test.ts and site-content.api.test.ts.
  if (!isWholeRun) return actOnDocument(page, "plans", "restoreContent", { version: 0 });

  // The original text comes back once that is confirmed.
  await page.getByRole("button", { name: /Publish this version again.*Original text/ }).click();
  await page.getByRole("button", { name: "Publish this version", exact: true }).click();
  await expect(premium.getByLabel("Monthly price")).toHaveValue("30", patient);
  await expect.poll(async () => (await request.get("/membership")).text()).not.toContain("$37");
});

test("an answer is changed and a question added and moved with the keyboard, and the page shows both", {
  tag: "@all",
}, async ({ page }) => {
  await openUntouched(page, "home-faq");
  await page.getByRole("button", { name: /^Question 1:/ }).press("Enter");
  await page.getByLabel("Answer").first().fill("No. <b>It's</b> peer support.");
  await page.getByRole("button", { name: "Add a question" }).click();
  await page.getByLabel("Question", { exact: true }).last().fill("Is there an app?");
  await page.getByLabel("Answer").last().fill("No, but this site works on every phone.");
  await page.getByRole("button", { name: "Move up: 6" }).press("Enter");
  await expect(page.getByRole("button", { name: "Question 5: Is there an app?", exact: true })).toBeVisible();
  await expect(preview(page).getByText("Is there an app?")).toBeVisible();
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published. The public pages show it now.")).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("No. <b>It's</b> peer support.")).toBeVisible();
  await actOnDocument(page, "home-faq", "restoreContent", { version: 0 });
});

test("a sentence in the preview leads to its field, and so does each sample in the list", async ({
  page,
}) => {
  await signInAt(page, "/admin/site/founders");
  await page.getByText("Desktop").click();
  await preview(page).getByRole("heading", { name: "Infertility begins" }).first().click();
  await expect(
    page.getByRole("group", { name: "Chapter 1" }).getByLabel("Title", { exact: true }),
  ).toBeFocused();
  // A link in the preview leads nowhere: the draft stays open.
  await preview(page).locator("#main a").last().click();
  await expect(preview(page).getByRole("heading", { name: "Infertility begins" }).first()).toBeVisible();
  await page
    .getByRole("region", { name: "6 samples to replace" })
    .getByRole("link", { name: "Chapters, Chapter 2" })
    .press("Enter");
  await expect(page.getByRole("group", { name: "Chapter 2" }).getByLabel("State")).toBeFocused();
  await isSoundAtRest(page);
});

test("a link to a field, and a change in the list of changes, open the part that the field is in", async ({
  page,
}) => {
  const id = "article-iui-in-plain-words";
  await signIn(page, "editor");
  await actOnDocument(page, id, "discardContentDraft");
  const { keywords } = (await documentNow(page, id)).value as { keywords: readonly string[] };
  await saveFields(page, id, { keywords: ["", ...keywords.slice(1)] });
  await signInAt(page, `/admin/site/${id}#field-reviewBy`);
  const part = page.getByRole("button", { name: "Review and sources", exact: true });
  const field = page.getByLabel("Next review by");
  await expect(field).toBeFocused();
  await field.fill("2029-01-31");
  await part.press("Enter");
  await expect(field).toBeHidden();
  await expect(part).toHaveAccessibleDescription(/Jan 31, 2029/);
  await page.getByRole("button", { name: "Next review by", exact: true }).press("Enter");
  await expect(field).toBeFocused();
  await expect(part).toHaveAttribute("aria-expanded", "true");

  // A part that has a field to fill in is open from the start.
  await expect(page.getByText("One field needs your attention.")).toBeVisible();
  const keyword = page.getByRole("group", { name: "Keywords" }).getByRole("textbox", { name: "Keyword" });
  await expect(keyword.first()).toBeVisible();
  if (!isWholeRun) return;
  await keyword.first().fill("first steps");
  await expect(page.getByText("One field needs your attention.")).toBeHidden();
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.goto(`/admin/site/${id}`);
  await expect(page.getByRole("button", { name: "Where it’s listed", exact: true })).toBeVisible();
  await expect(keyword.first()).toBeHidden();
  await expect(field).toBeHidden();
});

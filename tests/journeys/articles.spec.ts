import type { Page } from "@playwright/test";
import { ownWord } from "../support/own-word.ts";
import { photograph } from "../support/pictures.ts";
import { expect, test, untilHydrated } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { signInAt } from "../support/team-sign-in.ts";

test.use({ data: "team" });

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the page"]');
const path = "/resources/knowledge-hub/telling-your-boss";

const text = (page: Page) => page.locator("textarea").and(page.getByLabel("Text", { exact: true }));

test("a new article says what is missing only once somebody has left it or publishes, and its preview follows", {
  tag: "@all",
}, async ({ page, quiet }) => {
  quiet.allow(/422/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const title = `Telling a friend ${ownWord()}`;
  await signInAt(page, "/admin/site/articles");
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Begin writing" }).click();
  await page.waitForURL("**/admin/site/article-telling-a-friend-*");
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText(/needs? your attention/)).toHaveCount(0);
  await page.getByLabel("Summary").focus();
  await page.getByLabel("Summary").blur();
  await expect(page.getByText("One field needs your attention.")).toBeVisible();
  await page.getByLabel("Summary").fill("What to say, and what you can keep to yourself.");
  await expect(page.getByText(/needs? your attention/)).toHaveCount(0);
  // Publishing leads to what is missing, and nothing can be published before it's there.
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Please correct the fields that are marked.")).toBeVisible();
  await expect(page.getByText(/needs? your attention/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish now" })).toBeDisabled();
  await page.getByText("Markdown", { exact: true }).click();
  await text(page).fill(`## What to say${"\n\nA kumquat.".repeat(30)}`);
  await expect(preview(page).getByRole("heading", { name: "What to say" })).toBeVisible();
  const root = preview(page).locator("html");
  expect(
    await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
  expect(await root.evaluate(({ clientWidth }) => clientWidth)).toBeLessThanOrEqual(390);
  // The preview follows the field: the end of a long text is scrolled to when someone is in it.
  await expect(page.getByText("All changes saved")).toBeVisible();
  await root.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await page.getByLabel("Title", { exact: true }).focus();
  await expect(preview(page).getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await root.evaluate(({ scrollTop }) => scrollTop)).toBeLessThan(400);
});

test("scheduling an unfinished article marks what is missing and leads there, beside a preview of what there is", {
  tag: "@all",
}, async ({ page, quiet }) => {
  quiet.allow(/422/);
  const title = `Telling a friend ${ownWord()}`;
  await signInAt(page, "/admin/site/articles");
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Begin writing" }).click();
  await page.waitForURL("**/admin/site/article-telling-a-friend-*");
  await untilHydrated(page);
  await page.getByText("Markdown", { exact: true }).click();
  await text(page).fill("## What to say\n\nA kumquat.");
  await expect(preview(page).getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(preview(page).getByRole("heading", { name: "What to say" })).toBeVisible();
  await expect(preview(page).getByText("[Summary]")).toBeVisible();
  const beside = page.getByRole("region", { name: "Preview" });
  await expect(beside.getByText("Missing or not right yet, with a stand-in on the page:")).toBeVisible();
  await expect(page.getByText(/needs? your attention/)).toHaveCount(0);

  await page.getByRole("button", { name: "Publish later" }).click();
  await page.getByLabel("Date and time").fill("2027-03-05T10:00");
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(page.getByText(/needs? your attention/)).toBeVisible();
  const summary = page.getByLabel("Summary", { exact: true });
  await expect(summary).toHaveAttribute("aria-invalid", "true");
  await expect(summary).toBeFocused();
  // The stand-in's name leads to its field, too.
  await text(page).focus();
  await beside.getByRole("button", { name: "Summary" }).click();
  await expect(summary).toBeFocused();
});

test.describe("from the list of articles to its readers", { tag: "@all" }, () => {
  test.use({ alone: "team" });

  test("an editor writes an article, sees it at phone width, publishes it, and readers find it", async ({
    page,
    request,
    quiet,
  }) => {
    // What is missing is said only after a first try.
    quiet.allow(/422/);
    await signInAt(page, "/admin/site");
    await page.getByRole("main").getByRole("link", { name: "Articles", exact: true }).click();
    await untilHydrated(page);
    await isSound(page);
    await page.getByLabel("Title").fill("Telling your boss");
    await page.getByRole("button", { name: "Begin writing" }).click();
    await page.waitForURL("**/admin/site/article-telling-your-boss");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Telling your boss");

    // A new article has no mistakes in it yet. A field says what is missing once someone has left it.
    await expect(page.getByText(/needs? your attention/)).toHaveCount(0);
    await page.getByLabel("Summary").focus();
    await page.getByLabel("Summary").blur();
    await expect(page.getByText("One field needs your attention.")).toBeVisible();
    await page.getByLabel("Summary").fill("What to say at work, and what you can keep to yourself.");
    await expect(page.getByText(/needs? your attention/)).toHaveCount(0);
    await expect(page.getByText("All changes saved")).toBeVisible();
    // Publishing leads to what is missing, and nothing can be published before it's there.
    await page.getByRole("button", { name: "Publish now" }).click();
    await expect(page.getByText("Please correct the fields that are marked.")).toBeVisible();
    await expect(page.getByText(/needs? your attention/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Publish now" })).toBeDisabled();
    await page.getByText("Markdown", { exact: true }).click();
    await text(page).fill("<script>alert(1)</script>\n\nA kumquat on your desk.");
    await expect(page.getByText(/<script> is not known here/)).toBeVisible();
    await text(page).fill(
      "## What to say\n\nAfter a failed IVF, 73% of us say nothing. Put a kumquat on your desk.",
    );
    await expect(preview(page).getByRole("heading", { name: "What to say" })).toBeVisible();
    await expect(page.getByText("“failed IVF” can hurt or mislead", { exact: false })).toBeVisible();
    await expect(page.getByText("“73%” has no source", { exact: false })).toBeVisible();
    await text(page).fill("## What to say\n\nAs little as you like. Put a kumquat on your desk.");
    await expect(page.getByText("“73%” has no source", { exact: false })).toBeHidden();
    // A picture for the text, uploaded without leaving it.
    const choice = page.getByRole("group", { name: "Picture for the text" });
    await choice.getByRole("button", { name: "Choose a picture" }).click();
    const dialog = page.getByRole("dialog");
    await dialog
      .getByLabel("Picture", { exact: true })
      .setInputFiles({ name: "desk.jpg", mimeType: "image/jpeg", buffer: await photograph(600, 400) });
    await dialog.getByLabel("Description (alt text)").fill("A desk by a window");
    await dialog.getByRole("button", { name: "Upload picture" }).click();
    await expect(text(page)).toHaveValue(/kumquat on your desk\.\n\n!\[A desk by a window\]\(\/pictures\//);
    await expect(preview(page).getByRole("img", { name: "A desk by a window" })).toBeVisible();
    const width = await preview(page)
      .locator("html")
      .evaluate((root) => [root.scrollWidth, root.clientWidth]);
    expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
    expect(width[1]).toBeLessThanOrEqual(390);
    await isSound(page);
    await expect(page.getByText("All changes saved")).toBeVisible();
    expect((await request.get(path)).status()).toBe(404);
    await page.getByRole("button", { name: "Publish now" }).click();
    await expect(page.getByText("Published. The public pages show it now.")).toBeVisible();
    await expect(page.getByRole("link", { name: "View page" })).toHaveAttribute("href", path);

    // The preview follows the field: the end of a long text is scrolled to when someone is in it.
    const scrolled = () =>
      preview(page)
        .locator("html")
        .evaluate((root) => root.scrollTop);
    await preview(page)
      .locator("html")
      .evaluate((root) => root.scrollTo(0, root.scrollHeight));
    await page.getByLabel("Title", { exact: true }).focus();
    await expect(preview(page).getByRole("heading", { level: 1 })).toBeInViewport();
    expect(await scrolled()).toBeLessThan(400);

    // Readers find it by a word of its text, and by the feed.
    expect(await (await request.get("/resources/knowledge-hub/feed.xml")).text()).toContain(path);
    await page.goto("/resources/knowledge-hub");
    await page.getByRole("searchbox").first().fill("kumquat");
    const found = page.getByRole("link", { name: /Telling your boss/ });
    await expect(found).toBeVisible();
    await found.click();
    await expect(page.getByText("Put a kumquat on your desk.")).toBeVisible();
    await isSound(page);

    // Another version, then the first one again.
    await page.goto("/admin/site/article-telling-your-boss");
    await untilHydrated(page);
    await page.getByText("Markdown", { exact: true }).click();
    await text(page).fill("## What to say\n\nNothing at all.");
    await expect(page.getByText("All changes saved")).toBeVisible();
    await page.getByRole("button", { name: "Publish now" }).click();
    await expect(page.getByText("Published. The public pages show it now.")).toBeVisible();
    expect(await (await request.get(path)).text()).toContain("Nothing at all.");
    await page.getByRole("button", { name: /Publish this version again.*1$/ }).click();
    await expect(page.getByRole("dialog")).toContainText("takes the place of what the public pages say now.");
    await page.getByRole("button", { name: "Publish this version", exact: true }).click();
    await expect(page.getByText("That version is on the site again.").first()).toBeVisible();
    await expect(text(page)).toHaveValue(/kumquat/);
    expect(await (await request.get(path)).text()).toContain("kumquat");
  });
});

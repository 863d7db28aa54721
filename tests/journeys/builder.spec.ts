import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { campaignWith } from "../support/campaign-content.ts";
import { ownWord } from "../support/own-word.ts";
import { expect, test } from "../support/site.ts";
import { signIn } from "../support/team-sign-in.ts";
import { isWholeRun } from "../support/whole-run.ts";
import { expectWholeWords } from "../support/whole-words.ts";

test.use({ data: "team" });

const saved = (page: Page) =>
  expect(page.locator("[data-saving]")).toHaveText(/^Saved at \d{1,2}:\d\d [AP]M \w+$/);
const cards = (page: Page) => page.locator("article h3");

test("a campaign is built by keyboard, saved by itself, and published", async ({ page, site }) => {
  test.slow();
  const word = ownWord();
  await signIn(page, "editor");
  await page.goto(`${site.url}/admin/campaigns/new`);
  await page.getByLabel("Title", { exact: true }).fill(`What would help ${word}?`);
  await saved(page);
  await expect(page).toHaveURL(/\/admin\/campaigns\/[\w-]{36}\/edit$/);
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue(`what-would-help-${word}`);

  // Two questions, the second only for some; nothing but keys.
  await page.getByText("Add a question", { exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "One choice", exact: true }).press("Enter");
  await expect(page.getByLabel("Question", { exact: true })).toBeFocused();
  await page.keyboard.insertText("Which evening suits you?");
  await page.getByLabel("Option 1", { exact: true }).fill("Monday");
  await page.getByLabel("Option 2", { exact: true }).fill("No evening");
  await page.getByRole("button", { name: "Done" }).press("Enter");
  await page.getByText("Add a question", { exact: true }).press("Enter");
  await page.getByRole("button", { name: "Long text", exact: true }).press("Enter");
  await page.getByLabel("Question", { exact: true }).fill("From what hour?");
  await page.getByLabel("Show only if...").press("Space");
  await page.getByLabel("Condition").selectOption("is one of");
  await page.getByLabel("Monday").press("Space");
  expect(await axeFaults(page, "without frame")).toEqual([]);
  await page.getByRole("button", { name: "Done" }).press("Enter");

  await expect(page.getByRole("button", { name: "From what hour?", exact: true })).toBeFocused();

  // A duplicate is there to be changed at once: what is typed next goes into it.
  await page.getByRole("button", { name: "From what hour?", exact: true }).press("Enter");
  await page.locator("article").nth(1).getByLabel("Actions:").press("Enter");
  await page.locator("article").nth(1).getByRole("button", { name: "Duplicate" }).press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue("From what hour?!");
  await page.locator("article").nth(2).getByLabel("Actions:").press("Enter");
  await page.locator("article").nth(2).getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "Questions", exact: true })).toBeFocused();

  // Moved before the question it asks about, it says what is wrong; undo mends it.
  const handle = page.getByRole("button", { name: "Move: From what hour?" });
  await handle.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Picked up: From what hour?.")).toBeAttached();
  // Arrow keys are listened to from the next timer on.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("From what hour?: position 1 of 2.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(cards(page).first()).toHaveText("From what hour?");
  await expect(page.locator("article").first()).toContainText("can only use earlier questions");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(cards(page).first()).toHaveText("Which evening suits you?");

  // What is missing stands in the list, and leads to its field.
  await page.getByRole("button", { name: "Show: Describe the purpose in one sentence" }).click();
  await expect(page.getByLabel("Purpose, shown to visitors")).toBeFocused();
  await page.keyboard.insertText("We ask so that we can plan evening groups.");
  await page.getByLabel("Contact person's email address").fill("team@kinward.example");

  await saved(page);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. Visitors see this version now.")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  if (!isWholeRun) return;
  expect(await axeFaults(page, "without frame")).toEqual([]);
  await page.goto(`${site.url}/campaign/what-would-help-${word}`);
  await expect(page.getByText("Which evening suits you?")).toBeVisible();
});

test("a campaign's preview follows what is typed, and all of it is seen at the width of a phone and of a desk", {
  tag: "@all",
}, async ({ page, site }) => {
  const title = `What would help ${ownWord()}?`;
  await signIn(page, "editor");
  await page.goto(`${site.url}/admin/campaigns/new`);
  await page.getByLabel("Title", { exact: true }).fill(title);
  await saved(page);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("heading", { name: title })).toBeVisible();
  await page.getByLabel("Introduction").fill("We plan **quiet** evenings.");
  await expect(preview.locator("strong")).toHaveText("quiet");
  expect(await page.locator("iframe").evaluate((frame) => frame.clientWidth)).toBeLessThanOrEqual(390);
  await page.getByLabel("Desktop").check();
  const wide = await page.locator("iframe").evaluate((frame) => frame.clientWidth);
  expect(wide).toBeGreaterThan(1_200);
  expect(wide).toBeLessThanOrEqual(1_280);
  // All of the wide page is seen, drawn smaller, also in a narrow window.
  for (const width of [1_280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() =>
        page
          .locator("iframe")
          .evaluate(
            (frame) =>
              frame.getBoundingClientRect().right - (frame.parentElement?.getBoundingClientRect().right ?? 0),
          ),
      )
      .toBeLessThanOrEqual(1);
  }
  await page.getByRole("button", { name: "Close preview" }).click();
});

test("a field that does not fit keeps what was typed and says why, and everything else is saved", {
  tag: "@all",
}, async ({ page, site }) => {
  await signIn(page, "editor");
  await page.goto(`${site.url}/admin/campaigns/new`);
  await page.getByLabel("Title", { exact: true }).fill("Wrong numbers");
  await saved(page);
  for (const part of ["Answers", "Schedule", "Before and after"])
    await page.locator("summary", { hasText: new RegExp(`^${part}$`) }).click();
  const days = page.locator("#set-retention");
  const wrong = [
    [days, "5000", "Enter a whole number from 1 to 1,095"],
    [page.locator("#set-cap"), "abc", "Enter a whole number from 1 to 1,000,000"],
    [page.locator("#set-contact"), "team@kinward", "Enter a complete email address"],
    [page.locator("#set-notify"), "a@b.example nobody", "“nobody” isn't a complete email address"],
    [page.locator("#set-notYet-href"), "kinward.example", "Start with / for a page"],
  ] as const;
  for (const [field, text, sentence] of wrong) {
    await field.fill(text);
    await field.blur();
    await expect(field).toHaveValue(text);
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await page.getByLabel("Purpose, shown to visitors").fill("This is still saved.");
  const closes = page.getByLabel("Closes", { exact: true });
  await closes.fill("2020-01-01T09:00");
  await expect(closes).toHaveAccessibleDescription(/This closing time has passed/);
  await saved(page);
  expect(await axeFaults(page, "without frame")).toEqual([]);
  // Publishing leads to the first of them.
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(days).toBeFocused();
  await expect(page.getByText("Keep answers for (days): Enter a whole number").first()).toBeVisible();
  await days.fill("90");
  await saved(page);
  await page.reload();
  await expect(page.getByLabel("Purpose, shown to visitors")).toHaveValue("This is still saved.");
  await page.locator("summary", { hasText: /^Answers$/ }).click();
  await expect(days).toHaveValue("90");
  await expect(page.locator("#set-cap")).toHaveValue("");
});

test("two people at once lose nothing, and neither does a lost connection", async ({ page, site, quiet }) => {
  // The browser itself notes the refused save and the lost connection.
  quiet.allow(/409|ERR_FAILED/);
  await signIn(page, "editor");
  const begun = await page.request.post(`${site.url}/admin/campaigns/new`, {
    data: {
      operation: "createCampaign",
      content: campaignWith({ slug: `shared-${ownWord()}`, title: "Shared work" }),
    },
    headers: { origin: site.url },
  });
  const { id } = await begun.json();
  await page.goto(`${site.url}/admin/campaigns/${id}/edit`);

  // Somebody else saves the same draft.
  const address = `${site.url}/api/admin/campaigns/${id}`;
  const { revision, content } = await (await page.request.get(address)).json();
  const theirs = await page.request.patch(address, {
    data: { revision, content: { ...content, purpose: "Their purpose." } },
    headers: { origin: site.url },
  });
  expect(theirs.status()).toBe(200);

  await page.getByLabel("Title", { exact: true }).fill("Shared work, my title");
  await expect(page.getByRole("heading", { name: "Someone else saved this campaign" })).toBeFocused();
  const list = (heading: string) =>
    page.getByRole("heading", { name: heading, exact: true }).locator("xpath=..");
  await expect(list("They changed")).toContainText("Purpose");
  await expect(list("You changed")).toContainText("Title");
  await page.getByRole("button", { name: "Merge both" }).click();
  await saved(page);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Shared work, my title");
  await expect(page.getByLabel("Purpose, shown to visitors")).toHaveValue("Their purpose.");

  // What could not be saved is still there after the page was loaded again.
  await page.route("**/api/admin/campaigns/**", (route) => route.abort());
  await page.getByLabel("Purpose, shown to visitors").fill("Written without a connection.");
  await expect(page.locator("[data-saving=failed]")).toContainText("Not saved: we can't reach the server");
  // However much is said beside it, the title keeps its words whole.
  for (const width of isWholeRun ? [1440, 1100, 1024, 390] : [390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectWholeWords(page.getByRole("heading", { level: 1 }));
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText("We restored unsaved text")).toBeVisible();
  await expect(page.getByLabel("Purpose, shown to visitors")).toHaveValue("Written without a connection.");
  await page.unroute("**/api/admin/campaigns/**");
  await saved(page);
});

test.describe("a template", { tag: "@all" }, () => {
  test.use({ alone: "team" });

  test("an eight-question campaign comes from a template, with options pasted as lines, and is shared once published", async ({
    page,
    site,
  }) => {
    test.slow();
    await signIn(page, "editor");
    await page.goto(`${site.url}/admin/campaigns/new`);
    await page.getByRole("button", { name: "Use template: What would help during the wait?" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Questions", exact: true })).toBeFocused();
    await expect(cards(page)).toHaveCount(8);
    await saved(page);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Redo", exact: true }).click();

    await page
      .getByRole("button", { name: "Which evening would suit you for a group?", exact: true })
      .click();
    await page.getByLabel("Option 1", { exact: true }).evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", "- Early\n- Late\n- Not at all");
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(page.getByLabel("Option 2", { exact: true })).toHaveValue("Early");
    await expect(page.getByLabel("Option 4", { exact: true })).toHaveValue("Not at all");
    await page.getByLabel("Show only if...").press("Space");
    await page.getByRole("button", { name: "Done", exact: true }).press("Enter");
    await expect(page.getByText("Shown if “Which path are you on?” is answered")).toBeVisible();

    await page.getByLabel("Contact person's email address").fill("team@kinward.example");
    await saved(page);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Share your campaign" })).toBeFocused();
    await expect(
      page.getByText(`${site.url}/campaign/what-would-help-during-the-wait`, { exact: true }),
    ).toBeVisible();
    expect(await axeFaults(page, "without frame")).toEqual([]);
    await page.getByRole("link", { name: "Print a card" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Link, QR code and card");
  });
});

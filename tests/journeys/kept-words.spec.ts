import { join } from "node:path";
import type { Page } from "@playwright/test";
import SQLite from "better-sqlite3";
import { everythingKept } from "../support/journal.ts";
import { ownWord } from "../support/own-word.ts";
import { expect, test, untilHydrated, waitsForScripts } from "../support/site.ts";
import { actOnDocument } from "../support/site-document.ts";
import { isSoundInOneLook } from "../support/sound.ts";
import type { Site } from "../support/start-site.ts";
import { signIn, submitSignIn } from "../support/team-sign-in.ts";
import { wordsIn } from "../support/words-in.ts";

test.use({ data: "team" });

const typed = {
  reply: "Dear Marta, the group meets on Tuesdays.",
  heading: "Questions at two in the morning",
  letter: "One last sentence before lunch.",
};

/** Sends a request as the person who is signed in to this page's browser. */
async function post(page: Page, site: Site, path: string, data: object) {
  const answer = await page.request.post(site.url + path, { data, headers: { origin: site.url } });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

/** A message from the contact form. @returns the address of its screen. */
async function message(page: Page, site: Site): Promise<string> {
  const { id } = await post(page, site, "/api/contact", {
    name: "Marta",
    email: "marta@example.org",
    subject: "general",
    message: "When does the group meet?",
    website: "",
  });
  return `/admin/messages/${id}`;
}

/** As an owner does in the admin, for everybody. */
function endSessions({ dataDir }: Site): void {
  const file = new SQLite(join(dataDir, "kinward.sqlite"));
  file.prepare("delete from member_sessions").run();
  file.close();
}

const reply = (page: Page) => page.getByLabel("Your reply");
const heading = (page: Page) => page.getByLabel("Heading", { exact: true });
const letter = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });

// Whose they are is proved by src/platform/drafts/drafts.test.ts, and that words come back by the next test.
test("a reply, a page and a newsletter outlive a session that was ended, for their writer and nobody else", {
  tag: "@all",
}, async ({ page, context, site, quiet }) => {
  quiet.allow(/status of 401/);
  const inbox = await message(page, site);
  await signIn(page, "editor");
  await actOnDocument(page, "home-faq", "discardContentDraft");
  const tabs = { inbox: page, site: await context.newPage(), letters: await context.newPage() };
  for (const tab of [tabs.site, tabs.letters]) waitsForScripts(tab);
  await tabs.inbox.goto(inbox);
  await tabs.site.goto("/admin/site/home-faq");
  await tabs.letters.goto("/admin/newsletters");
  await tabs.letters.getByRole("button", { name: "New newsletter" }).click();
  await expect(letter(tabs.letters)).toBeVisible();
  const issue = new URL(tabs.letters.url()).pathname;

  endSessions(site);
  await reply(page).fill(typed.reply);
  await heading(tabs.site).fill(typed.heading);
  await expect(tabs.site.getByText("Your changes are kept in this browser")).toBeVisible();
  await letter(tabs.letters).click();
  await letter(tabs.letters).pressSequentially(typed.letter);
  await page.getByRole("button", { name: "Send and keep open" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team login");
  for (const tab of [tabs.site, tabs.letters]) {
    tab.on("dialog", (dialog) => void dialog.accept());
    await tab.reload();
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Team login");
  }
  const parked = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("kinward:parked:")));
  await expect.poll(async () => (await parked()).length).toBe(3);
  expect(wordsIn((await everythingKept(page)).text, Object.values(typed))).toEqual([]);

  // A colleague at the same browser finds nothing of it, also after writing and signing out.
  await submitSignIn(page, "owner");
  await expect(page).toHaveURL(new RegExp(`${inbox}$`));
  await expect(reply(page)).toHaveValue("");
  await reply(page).fill("Words of the owner, typed later.");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You're signed out.")).toBeVisible();
  expect(wordsIn((await everythingKept(page)).text, [...Object.values(typed), "Words of the owner"])).toEqual(
    [],
  );

  await page.goto(inbox);
  await submitSignIn(page, "editor");
  await expect(reply(page)).toHaveValue(typed.reply);
  await tabs.site.goto("/admin/site/home-faq");
  await expect(heading(tabs.site)).toHaveValue(typed.heading);
  await tabs.letters.goto(issue);
  await expect(letter(tabs.letters)).toContainText(typed.letter);
  await expect(tabs.letters.getByText("All changes are saved.", { exact: true })).toBeVisible();
});

test("five minutes before an idle session ends a notice says so, and its words are there after signing in", async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/status of 401/);
  const inbox = await message(page, site);
  await signIn(page, "editor");
  await page.clock.install();
  await page.goto(inbox);
  await reply(page).fill(typed.reply);
  const warning = page.getByText("You'll be signed out in 5 minutes");
  await page.clock.fastForward(55 * 60_000);
  await page.clock.runFor(16_000);
  await expect(warning).toBeVisible();
  await expect(reply(page)).toBeFocused();
  await isSoundInOneLook(page);
  await page.getByRole("button", { name: "Stay signed in" }).press("Enter");
  await expect(warning).toBeHidden();
  await expect(reply(page)).toHaveValue(typed.reply);

  await reply(page).focus();
  await page.clock.fastForward(56 * 60_000);
  await page.clock.runFor(16_000);
  await expect(page.getByText(/You'll be signed out in \d minutes/)).toBeVisible();
  await page.clock.fastForward(5 * 60_000);
  await page.clock.runFor(20_000);
  // The screen says so at once, and leads to the login when the server knows.
  await page.waitForURL(/\/admin\/login/);
  await expect(page.getByText("Sign in again to go on")).toBeVisible();
  await untilHydrated(page);
  expect(wordsIn((await everythingKept(page)).text, [typed.reply])).toEqual([]);
  await submitSignIn(page, "editor");
  await expect(reply(page)).toHaveValue(typed.reply);
  await expect(reply(page)).toBeFocused();
});

test("whoever signs in again stands in the field they were in, with their words", { tag: "@all" }, async ({
  page,
  site,
  quiet,
}) => {
  test.slow();
  quiet.allow(/status of 401/);
  const inbox = await message(page, site);
  await signIn(page, "owner");
  await actOnDocument(page, "home-faq", "discardContentDraft");
  const issue = await post(page, site, "/admin/newsletters", { operation: "createNewsletterIssue" });
  const words = "Words of tonight";
  // Each kind of screen keeps its words in a way of its own.
  for (const [path, label] of [
    [inbox, "Your reply"],
    ["/admin/redirects/new", "Note (optional)"],
    ["/admin/clinic-codes/new", "Clinic"],
    ["/admin/site/home-faq", "Heading"],
    ["/admin/site/pages", "Title"],
    [`/admin/newsletters/${issue.id}`, "Preview text (optional)"],
    [`/admin/newsletters/${issue.id}`, "Text"],
    ["/admin/campaigns/new", "Introduction"],
  ] as const) {
    await page.goto(path);
    const field = page.getByRole("main").getByRole("textbox", { name: label, exact: true });
    if (label === "Text") await expect(field).toHaveAttribute("contenteditable", "true");
    await field.fill(words);
    await expect(page.getByText("Saving")).toHaveCount(0);
    endSessions(site);
    await page.evaluate(() => new BroadcastChannel("kinward-session").postMessage("ended"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team login");
    await untilHydrated(page);
    await submitSignIn(page, "owner");
    await page.waitForURL((url) => url.pathname === path && url.hash !== "");
    await expect(field, `${label} on ${path}`).toBeFocused();
    if (label === "Text") await expect(field).toHaveText(words);
    else await expect(field).toHaveValue(words);
  }
});

test("words of a tab that was closed are there in a new one, after another session too, for their writer alone", {
  tag: "@all",
}, async ({ page, context, site, quiet }) => {
  quiet.allow(/status of 401/);
  const inbox = await message(page, site);
  await signIn(page, "editor");
  const closed = await context.newPage();
  waitsForScripts(closed);
  await closed.goto(inbox);
  await reply(closed).fill("Typed in time.");
  endSessions(site);
  await reply(closed).fill(typed.reply);
  const copies = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("kinward:parked:")));
  await page.goto("/");
  await expect.poll(async () => (await copies()).length).toBe(1);
  await closed.close();
  expect(wordsIn((await everythingKept(page)).text, [typed.reply])).toEqual([]);

  await page.goto(inbox);
  await submitSignIn(page, "owner");
  await expect(reply(page)).toHaveValue("");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You're signed out.")).toBeVisible();
  await page.goto(inbox);
  await submitSignIn(page, "editor");
  await expect(reply(page)).toHaveValue(typed.reply);

  // A second tab with the same form begins empty while the first one is open.
  const second = await context.newPage();
  waitsForScripts(second);
  await second.goto(inbox);
  await expect(reply(second)).toHaveValue("");
  await page.close();
  // The browser gives a closed tab's lock back a moment later.
  const heldLocks = () => second.evaluate(async () => (await navigator.locks.query()).held?.length);
  await expect.poll(heldLocks).toBe(1);
  await second.reload();
  await expect(reply(second)).toHaveValue(typed.reply);
});

test("an import goes on where its session ended: with the source, the tags and what was decided about the file", {
  tag: "@all",
}, async ({ page, site, quiet }) => {
  quiet.allow(/status of 401/);
  const path = "/admin/subscribers/import";
  const host = `${ownWord()}.example.org`;
  const csv = `Email,Status\nrenee@${host},Sleeping\nana@${host},Snoozed\n`;
  const choose = () =>
    page
      .getByLabel("CSV file")
      .setInputFiles({ name: "autumn.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  const source = page.getByLabel("Where did they give consent?");
  const answerTo = (value: string) => page.getByLabel(new RegExp(`Status: “${value}”`));
  const earlier = page.getByText("Your last file here was “autumn.csv”");
  await signIn(page, "editor");
  await page.goto(path);
  await choose();
  await source.fill("Paper list at the open house");
  await page.getByRole("button", { name: "Check file" }).click();
  await answerTo("Sleeping").selectOption("They can be mailed");
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByRole("button", { name: "Import 1 person" })).toBeVisible();
  await answerTo("Snoozed").selectOption("They must never be mailed");
  endSessions(site);
  await page.evaluate(() => new BroadcastChannel("kinward-session").postMessage("ended"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team login");
  expect(wordsIn((await everythingKept(page)).text, ["Paper list at the open house"])).toEqual([]);

  await untilHydrated(page);
  await submitSignIn(page, "editor");
  await expect(earlier).toBeVisible();
  await expect(source).toHaveValue("Paper list at the open house");
  await choose();
  await page.getByRole("button", { name: "Check file" }).click();
  await expect(answerTo("Sleeping")).toHaveValue("yes");
  await expect(answerTo("Snoozed")).toHaveValue("off");
  await page.getByRole("button", { name: "Import 2 people" }).click();
  await expect(page.getByRole("heading", { name: "Import results" })).toBeFocused();
  await page.goto(path);
  await expect(source).toHaveValue("");
  await expect(earlier).toBeHidden();
});

test("a sign-in that has lasted for twelve hours is renewed before it ends, and leads back to the words", async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/status of 401/);
  const inbox = await message(page, site);
  await signIn(page, "editor");
  await page.clock.install();
  await page.goto(inbox);
  await reply(page).fill(typed.reply);
  // Somebody is at it all the time.
  for (let minutes = 0; minutes < 11.5 * 60; minutes += 46) {
    await page.clock.fastForward(46 * 60_000);
    await page.keyboard.press("Shift");
  }
  await page.clock.fastForward(25 * 60_000);
  await page.keyboard.press("Shift");
  await page.clock.runFor(16_000);
  await expect(page.getByText("A sign-in lasts 12 hours.")).toBeVisible();
  await page.getByRole("button", { name: "Sign in again now" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team login");
  await untilHydrated(page);
  await submitSignIn(page, "editor");
  await expect(reply(page)).toHaveValue(typed.reply);
});

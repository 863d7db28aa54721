import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { ownWord } from "../support/own-word.ts";
import { expect, test } from "../support/site.ts";
import { isSound, isSoundInOneLook } from "../support/sound.ts";
import { signInAt } from "../support/team-sign-in.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ data: "readers" });

/** Writes a heading and a sentence with a bold word, as they will look. */
async function writeText(page: Page): Promise<void> {
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await expect(text).toHaveAttribute("contenteditable", "true");
  await text.click();
  await page.keyboard.press("Control+Alt+1");
  await page.keyboard.type("Hello");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Three ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("quiet");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" evenings.");
}

test("an owner writes a newsletter as it will look, is told what reveals too much, and sends it", async ({
  page,
  site,
}) => {
  await signInAt(page, "/admin/newsletters", "owner");
  const sender = { legalName: "Kinward Test Society", postalAddress: "12 Lake Road, Akron, OH 44301" };
  const entered = await page.request.post("/admin/settings", {
    data: { operation: "changeSender", ...sender, expected: "" },
    headers: { origin: site.url },
  });
  // Or it has been entered before.
  expect([200, 409]).toContain(entered.status());
  const subject = `Three quiet evenings ${ownWord()}`;
  await page.getByRole("button", { name: "New newsletter" }).click();
  await page.getByLabel("Subject").fill("Your IVF cycle");
  await writeText(page);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText(/Please replace: IVF, cycle/)).toBeVisible();
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "Hello" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByLabel("Subject").fill(subject);
  await page.getByRole("button", { name: "Send or schedule" }).click();
  const step = page.getByRole("dialog", { name: "Send this newsletter" });
  await expect(step.getByText(/^All subscribers: \d+ people$/)).toBeVisible();
  await page.getByLabel("Date and time").fill("2020-01-01T10:00");
  await step.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(page.getByLabel("Date and time")).toBeFocused();
  await expect(page.getByText(/That time has passed/)).toBeInViewport();
  await isSoundInOneLook(page);
  await step.getByRole("button", { name: /^Send to \d+ people$/ }).click();
  await expect(page.getByRole("heading", { name: /^(Progress|Result)$/ })).toBeFocused();
  // Who gets what is proved by src/features/newsletter/issues/issues.api.test.ts.
  if (!isWholeRun) return;
  const letters = () => site.smtp.mails.filter((mail) => mail.subject === subject);
  const of = (to: string) => letters().find(({ rcpt }) => rcpt.includes(`${to}@example.org`));
  await expect
    .poll(() => of("reader1")?.html, { timeout: 20_000 })
    .toContain("Three <strong>quiet</strong> evenings.");
  // Nobody presses anything: the screen follows by itself.
  await expect(page.getByText("Sent", { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(of("reader0")).toBeUndefined();
});

test.describe("with the readers that are prepared", { tag: "@all" }, () => {
  test.use({ alone: "readers" });

  test("an owner brings a list, takes somebody off, writes a letter and sends it; a reader leaves topics out", async ({
    page,
    site,
    browser,
  }) => {
    test.slow();
    await signInAt(page, "/admin/subscribers", "owner");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subscribers");
    await isSound(page);

    // A list from elsewhere: a look first, then the import.
    await page.getByRole("link", { name: "Import" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import a list");
    await page.getByRole("button", { name: "Check file" }).click();
    await expect(page.getByLabel("CSV file")).toHaveAccessibleDescription(/Please choose a file/);
    const csv = "email\nreader0@example.org\nreader1@example.org\nnot an address\nnew@example.org\n";
    await page
      .getByLabel("CSV file")
      .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    await page.getByLabel("Where did they give consent?").fill("Paper list at the open day");
    await page.getByRole("button", { name: "Check file" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Check results" })).toBeFocused();
    await page.getByText("Invalid rows").click();
    await expect(page.getByText("Row 4: Not a valid email address")).toBeVisible();
    await isSound(page);
    await page.getByRole("button", { name: "Import 1 person" }).click();
    await expect(page.getByRole("heading", { name: "Import results" })).toBeFocused();

    // A file of an old spreadsheet program, with a value that nobody knows: the letters are right, and it asks.
    await page.getByRole("link", { name: "Go to subscribers" }).click();
    await page.getByRole("link", { name: "Import" }).click();
    const old = Buffer.from("Email;Name;Status\nrenee@example.org;Ren\u00E9e;Sleeping\n", "latin1");
    await page.getByLabel("CSV file").setInputFiles({ name: "old.csv", mimeType: "text/csv", buffer: old });
    await page.getByLabel("Where did they give consent?").fill("Paper list at the open day");
    await page.getByRole("button", { name: "Check file" }).click();
    await expect(page.getByRole("heading", { name: "Check results" })).toBeFocused();
    await expect(page.getByText("We read it as Windows-1252")).toBeVisible();
    await expect(page.getByText("renee@example.org;Ren\u00E9e;Sleeping")).toBeVisible();
    await expect(page.getByText("There's nothing to import in this file.")).toBeVisible();
    await isSound(page);
    await page.getByLabel(/Status: “Sleeping”/).selectOption("They can be mailed");
    await page.getByRole("button", { name: "Check again" }).click();
    await page.getByRole("button", { name: "Import 1 person" }).click();
    await expect(page.getByRole("heading", { name: "Import results" })).toBeFocused();

    // Several at once, and back.
    await page.getByRole("link", { name: "Go to subscribers" }).click();
    await page.getByRole("checkbox", { name: "Select renee@example.org" }).check();
    await page.getByRole("textbox", { name: "Tag name" }).fill("Open house");
    await page.getByRole("button", { name: "Add tag" }).click();
    await expect(page.getByText("Tagged 1 person.", { exact: true })).toBeVisible();
    await expect(page.getByRole("cell", { name: "Open house" })).toBeVisible();
    await page.getByRole("checkbox", { name: "Select renee@example.org" }).check();
    await page.getByRole("button", { name: "Unsubscribe", exact: true }).click();
    await expect(page.getByText("Unsubscribed 1 person.", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Undone for 1 person.", { exact: true })).toBeVisible();
    await page.getByRole("checkbox", { name: "Select renee@example.org" }).check();
    await page.getByRole("button", { name: "Unsubscribe", exact: true }).click();
    await expect(page.getByText("Unsubscribed 1 person.", { exact: true })).toBeVisible();
    await isSound(page);
    // One of them asks to be left alone.
    await page.getByRole("searchbox", { name: "Find by address or name" }).fill("EADER4@exam");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("checkbox", { name: "Select renee@example.org" })).toBeHidden();
    await page.getByRole("link", { name: "reader4@example.org" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("reader4@example.org");
    expect(page.url()).not.toContain("example.org");
    // Neither can be undone by the team: both ask first.
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByText("They've been unsubscribed.", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Erase this subscriber" }).click();
    const erasing = page.getByRole("dialog", { name: "Erase this subscriber?" });
    await erasing.getByLabel("To confirm, type the email address").fill("reader1@example.org");
    await page.keyboard.press("Enter");
    await expect(erasing.getByText("That isn't the address above.")).toBeVisible();
    await erasing.getByLabel("To confirm, type the email address").fill("reader4@example.org");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Erased subscriber");
    await page.getByRole("link", { name: "Subscribers" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subscribers");
    await page.keyboard.press("f");
    await page.getByLabel("Status").selectOption("Subscribed");
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await expect(page).toHaveURL(/state=active/);
    await expect(page.getByRole("row")).toHaveCount(5);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export CSV" }).click();
    expect((await download).suggestedFilename()).toMatch(/^subscribers-state-active-/);
    expect(readFileSync(await (await download).path(), "utf8")).toMatch(/^\uFEFFEmail,Status,/);

    // A letter: its subject is looked at, it is tried, then it goes.
    await page.goto("/admin/newsletters");
    await page.getByRole("button", { name: "New newsletter" }).click();
    await page.getByLabel("Subject").fill("Your IVF cycle");
    // Written as it will look: the mail is made from the same Markdown.
    await writeText(page);
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByText(/Please replace: IVF, cycle/)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByLabel("Subject").fill("Three quiet evenings");
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByText("4 people would get it today.")).toBeVisible();
    const mail = page.frameLocator("iframe");
    await expect(mail.getByRole("heading", { name: "Hello" })).toBeVisible();
    await expect(mail.locator("body > div").last()).toHaveCSS("max-width", "576px");
    await isSound(page);
    await page.keyboard.press("Escape");
    await isSound(page);
    // The draft saves itself while the button is pressed: the press counts, and the test has the last words.
    const held = Promise.withResolvers<void>();
    await page.route(/newsletters\/[^/]+$/, (route) => held.promise.then(() => route.continue()));
    const saving = page.waitForRequest((request) => request.method() === "PATCH");
    await page.getByLabel("Subject").fill("Three calm evenings");
    await saving;
    await page.getByRole("button", { name: "Send me a test" }).click();
    held.resolve();
    await expect(
      page.getByText("The test is on its way to your email address.", { exact: true }),
    ).toBeVisible();
    // A test says what the newsletter says when it is sent, so it is waited for before anything is changed.
    await expect
      .poll(() => site.smtp.mails.map(({ subject }) => subject), { timeout: 20_000 })
      .toContain("Test: Three calm evenings");
    // What is written survives going elsewhere, and the law wants to know who sends.
    await page.getByLabel("Subject").fill("Three very quiet evenings");
    const senderSettings = async () => {
      await page.getByRole("link", { name: "Settings" }).first().click();
      const parts = page.getByRole("navigation", { name: "Parts of the settings" });
      await parts.getByText("Newsletters").click();
    };
    await senderSettings();
    await page.getByLabel("Legal name").fill("Kinward Test Society");
    // A form that nobody has sent keeps its words while one looks elsewhere, and gives them up when told to.
    await page.getByRole("link", { name: "Newsletters" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Newsletters" })).toBeVisible();
    await senderSettings();
    await expect(page.getByLabel("Legal name")).toHaveValue("Kinward Test Society");
    await expect(page.getByText("We restored what you typed.").filter({ visible: true })).toBeVisible();
    await page.getByRole("button", { name: "Discard" }).filter({ visible: true }).click();
    await expect(page.getByLabel("Legal name")).toHaveValue("");
    await page.getByLabel("Legal name").fill("Kinward Test Society");
    await page.getByLabel("Postal address").fill("12 Lake Road, Akron, OH 44301");
    await page.getByRole("button", { name: /^Save ?: Who sends newsletters$/ }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Newsletters" }).first().click();
    await page.getByRole("link", { name: "Three very quiet evenings" }).click();
    await expect(page.getByLabel("Subject")).toHaveValue("Three very quiet evenings");
    await expect(page.getByRole("textbox", { name: "Text", exact: true })).toContainText(
      "Three quiet evenings.",
    );
    await page.getByText("Markdown", { exact: true }).click();
    await expect(page.locator("textarea").and(page.getByLabel("Text", { exact: true }))).toHaveValue(
      "# Hello\n\nThree **quiet** evenings.",
    );
    // The step before sending says what is missing, and leads back.
    const step = page.getByRole("dialog", { name: "Send this newsletter" });
    await page.getByLabel("Subject").fill("");
    await page.getByRole("button", { name: "Send or schedule" }).click();
    await expect(step.getByText("Add a subject.")).toBeVisible();
    await step.getByRole("button", { name: "Back to the newsletter" }).click();
    await page.getByLabel("Subject").fill("Three quiet evenings");
    await page.getByRole("button", { name: "Send or schedule" }).click();
    await expect(step.getByText("All subscribers: 4 people")).toBeVisible();
    await page.getByLabel("Date and time").fill("2020-01-01T10:00");
    await step.getByRole("button", { name: "Schedule", exact: true }).click();
    await expect(page.getByLabel("Date and time")).toBeFocused();
    await expect(page.getByText(/That time has passed/)).toBeInViewport();
    await isSound(page);
    await step.getByRole("button", { name: "Send to 4 people" }).click();
    await expect(page.getByRole("heading", { name: /^(Progress|Result)$/ })).toBeVisible();
    const letter = (to: string) => site.smtp.mails.find(({ rcpt }) => rcpt.includes(`${to}@example.org`));
    await expect.poll(() => letter("new")?.subject, { timeout: 20_000 }).toBe("Three quiet evenings");
    await expect.poll(() => letter("reader1")?.subject).toBe("Three quiet evenings");
    expect(letter("reader0") ?? letter("reader4")).toBeUndefined();
    // Nobody presses anything: the screen follows by itself.
    await expect(page.getByText("Sent", { exact: true })).toBeVisible({ timeout: 30_000 });
    await isSound(page);
    expect(letter("new")?.html).toContain("Three <strong>quiet</strong> evenings.");
    // What was sent can be read as people got it, and be the beginning of the next one.
    await expect(page.frameLocator("iframe").getByRole("heading", { name: "Hello" })).toBeVisible();
    await page.getByRole("button", { name: "Use again" }).click();
    await expect(page.getByLabel("Subject")).toHaveValue("Three quiet evenings");
    await expect(page.getByRole("textbox", { name: "Text", exact: true })).toContainText(
      "Three quiet evenings.",
    );
    await page.goto("/admin/consent");
    await expect(page.getByText(/^Verified: \d+ entries, intact\.$/)).toBeVisible();
    await isSound(page);

    // The reader's own page, without script: opening it changes nothing.
    const link = /http:\S+\/newsletter\/preferences\/\S+/.exec(letter("new")?.text ?? "")?.[0] ?? "";
    await page.goto(link);
    await isSound(page);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(link);
    await plain.getByLabel("Pregnancy loss").check();
    await plain.getByLabel("Mother’s Day").check();
    await plain.getByRole("button", { name: "Save my choices" }).click();
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Your choices are saved");
    await plain.goto(link);
    await expect(plain.getByLabel("Pregnancy loss")).toBeChecked();
    await expect(plain.getByLabel("Stillbirth")).not.toBeChecked();
    await plain.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText("You’re unsubscribed");
    await context.close();
  });
});

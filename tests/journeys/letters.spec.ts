import type { Page } from "@playwright/test";
import { day } from "#platform/clock/clock.ts";
import { axeFaults } from "../support/axe.ts";
import { expect } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { letPass, type StorySite, test } from "../support/story-site.ts";
import { submitSignIn } from "../support/team-sign-in.ts";
import { testStart } from "../support/test-start.ts";
import { wordsIn } from "../support/words-in.ts";

const startsAt = Date.parse(testStart);
test.use({ story: { database: "sqlite", data: "team", startsAt } });

/** Asks for a mentor by the form on the page. */
async function askForMentor(page: Page): Promise<void> {
  await page.goto("/support/peer-mentoring");
  const form = page.getByRole("form", { name: "Tell us what you’re looking for" });
  await form.getByLabel("Email address").fill("wren@example.org");
  await form.getByLabel("First name or nickname").fill("Wren on the Hill");
  await form.getByLabel("Your path").selectOption("infertility");
  await form.getByLabel("Languages you write in").selectOption("en");
  await form.getByLabel("Your time zone").selectOption("America/Chicago");
  await form.getByLabel("What would help?").fill("Somebody who waited too.");
  await form.getByLabel("What wouldn’t help?").fill("Advice about diets.");
  await form.getByLabel(/^Yes, you can keep/).check();
  await form.getByRole("button", { name: "Ask for a mentor" }).click();
  await expect(page.getByText("Thank you. Please check your inbox")).toBeVisible();
}

const letters = {
  first: "Write to wren@home.example",
  second: "Hello Wren, I waited for five long winters.",
  third: "Five winters! Tell me how you kept the lights on.",
} as const;

/** No mail, address or line of the log has a letter, or either's address or name but for the other. */
function isDiscreet(site: StorySite, urls: readonly string[]): void {
  const words = ["Somebody who waited too.", "Advice about diets.", ...Object.values(letters)];
  for (const { subject, text, html, headers, rcpt } of site.smtp.mails) {
    const others = ["wren@example.org", "marlowe@example.org"].filter((each) => !rcpt.includes(each));
    const mail = `${subject} ${text} ${html} ${JSON.stringify(headers)}`;
    expect(wordsIn(mail, [...words, ...others, "Wren on the Hill", "Marlowe by the Sea"])).toEqual([]);
  }
  const everything = [...words, "wren@example.org", "marlowe@example.org", "Wren on the Hill"];
  expect(wordsIn(urls.join("\n"), everything)).toEqual([]);
  expect(urls.filter((url) => url.includes("token="))).toEqual([]);
  expect(wordsIn(site.printed(), [...everything, "Marlowe by the Sea"])).toEqual([]);
}

test("the team finds a mentor, both say yes, and they write until one of them ends it and all is erased", {
  tag: "@all",
}, async ({ page, site, quiet }) => {
  test.slow();
  quiet.allow(/422/);
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  await askForMentor(page);
  await page.goto("/admin/mentors/new");
  await submitSignIn(page, "editor");
  await page.getByLabel("First name").fill("Marlowe by the Sea");
  await page.getByLabel("Email address").fill("marlowe@example.org");
  await page.getByLabel("About them").fill("Two losses, then donor eggs.");
  await page.getByLabel("Infertility").check();
  await page.getByLabel("Training completed").fill("2026-05-01");
  await page.getByRole("button", { name: "Save mentor" }).click();
  await page.getByRole("link", { name: "Wren on the Hill" }).click();
  await expect(page.getByRole("region", { name: "Suggestions" })).toContainText("Same path: Infertility");
  await isSound(page);
  await page.getByRole("button", { name: "Ask this mentor" }).click();
  await expect(page.getByRole("region", { name: "The match" })).toContainText("Marlowe");

  /** Opens the page of the newest link that somebody was mailed. */
  async function openLetters(email: string, subject: string): Promise<void> {
    const mail = () =>
      site.smtp.mails.findLast((each) => each.rcpt.includes(email) && each.subject === subject);
    await expect.poll(mail).toBeDefined();
    await page.goto("about:blank");
    await page.goto(/http\S+\/your-letters#\S+/.exec(mail()?.text ?? "")?.[0] ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(new URL(page.url()).hash).toBe("");
  }
  const press = (name: string) => page.getByRole("button", { name }).click();

  await openLetters("marlowe@example.org", "A question for you");
  await expect(page.getByText("Advice about diets.")).toBeVisible();
  await press("Yes, I’d like to");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for saying yes");
  await openLetters("wren@example.org", "News for you");
  await press("Yes, I’d like to");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You and Marlowe by the Sea");

  // What is typed survives a reload, and can't be read in what the browser keeps.
  const letter = page.getByLabel("Your letter");
  await letter.fill(letters.first);
  const keptHere = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(keptHere).toMatch(/letter-draft:/);
  expect(wordsIn(await keptHere(), [letters.first])).toEqual([]);
  await openLetters("wren@example.org", "You can write now");
  await expect(letter).toHaveValue(letters.first);
  await press("Send letter");
  await expect(page.getByText("Your letter seems to have an email address")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await press("Send it anyway");
  await expect(page.getByText("Your letter is on its way.")).toBeVisible();
  await expect(letter).toHaveValue("");
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);

  await openLetters("marlowe@example.org", "You have a letter");
  await expect(page.getByText(letters.first)).toBeVisible();
  await letter.fill(letters.second);
  await press("Send letter");
  await expect(page.getByText("Your letter is on its way.")).toBeVisible();
  await openLetters("wren@example.org", "You have a letter");
  await expect(page.getByText(letters.second)).toBeVisible();
  await letter.fill(letters.third);
  await press("Send letter");
  await expect(page.getByText("Your letter is on its way.")).toBeVisible();

  await openLetters("marlowe@example.org", "You have a letter");
  await page.getByText("Something worries me").click();
  await press("Tell the team");
  await expect(page.getByText("Our team knows, and can read your letters.").first()).toBeVisible();
  await page.getByText("End this").click();
  await press("Yes, end it");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This has ended");
  expect(await axeFaults(page)).toEqual([]);

  await page.goto("/admin/mentors");
  await page.getByRole("link", { name: "Wren on the Hill" }).click();
  await press("Read the letters");
  for (const text of Object.values(letters)) await expect(page.getByText(text)).toBeVisible();
  await isSound(page);

  // Ninety days later nothing of it is found. Only the audit log still names the request, by a random id.
  const { db } = site.database;
  const requests = await db.selectFrom("mentor_requests").select("email_index").execute();
  const written = await db.selectFrom("mentor_letters").select("id").execute();
  expect(written).toHaveLength(3);
  const traces = [...requests.map((each) => each.email_index), ...written.map(({ id }) => id)];
  await letPass(site, startsAt + 89 * day);
  expect(await site.tablesWith(traces)).toEqual(
    expect.arrayContaining(["mentor_letters", "mentor_requests"]),
  );
  await letPass(site, startsAt + 92 * day);
  await expect.poll(() => site.tablesWith(traces)).toEqual([]);
  isDiscreet(site, urls);
});

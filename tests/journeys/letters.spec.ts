import { axeFaults } from "../support/axe.ts";
import { askForMentor } from "../support/mentoring.ts";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { submitSignIn } from "../support/team-sign-in.ts";
import { wordsIn } from "../support/words-in.ts";

test.use({ alone: "team" });

test("the team finds a mentor, both say yes, and they write until one of them ends it", async ({
  page,
  site,
  quiet,
}) => {
  test.slow();
  quiet.allow(/422/);
  await askForMentor({
    post: (path, body) =>
      fetch(site.url + path, {
        method: "POST",
        headers: { origin: site.url, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
  });
  await page.goto("/admin/mentors/new");
  await submitSignIn(page, "editor");
  await page.getByLabel("First name").fill("Marlowe");
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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You and Marlowe");

  // What is typed survives a reload, and can't be read in what the browser keeps.
  const letter = page.getByLabel("Your letter");
  await letter.fill("Write to wren@home.example");
  const keptHere = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(keptHere).toMatch(/letter-draft:/);
  expect(wordsIn(await keptHere(), ["wren@home.example"])).toEqual([]);
  await openLetters("wren@example.org", "You can write now");
  await expect(letter).toHaveValue("Write to wren@home.example");
  await press("Send letter");
  await expect(page.getByText("Your letter seems to have an email address")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await press("Send it anyway");
  await expect(page.getByText("Your letter is on its way.")).toBeVisible();
  await expect(letter).toHaveValue("");
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);

  await openLetters("marlowe@example.org", "You have a letter");
  await expect(page.getByText("Write to wren@home.example")).toBeVisible();
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
  await expect(page.getByText("Write to wren@home.example")).toBeVisible();
});

import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { mentorWith } from "../support/mentoring.ts";
import { ownWord } from "../support/own-word.ts";
import { expect, test } from "../support/site.ts";
import type { Site } from "../support/start-site.ts";
import { signIn } from "../support/team-sign-in.ts";
import { wordsIn } from "../support/words-in.ts";

test.use({ data: "team" });

/** The address of the newest link to letters that somebody was mailed. */
async function linkOf({ smtp }: Site, email: string): Promise<string> {
  const link = () =>
    smtp.mails
      .filter(({ rcpt }) => rcpt.includes(email))
      .map(({ text }) => /http\S+\/your-letters#\S+/.exec(text ?? "")?.[0])
      .findLast((each) => each !== undefined);
  await expect.poll(link).toBeDefined();
  return link() ?? "";
}

/** Two who may write to each other from now on. @returns the link of the one who asked. */
async function match(page: Page, site: Site): Promise<string> {
  const host = `${ownWord()}.example.org`;
  const [wren, marlowe] = [`wren@${host}`, `marlowe@${host}`];
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };
  await post("/api/mentoring/requests", {
    ...{ email: wren, name: "Wren", journey: "infertility", languages: "en", zone: "America/Chicago" },
    ...{ phase: "between treatments", help: "Somebody who waited too.", avoid: "", agree: true },
  });
  const agree = async (email: string) => {
    const token = (await linkOf(site, email)).split("#token=")[1] ?? "";
    await post("/api/letters/change", { token, action: "yes" });
  };
  await signIn(page, "editor");
  const mentor = mentorWith({ email: marlowe });
  const { id: mentorId } = await post("/admin/mentors/new", { operation: "createMentor", ...mentor });
  const [, request = ""] = /#token=([^.]+)\./.exec(await linkOf(site, wren)) ?? [];
  await post(`/admin/mentors/requests/${request}`, { operation: "proposeMentor", mentorId });
  for (const email of [marlowe, wren]) await agree(email);
  await page.context().clearCookies();
  return linkOf(site, wren);
}

test("a letter that isn't sent yet survives a reload, can't be read in what the browser keeps, and goes once it's sent", async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/422/);
  const link = await match(page, site);
  const words = "Write to wren@home.example";
  const letter = page.getByLabel("Your letter");
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(new URL(page.url()).hash).toBe("");
  await letter.fill(words);
  const keptHere = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(keptHere).toMatch(/letter-draft:/);
  expect(wordsIn(await keptHere(), [words])).toEqual([]);
  await page.goto("about:blank");
  await page.goto(link);
  await expect(letter).toHaveValue(words);
  await page.getByRole("button", { name: "Send letter" }).click();
  await expect(page.getByText("Your letter seems to have an email address")).toBeVisible();
  expect(await axeFaults(page, "without frame")).toEqual([]);
  await page.getByRole("button", { name: "Send it anyway" }).click();
  await expect(page.getByText("Your letter is on its way.")).toBeVisible();
  await expect(letter).toHaveValue("");
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
});

import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { ownWord } from "../support/own-word.ts";
import { expect, test } from "../support/site.ts";
import type { Site } from "../support/start-site.ts";
import { isWholeRun } from "../support/whole-run.ts";

/** Subscribes, and finds the reader's own link in the welcome mail. */
async function subscribe(site: Site, { request }: Pick<Page, "request">, name: string): Promise<string> {
  const email = `${name}@${ownWord()}.example.org`;
  const data = { email, consentToNewsletter: true, website: "" };
  const signed = await request.post("/api/newsletter/signup", { data, headers: { origin: site.url } });
  expect(signed.status()).toBe(200);
  const mail = () => site.smtp.mails.find(({ rcpt }) => rcpt.includes(email))?.text ?? "";
  await expect.poll(mail).toContain("/newsletter/preferences/");
  return /http:\/\/\S+\/newsletter\/preferences\/\S+/.exec(mail())?.[0] ?? "";
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (page: Page, name: string) => page.getByRole("button", { name });

test("changes everything with one press, says what it did, and takes it back", async ({ page, site }) => {
  await page.goto(await subscribe(site, page, "robin"));
  await page.getByRole("link", { name: "Change newsletters and groups with one press" }).click();
  await expect(button(page, "I’ve had a loss")).toHaveAccessibleDescription(/Newsletters about pregnancy/);
  // The token has left the address bar.
  expect(page.url()).toBe(`${site.url}/something-changed`);
  if (isWholeRun) expect(await axeFaults(page)).toEqual([]);

  await button(page, "I’ve had a loss").focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("We’re so sorry");
  await expect(page.locator(":focus")).toContainText("You don’t need to do anything else here.");
  await expect(page.getByText("You get no newsletters about: ")).toContainText("Pregnancy news");
  await expect(page.getByText("congrat")).toHaveCount(0);
  expect(await axeFaults(page, "without frame")).toEqual([]);

  // What a break on top of a loss leaves when it is undone: life-changes.api.test.ts.
  if (isWholeRun) {
    await page.getByText("Has something else changed?").click();
    await page.getByLabel("For how long").selectOption("Three months");
    await button(page, "I need a break").click();
    await expect(page.getByText("You get no newsletters.")).toBeVisible();
    await expect(page.getByText("Your break ends on")).toBeVisible();
    await button(page, "Undo").click();
    await expect(heading(page)).toHaveText("That’s undone");
    await expect(page.getByText("Everything is as it was before.")).toBeVisible();
    // The loss is still there.
    await expect(page.getByText("You get no newsletters about: ")).toContainText("Pregnancy news");
  }
  await button(page, "Undo").click();
  await expect(heading(page)).toHaveText("That’s undone");
  await expect(button(page, "Undo")).toHaveCount(0);
});

test("says what to do when the server can’t be reached, and when a link is old", async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/404|ERR_|Failed/);
  await page.goto("/something-changed#token=old.token");
  await expect(page.getByText("This link doesn’t work anymore.")).toBeVisible();
  const link = await subscribe(site, page, "sasha");
  const token = link.split("/").at(-1) ?? "";
  await page.getByLabel("Paste the link from the email").fill(`${site.url}/something-changed#token=${token}`);
  await button(page, "Open my page").click();
  await page.route("**/api/something-changed", (route) => route.abort());
  await button(page, "I need a break").click();
  await expect(page.getByText("We can’t reach the site right now.")).toBeVisible();
  await page.unroute("**/api/something-changed");
  await button(page, "I need a break").click();
  await expect(page.getByText("You get no newsletters.")).toBeVisible();
});

test.describe("without script", { tag: "@all" }, () => {
  test.use({ javaScriptEnabled: false });

  test("works with the pasted link", async ({ page, site, quiet }) => {
    quiet.allow(/422/);
    const link = await subscribe(site, page, "toni");
    await page.goto("/something-changed");
    await button(page, "Open my page").click();
    await expect(page.getByText("Please paste the link from the email")).toBeVisible();
    await page.getByLabel("Paste the link from the email").fill(link.split("/").at(-1) ?? "");
    await button(page, "Open my page").click();
    await button(page, "I’m pregnant").click();
    await expect(heading(page)).toHaveText("That’s done");
    await expect(page.getByText("You get no newsletters about: ")).toContainText("Stillbirth");
    expect(page.url()).toBe(`${site.url}/something-changed`);
    await button(page, "Undo").click();
    await expect(page.getByText("Everything is as it was before.")).toBeVisible();
  });
});

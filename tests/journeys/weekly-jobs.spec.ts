import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { Effort } from "../support/effort.ts";
import { teamPassword } from "../support/prepared-data.ts";
import { expect, test } from "../support/site.ts";

test.use({ alone: "team", viewport: { width: 1440, height: 900 } });

/** The most clicks and keys a job needs, from the admin's first screen to the result. */
type Limit = { clicks: number; keys: number };

async function begin(page: Page, messages: number): Promise<string[]> {
  await page.goto("/admin/login");
  const run = Math.random().toString(36).slice(2, 8);
  const people = Array.from({ length: messages }, (_, at) => `Person${at}${run}`);
  for (const name of people) {
    const answer = await page.request.post("/api/contact", {
      data: {
        name,
        email: `${name.toLowerCase()}@example.org`,
        phone: "",
        subject: "general",
        message: `A question from ${name}.`,
        website: "",
      },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(answer.status()).toBe(201);
  }
  await page.getByRole("textbox", { name: "Email address" }).fill("editor@kinward.test");
  await page.getByLabel("Password", { exact: true }).fill(teamPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Robin Reyes");
  // A shortcut pressed before React has the page is lost, so the count begins on a page that answers.
  await page.goto("/admin");
  return people;
}

const inboxHeading = (page: Page) => page.getByRole("heading", { level: 1, name: "Messages" });
const rowsOf = (page: Page) => page.getByRole("table").locator("tbody tr");

/** The counts are limits; EFFORT=1 prints them with the seconds, which depend on the machine. */
async function within(page: Page, effort: Effort, job: { name: string; began: number; limit: Limit }) {
  const seconds = ((performance.now() - job.began) / 1000).toFixed(2);
  expect(effort.clicks, `${job.name}: clicks`).toBeLessThanOrEqual(job.limit.clicks);
  expect(effort.keys, `${job.name}: keys`).toBeLessThanOrEqual(job.limit.keys);
  if (process.env.EFFORT === "1")
    process.stdout.write(`${job.name} | ${effort.clicks} clicks | ${effort.keys} keys | ${seconds} s\n`);
  expect(await axeFaults(page, "without frame")).toEqual([]);
}

for (const by of ["mouse", "keyboard"] as const) {
  const mouse = by === "mouse";

  test(`a message is answered by ${by}`, async ({ page, site }) => {
    const [name = ""] = await begin(page, 1);
    const effort = new Effort(page);
    const began = performance.now();
    const reply = page.getByLabel("Your reply");
    if (mouse) {
      await effort.click(page.getByRole("link", { name: /^Messages/ }).first());
      await effort.click(rowsOf(page).first().getByRole("link"));
      await effort.click(reply);
    } else {
      await effort.command("messages");
      await expect(inboxHeading(page)).toBeVisible();
      await effort.press("j", "Enter");
      await expect(page.getByRole("region", { name: "Message", exact: true })).toBeVisible();
      await effort.press("r");
      await expect(reply).toBeFocused();
    }
    await page.keyboard.type("Hello, the groups meet on Tuesdays.");
    if (mouse) await effort.click(page.getByRole("button", { name: "Send and wait for reply" }));
    else await effort.press("ControlOrMeta+Enter");
    const address = `${name.toLowerCase()}@example.org`;
    await expect(page.getByText("Robin Reyes replied by email")).toBeVisible();
    await within(page, effort, {
      name: `answer a message, ${by}`,
      began,
      limit: { clicks: 4, keys: 6 },
    });
    const answered = () => site.smtp.mails.find(({ rcpt }) => rcpt.includes(address))?.text;
    await expect.poll(answered, { timeout: 20_000 }).toContain("Tuesdays");
  });

  for (const job of ["assigned", "marked as spam"] as const) {
    test(`five messages are ${job} by ${by}`, async ({ page }) => {
      const people = await begin(page, 5);
      const effort = new Effort(page);
      const began = performance.now();
      const menu = page.getByLabel("Assign to");
      const assign = page.getByRole("button", { name: "Assign", exact: true });
      const spam = page.getByRole("button", { name: "Spam", exact: true });
      if (mouse) await effort.click(page.getByRole("link", { name: /^Messages/ }).first());
      else await effort.command("messages");
      await expect(inboxHeading(page)).toBeVisible();
      const rows = rowsOf(page);
      await expect(rows.first()).toBeVisible();
      for (let at = 0; at < 5; at += 1)
        if (mouse) await effort.click(rows.nth(at).getByRole("checkbox"));
        else await effort.press("j", "x");
      await expect(page.getByText("5 selected")).toBeVisible();
      if (job === "assigned") {
        if (mouse) await effort.choose(menu, "Noor Haddad");
        else {
          await effort.tabTo(menu, "Shift+Tab");
          await page.keyboard.type("Noor");
        }
        if (mouse) await effort.click(assign);
        else {
          await effort.tabTo(assign);
          await effort.press("Enter");
        }
      } else if (mouse) await effort.click(spam);
      else {
        await effort.tabTo(spam, "Shift+Tab");
        await effort.press("Enter");
      }
      await expect(page.getByText("5 items changed.", { exact: true })).toBeVisible();
      if (job === "assigned") {
        for (const person of people)
          await expect(rows.filter({ hasText: person }).getByText("Noor Haddad")).toBeVisible();
      } else for (const person of people) await expect(rows.filter({ hasText: person })).toHaveCount(0);
      const limit = job === "assigned" ? { clicks: 9, keys: 27 } : { clicks: 7, keys: 23 };
      await within(page, effort, { name: `five ${job}, ${by}`, began, limit });
    });
  }
}

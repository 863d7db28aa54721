import type { Page } from "@playwright/test";
import { Effort } from "../support/effort.ts";
import { expect, test } from "../support/site.ts";
import { atTheDesk, someoneWrites, ways, within } from "../support/weekly-job.ts";

test.use({ alone: "team", viewport: { width: 1440, height: 900 } });

async function begin(page: Page, messages: number): Promise<string[]> {
  await page.goto("/admin/login");
  const people: string[] = [];
  for (let at = 0; at < messages; at += 1) people.push(await someoneWrites(page, `Person${at}`));
  await atTheDesk(page, "editor");
  return people;
}

const inboxHeading = (page: Page) => page.getByRole("heading", { level: 1, name: "Messages" });
const rowsOf = (page: Page) => page.getByRole("table").locator("tbody tr");

for (const by of ways) {
  const mouse = by === "mouse";

  test(`a message is answered by ${by}`, { tag: "@all" }, async ({ page, site }) => {
    const [name = ""] = await begin(page, 1);
    const effort = new Effort(page);
    const began = performance.now();
    const reply = page.getByLabel("Your reply");
    if (mouse) {
      await effort.click(page.getByRole("link", { name: /^Inbox/ }).first());
      await effort.click(rowsOf(page).first().getByRole("link"));
      await effort.click(reply);
    } else {
      await effort.press("r");
      await expect(reply).toBeFocused();
    }
    await effort.write("Hello, the groups meet on Tuesdays.");
    if (mouse) await effort.click(page.getByRole("button", { name: "Send and keep open" }));
    else await effort.press("ControlOrMeta+Enter");
    const address = `${name.toLowerCase()}@example.org`;
    await expect(page.getByText("Robin Reyes replied by email")).toBeVisible();
    await within(page, effort, { name: "answer a message", by, began });
    const answered = () => site.smtp.mails.find(({ rcpt }) => rcpt.includes(address))?.text;
    await expect.poll(answered, { timeout: 20_000 }).toContain("Tuesdays");
  });

  for (const job of ["assigned", "marked as spam"] as const) {
    test(`five messages are ${job} by ${by}`, { tag: "@all" }, async ({ page }) => {
      const people = await begin(page, 5);
      const effort = new Effort(page);
      const began = performance.now();
      const assign = page.locator("summary", { hasText: "Assign to" });
      const colleague = page.getByRole("button", { name: "Noor Haddad" });
      const spam = page.getByRole("button", { name: "Spam", exact: true });
      if (mouse) await effort.click(page.getByRole("link", { name: /^Inbox/ }).first());
      else await effort.go("Inbox");
      await expect(inboxHeading(page)).toBeVisible();
      const rows = rowsOf(page);
      await expect(rows.first()).toBeVisible();
      if (mouse) {
        await effort.click(rows.first().getByRole("checkbox"));
        await effort.click(rows.nth(4).getByRole("checkbox"), "Shift");
      } else await effort.press("J", "J", "J", "J", "J");
      await expect(page.getByText("5 selected")).toBeVisible();
      if (job === "marked as spam") {
        if (mouse) await effort.click(spam);
        else await effort.press("!");
      } else if (mouse) {
        await effort.click(assign);
        await effort.click(colleague);
      } else {
        await effort.press("a");
        await effort.find("n");
        await effort.press("Enter");
      }
      await expect(page.getByText("5 items changed.", { exact: true })).toBeVisible();
      if (job === "assigned") {
        for (const person of people)
          await expect(rows.filter({ hasText: person }).getByText("Noor Haddad")).toBeVisible();
      } else for (const person of people) await expect(rows.filter({ hasText: person })).toHaveCount(0);
      const name = job === "assigned" ? "assign five messages" : "move five messages to spam";
      await within(page, effort, { name, by, began });
    });
  }
}

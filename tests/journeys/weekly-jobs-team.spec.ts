import { Effort } from "../support/effort.ts";
import { expect, test } from "../support/site.ts";
import { atTheDesk, someoneWrites, ways, within } from "../support/weekly-job.ts";

test.use({ alone: "team", viewport: { width: 1440, height: 900 } });

for (const by of ways) {
  const mouse = by === "mouse";

  test(`a person is found by ${by}`, { tag: "@all" }, async ({ page }) => {
    await page.goto("/admin/login");
    const name = await someoneWrites(page, "Marta");
    await atTheDesk(page, "owner");
    const effort = new Effort(page);
    const began = performance.now();
    const address = `${name.toLowerCase()}@example.org`;
    if (mouse) {
      await effort.click(page.getByRole("button", { name: /^Search/ }).first());
      await expect(page.getByRole("combobox", { name: "Search the admin" })).toBeFocused();
      await effort.find(address);
      await effort.click(page.getByRole("option", { name: "Everything from this address" }));
    } else await effort.command(address);
    await expect(page.getByRole("region", { name: "Timeline" })).toBeVisible();
    await expect(page.getByText(address, { exact: true }).first()).toBeVisible();
    await within(page, effort, { name: "find a person by their address", by, began });
  });

  test(`a teammate is invited by ${by}`, { tag: "@all" }, async ({ page, site }) => {
    await atTheDesk(page, "owner");
    const email = `${by}@families.test`;
    const effort = new Effort(page);
    const began = performance.now();
    const field = page.getByLabel("Email address");
    const role = page.getByLabel(/^Editor:/);
    const send = page.getByRole("button", { name: "Send invitation" });
    if (mouse) {
      await effort.click(page.getByRole("link", { name: "Settings", exact: true }).first());
      await effort.click(page.getByRole("link", { name: "Team", exact: true }).first());
      await effort.click(field);
      await effort.write(email);
      await effort.click(role);
      await effort.click(send);
    } else {
      await effort.command("invite");
      await expect(field).toBeFocused();
      await effort.write(email);
      await effort.tabTo(page.getByLabel(/^Viewer:/));
      await effort.press("ArrowUp");
      await expect(role).toBeChecked();
      await effort.press("Enter");
    }
    await expect(page.getByText("The invitation is on its way.").first()).toBeVisible();
    await within(page, effort, { name: "invite a teammate", by, began });
    await expect
      .poll(() => site.smtp.mails.some(({ rcpt }) => rcpt.includes(email)), { timeout: 20_000 })
      .toBe(true);
  });

  test(`an eight-question campaign is built from a template by ${by}`, { tag: "@all" }, async ({ page }) => {
    await atTheDesk(page, "owner");
    const effort = new Effort(page);
    const began = performance.now();
    const template = page.getByRole("button", { name: "Use template: What would help during the wait?" });
    if (mouse) {
      await effort.click(page.getByRole("link", { name: "Campaigns", exact: true }).first());
      await effort.click(page.getByRole("link", { name: "New campaign" }).first());
      await effort.click(template);
    } else {
      await effort.go("Campaigns");
      await effort.press("c");
      await expect(template).toBeVisible();
      await effort.tabTo(template);
      await effort.press("Enter");
    }
    await expect(page.getByRole("heading", { name: "Questions", exact: true })).toBeFocused();
    await expect(page.getByText(/^Saved\b/).first()).toBeVisible();
    await within(page, effort, { name: "build an eight-question campaign from a template", by, began });
  });

  test(`the text of a reply is changed by ${by}`, { tag: "@all" }, async ({ page }) => {
    await atTheDesk(page, "editor");
    const effort = new Effort(page);
    const began = performance.now();
    const replies = page.getByRole("region", { name: "For messages" });
    const reply = replies.getByRole("button", { name: "About the groups" });
    const text = replies.getByLabel("Text");
    if (mouse) {
      await effort.click(page.getByRole("link", { name: /^Inbox/ }).first());
      await effort.click(page.getByRole("link", { name: "Saved replies" }).first());
      await effort.click(reply);
    } else {
      await effort.command("saved replies");
      await expect(reply).toBeVisible();
      await effort.tabTo(reply, "j");
      await effort.press("Enter");
    }
    await expect(text).toBeFocused();
    await effort.write("We answer within a day. ");
    if (mouse) await effort.click(replies.getByRole("button", { name: "Save", exact: true }));
    else await effort.press("ControlOrMeta+Enter");
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    await within(page, effort, { name: "change the text of a reply", by, began });
  });

  test(`a clinic code is made and its card printed by ${by}`, { tag: "@all" }, async ({ page }) => {
    await atTheDesk(page, "owner");
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    const effort = new Effort(page);
    const began = performance.now();
    const clinic = page.getByLabel("Clinic", { exact: true });
    const plan = page.getByLabel("Plan");
    const print = page.getByRole("button", { name: "Print card" });
    if (mouse) {
      await effort.click(page.getByRole("link", { name: "Campaigns", exact: true }).first());
      await effort.click(page.getByRole("link", { name: "Clinic codes", exact: true }).first());
      await effort.click(page.getByRole("link", { name: "New code" }).first());
    } else {
      await effort.go("Campaigns");
      await effort.tabTo(page.getByRole("link", { name: "Clinic codes", exact: true }).first());
      await effort.press("Enter");
      await effort.press("c");
    }
    // The form begins with the clinic, and a code left empty is made up.
    await expect(clinic).toBeFocused();
    await effort.write(`Lakeside Clinic by ${by}`);
    if (mouse) {
      await effort.choose(plan, "Premium");
      await effort.click(page.getByRole("button", { name: "Save code" }));
    } else {
      await effort.tabTo(plan);
      await effort.find("Prem");
      await effort.press("ControlOrMeta+Enter");
    }
    await expect(page.getByRole("heading", { level: 1, name: "Link, QR code and card" })).toBeVisible();
    if (mouse) await effort.click(print);
    else {
      await expect(print).toBeVisible();
      await effort.press("p");
    }
    await expect(page.locator("html[data-printed]")).toHaveCount(1);
    await within(page, effort, { name: "make a clinic code and print its card", by, began });
  });

  test(`a person is erased by ${by}`, { tag: "@all" }, async ({ page }) => {
    await page.goto("/admin/login");
    const name = await someoneWrites(page, "Nora");
    const address = `${name.toLowerCase()}@example.org`;
    await atTheDesk(page, "owner");
    const effort = new Effort(page);
    const began = performance.now();
    const find = page.getByRole("region", { name: "Data requests" });
    const field = find.getByLabel("Their exact email address");
    const erase = find.getByRole("button", { name: "Erase everything" });
    const confirm = page.getByLabel("Type the email address to confirm");
    if (mouse) {
      await effort.click(page.getByRole("link", { name: "Privacy", exact: true }).first());
      await effort.click(field);
    } else {
      await effort.command("erase");
      await expect(field).toBeFocused();
    }
    await effort.find(address);
    if (mouse) await effort.click(find.getByRole("button", { name: "Look up" }));
    else await effort.press("Enter");
    await expect(find.getByRole("heading", { name: `Data about ${address}` })).toBeFocused();
    if (mouse) await effort.click(erase);
    else {
      await effort.tabTo(erase);
      await effort.press("Enter");
    }
    await expect(confirm).toBeFocused();
    await effort.find(address);
    if (mouse) await effort.click(page.getByRole("button", { name: "Erase permanently" }));
    else await effort.press("Enter");
    await expect(find.locator("p.font-mono")).toBeVisible();
    await within(page, effort, { name: "erase a person", by, began });
  });
}

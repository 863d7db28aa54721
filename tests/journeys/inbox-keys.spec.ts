import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { expect, test } from "../support/site.ts";
import { isSoundAtRest } from "../support/sound-at-rest.ts";
import { signInAt } from "../support/team-sign-in.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ alone: "team" });

async function write(page: Page, name: string): Promise<void> {
  const answer = await page.request.post("/api/contact", {
    data: {
      name,
      email: `${name.toLowerCase()}@example.org`,
      phone: "",
      subject: "general",
      message: `A question from ${name}.`,
      website: "",
    },
  });
  expect(answer.status()).toBe(201);
}

test("the inbox by keyboard: rows, several at once, undo, notes and the list of shortcuts", async ({
  page,
}) => {
  test.slow();
  for (const name of ["Ada", "Bea", "Cleo"]) await write(page, name);
  await signInAt(page, "/admin/messages");
  await expect(page.getByRole("link", { name: "Messages 3 new" }).first()).toBeVisible();
  await isSoundAtRest(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(rows).toHaveCount(3);

  // j moves between rows, x selects, J selects on the way, e closes, and Undo brings it back.
  await page.keyboard.press("j");
  await expect(rows.nth(0).getByRole("link")).toBeFocused();
  await page.keyboard.press("j");
  await expect(rows.nth(1).getByRole("link")).toBeFocused();
  await page.keyboard.press("x");
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.keyboard.press("J");
  await expect(page.getByText("2 selected")).toBeVisible();
  await expect(rows.nth(2).getByRole("checkbox")).toBeChecked();
  await page.keyboard.press("a");
  await page.keyboard.press("n");
  await expect(page.getByRole("button", { name: "Noor Haddad" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 items changed.", { exact: true })).toBeVisible();
  await expect(rows.getByText("Noor Haddad")).toHaveCount(2);
  await rows.nth(0).getByRole("link").focus();
  await page.keyboard.press("e");
  await expect(rows).toHaveCount(2);
  await expect(page.getByText("1 item changed.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(rows).toHaveCount(3);
  if (isWholeRun) {
    await rows.nth(0).getByRole("checkbox").click();
    await rows
      .nth(2)
      .getByRole("checkbox")
      .click({ modifiers: ["Shift"] });
    await expect(page.getByText("3 selected")).toBeVisible();
    for (const row of await rows.all()) await row.getByRole("checkbox").uncheck();
  }

  // r on a row leads into its reply; 2 is the second place in the menu.
  await rows.nth(0).getByRole("link").focus();
  await page.keyboard.press("r");
  await expect(page.getByLabel("Your reply")).toBeFocused();
  await page.keyboard.type("2");
  await expect(page.getByLabel("Your reply")).toHaveValue("2");
  await page.getByLabel("Your reply").fill("");
  await page.locator("h1").click();
  if (isWholeRun) {
    await page.keyboard.press("2");
    await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeFocused();
    await rows.nth(0).getByRole("link").press("Enter");
  }

  // In a message: j goes on, r and c reach the fields, Ctrl-Enter saves, and typed letters stay letters.
  await expect(page.getByText("A question from Cleo.", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Other items in this list" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(
    page.getByRole("region", { name: "Message", exact: true }).getByText("A question from Bea."),
  ).toBeVisible();
  await page.keyboard.press("r");
  await expect(page.getByLabel("Your reply")).toBeFocused();
  await page.locator("h1").click();
  await page.keyboard.press("c");
  const note = page.getByLabel("Note", { exact: true });
  await expect(note).toBeFocused();
  await page.keyboard.type("jerk? @");
  const colleagues = page.getByRole("listbox", { name: "Colleagues" });
  await expect(colleagues.getByRole("option")).toHaveText(["Noor Haddad"]);
  if (isWholeRun) expect(await axeFaults(page, "without frame")).toEqual([]);
  await page.keyboard.type("had");
  await page.keyboard.press("Enter");
  await expect(colleagues).toBeHidden();
  await expect(note).toHaveValue("jerk? @Noor Haddad ");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByRole("region", { name: "Activity" }).getByText("jerk? @Noor Haddad")).toBeVisible();
  await page.locator("h1").click();
  await page.keyboard.press("e");
  await expect(
    page.getByRole("region", { name: "Message", exact: true }).getByText("A question from Ada."),
  ).toBeVisible();

  // The list of shortcuts, also from the search, and turned off.
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help).toBeVisible();
  if (isWholeRun) expect(await axeFaults(page, "without frame")).toEqual([]);
  await help.getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(help).toBeHidden();
  if (!isWholeRun) return;
  await page.keyboard.press("ControlOrMeta+k");
  const field = page.getByRole("combobox", { name: "Search the admin" });
  await field.fill("keyboard");
  await field.press("Enter");
  await expect(help).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+k");
  await field.fill("night");
  await field.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("whoever writes a note before the scripts have come stays in it, on the way to a reply @all", async ({
  page,
}) => {
  await write(page, "Dora");
  await signInAt(page, "/admin/messages");
  const href = await page.getByRole("table").getByRole("link").first().getAttribute("href");
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`${href}#answer-text`, { waitUntil: "commit" });
  const note = page.getByLabel("Note", { exact: true });
  await note.click();
  await note.pressSequentially("Ask ");
  scripts.resolve();
  await isSoundAtRest(page);
  await page.keyboard.type("Noor");
  await expect(note).toHaveValue("Ask Noor");
  await expect(page.getByLabel("Your reply")).toHaveValue("");
});

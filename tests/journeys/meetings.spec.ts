import { axeFaults } from "#tests/support/axe.ts";
import { teamNames } from "#tests/support/prepared-data.ts";
import { expect, test } from "#tests/support/site.ts";
import { signInAt } from "#tests/support/team-sign-in.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";

test.use({ alone: "meeting", viewport: { width: 390, height: 844 } });

test("a host sees tonight's meeting on a phone, closes the door and removes someone", async ({ page }) => {
  await signInAt(page, "/admin", "host");
  await expect(page).toHaveURL(/\/admin\/meetings$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meetings");
  // Two screens and no search: a host has nothing else here.
  const menu = page.getByRole("navigation", { name: "Main screens" });
  await expect(menu.getByRole("link")).toHaveText(["Meetings", "Your profile"]);
  await expect(page.getByRole("button", { name: "Search" })).toHaveCount(0);
  if (isWholeRun) expect(await axeFaults(page)).toEqual([]);

  const rows = page.getByRole("table", { name: "Meetings" }).getByRole("row");
  await expect(rows.nth(1)).toContainText("On now");
  await rows.nth(1).getByRole("link").click();
  const people = page.getByRole("region", { name: "People", exact: true });
  const names = people.getByRole("list", { name: "People" }).getByRole("listitem");
  await expect(people).toContainText("2 of 4 have come");
  for (const [at, name] of ["Ada", "Bea and Jo", "No name given", "Ada (2)"].entries())
    await expect(names.nth(at)).toContainText(name);
  await expect(page.locator("main")).not.toContainText("@");
  if (isWholeRun) expect(await axeFaults(page)).toEqual([]);

  const wayIn = page.getByRole("link", { name: "Go to the meeting" });
  await expect(wayIn).toHaveAttribute("target", "_blank");
  await page.getByRole("button", { name: "Close the door" }).click();
  await expect(page.getByRole("button", { name: "Open the door again" })).toBeVisible();
  await expect(page.getByRole("region", { name: "The door" })).toContainText("It's closed.");

  await people.getByLabel("Actions for Ada (2)").filter({ visible: true }).click();
  await people.getByRole("button", { name: "Remove and don't readmit" }).filter({ visible: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Remove Ada (2) and don't readmit them?");
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Remove and don't readmit" }).click();
  await expect(people).toContainText("2 of 3 have come");
  await expect(names).toHaveCount(3);
});

test("a host who talks for an hour and touches nothing stays signed in, as long as the meeting is on", async ({
  page,
}) => {
  await page.clock.install();
  await signInAt(page, "/admin/meetings", "host");
  await page.getByRole("table").getByRole("link").first().click();
  const door = page.getByRole("region", { name: "The door" });
  await expect(door).toBeVisible();
  const talk = async () => {
    for (let at = 0; at < 3; at += 1) await page.clock.fastForward("40:00");
    await page.clock.runFor("00:05");
  };
  await talk();
  await expect(door).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/meetings\/.+/);
  // Any other screen doesn't keep anybody signed in.
  await page.locator("main").getByRole("link", { name: "Meetings" }).click();
  await expect(page.getByRole("table", { name: "Meetings" })).toBeVisible();
  await talk();
  await expect(page).toHaveURL(/\/admin\/login/);
});

test("a host without scripts closes the door, and finds no other screen", { tag: "@all" }, async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await signInAt(page, "/admin/groups", "host");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You don’t have access to this page");
  await page.getByRole("link", { name: "Go to your meetings" }).click();
  await expect(page).toHaveURL(/\/admin\/meetings$/);
  await page.getByRole("table").getByRole("link").first().click();
  await page.getByRole("button", { name: /the door/ }).click();
  await expect(page.getByRole("region", { name: "The door" })).toContainText(/It's (closed|open)/);
  await expect(page.locator("body")).toContainText(teamNames.host);
  await context.close();
});

import type { Page } from "@playwright/test";
import { axeFaults } from "#tests/support/axe.ts";
import { expect, test, waitsForScripts } from "#tests/support/site.ts";
import { signInAt } from "#tests/support/team-sign-in.ts";

test.use({ alone: "meeting", viewport: { width: 390, height: 844 } });

const change = (page: Page) => page.getByRole("button", { name: "Change role" });

test("an owner gives somebody one group, which is all she sees on a phone, and takes it away", {
  tag: "@all",
}, async ({ page, browser, site, quiet }) => {
  // What she saves after it's taken away is refused.
  quiet.allow(/404/);
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } });
  const owner = await context.newPage();
  waitsForScripts(owner);
  await signInAt(owner, "/admin/people", "owner");
  await owner.getByRole("link", { name: "Dana Whitfield" }).filter({ visible: true }).click();
  const role = owner.getByRole("group", { name: "Role" });
  const items = role.getByRole("group", { name: "Access includes" });
  // The search comes with the scripts.
  await expect(items.getByRole("searchbox")).toBeVisible();
  await role.getByRole("radio", { name: /^Viewer/ }).check();
  await expect(items).toBeHidden();
  await role.getByRole("radio", { name: /^Limited access/ }).check();
  await change(owner).click();
  await expect(items.getByRole("alert")).toContainText("at least one");
  await items.getByRole("searchbox", { name: "Search by title" }).fill("tuesday");
  await expect(items.getByRole("checkbox", { name: "Miscarriage circle" })).toBeHidden();
  await items.getByRole("checkbox", { name: "Tuesday circle" }).check();
  expect(await axeFaults(owner)).toEqual([]);
  await change(owner).click();
  await expect(owner.getByText("Saved.", { exact: true })).toBeVisible();
  await owner.goto("/admin/people");
  await expect(owner.getByText("1 group", { exact: true }).filter({ visible: true })).toBeVisible();

  await signInAt(page, "/admin", "limited");
  await expect(page).toHaveURL(/\/admin\/groups$/);
  const menu = page.getByRole("navigation", { name: "Main screens" });
  await expect(menu.getByRole("link")).toHaveText(["Groups", "Meetings", "Your profile"]);
  await expect(page.getByText("1 group", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Search" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "New group" })).toHaveCount(0);
  await expect(page.locator("main")).not.toContainText("Miscarriage circle");
  expect(await axeFaults(page)).toEqual([]);
  await test.step("the longest name of a role fits beside the menu", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const rightOf = (selector: string) =>
      page
        .locator(selector)
        .filter({ visible: true })
        .evaluate((element) => element.getBoundingClientRect().right);
    const edge = await rightOf("header.admin-nav");
    expect(await rightOf('header.admin-nav a[href="/admin/profile"]')).toBeLessThan(edge);
    expect(await rightOf("header.admin-nav [data-theme-switch]")).toBeLessThan(edge);
    await page.setViewportSize({ width: 390, height: 844 });
  });
  await page.getByRole("link", { name: "Tuesday circle" }).filter({ visible: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tuesday circle");
  await expect(page.getByRole("region", { name: "Hosts" })).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Edit group" }).click();
  const rules = page.getByLabel("Ground rules");
  await rules.fill("What's said here stays here. Come as you are.");

  await owner.getByRole("link", { name: "Dana Whitfield" }).filter({ visible: true }).click();
  await items.getByRole("checkbox", { name: "Tuesday circle" }).uncheck();
  await items.getByRole("checkbox", { name: "Miscarriage circle" }).check();
  await change(owner).click();
  await expect(owner.getByText("Saved.", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Save group" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(rules).toHaveValue("What's said here stays here. Come as you are.");
  await page.goto("/admin/groups");
  await expect(page.locator("main")).toContainText("Miscarriage circle");
  await expect(page.locator("main")).not.toContainText("Tuesday circle");
  await context.close();
});

import type { Page } from "@playwright/test";
import { ownWord } from "../support/own-word.ts";
import { teamNames } from "../support/prepared-data.ts";
import { expect, test } from "../support/site.ts";
import { signIn } from "../support/team-sign-in.ts";

test.use({ data: "team", javaScriptEnabled: false });

async function signInAt(page: Page, address: string): Promise<void> {
  await signIn(page, "owner");
  await page.goto(address);
}

// The same form with scripts that come late, and one that is saved without them: below.
test("a form of the admin keeps what was typed, says what is wrong and saves, before its scripts have come", {
  tag: "@all",
}, async ({ page, request, quiet }) => {
  quiet.allow(/status of 422/);
  await signInAt(page, "/admin/redirects/new");
  const from = `/lantern-${ownWord()}`;
  await page.getByLabel("Old address").fill(from);
  const to = page.getByRole("textbox", { name: "Leads to" });
  await to.fill("/no-such-page");
  await page.getByLabel("Note").fill("On our old flyers");
  await page.getByRole("button", { name: "Save redirect" }).click();
  await expect(page).toHaveURL(/\/admin\/redirects\/new$/);
  await expect(to).toHaveAccessibleDescription(/There's no page at this target/);
  await expect(to).toHaveValue("/no-such-page");
  await expect(page.getByLabel("Note")).toHaveValue("On our old flyers");
  await to.fill("/support/groups");
  await page.getByRole("button", { name: "Save redirect" }).click();
  await page.waitForURL("**/admin/redirects");
  await expect(page.getByRole("link", { name: from, exact: true }).first()).toBeVisible();
  expect((await request.get(from, { maxRedirects: 0 })).headers().location).toBe("/support/groups");
});

test("a newsletter is begun from a template before the list's scripts have come", { tag: "@all" }, async ({
  page,
}) => {
  await signInAt(page, "/admin/newsletters");
  await page.getByLabel("Start from").selectOption("The monthly newsletter");
  await page.getByRole("button", { name: "New newsletter" }).click();
  await page.waitForURL(/\/admin\/newsletters\/[\da-f-]{36}$/);
  await expect(page.getByLabel("Subject")).toHaveValue("One story, one tool and one date");
});

test("one's own name is changed before the scripts have come, and no page repeats a password", async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 422/);
  await signIn(page, "viewer");
  await page.goto("/admin/profile");
  // Back to their own at the end, for the tests that share the site.
  for (const name of [`${teamNames.viewer} Lund`, teamNames.viewer]) {
    await page.getByLabel("Your name").fill(name);
    await page.getByRole("button", { name: "Save name" }).click();
    await expect(page).toHaveURL(/\/admin\/profile$/);
    await expect(page.getByLabel("Your name")).toHaveValue(name);
  }
  const chosen = "another long and quiet sentence";
  const current = page.getByLabel("Current password");
  await current.fill("not my password, no");
  await page.getByLabel("New password").fill(chosen);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(current).toHaveAccessibleDescription(/isn't your current password/);
  expect(await page.content()).not.toContain(chosen);
});

test.describe("with scripts that come late", () => {
  test.use({ javaScriptEnabled: true });

  test("a form sent before them is shown again with its errors, and then goes on with them", async ({
    page,
    quiet,
  }) => {
    quiet.allow(/status of 422|net::ERR_FAILED|Failed to fetch|importing a module script/);
    await signIn(page, "owner");
    const scripts = /\/assets\/.*\.js/;
    await page.route(scripts, (route) => route.abort());
    await page.goto("/admin/redirects/new", { waitUntil: "commit" });
    const from = `/lantern-${ownWord()}`;
    await page.getByLabel("Old address").fill(from);
    const to = page.getByRole("textbox", { name: "Leads to" });
    await to.fill("/no-such-page");
    await page.unroute(scripts);
    await page.getByRole("button", { name: "Save redirect" }).click();
    await expect(to).toHaveAccessibleDescription(/There's no page at this target/);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await expect(page.getByLabel("Old address")).toHaveValue(from);
    await expect(to).toHaveAccessibleDescription(/There's no page at this target/);
    await to.fill("/support/groups");
    await to.press("Enter");
    await page.waitForURL("**/admin/redirects");
    await expect(page.getByRole("link", { name: from, exact: true }).first()).toBeVisible();
  });
});

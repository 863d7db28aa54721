import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";
import { signInAt } from "../support/team-sign-in.ts";

test.use({ data: "readers" });

const reader = "reader2@example.org";
const notice = /^You've been signed out, so that nobody else sees what was on the screen\. Sign in again/;

async function signIn(page: Page): Promise<void> {
  await signInAt(page, "/admin/subscribers", "owner");
  await expect(page.getByRole("link", { name: reader }).first()).toBeVisible();
}

/** @returns what waits until a tab hears that somebody is at another one. */
async function listen(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.heard;
    new BroadcastChannel("kinward-session").onmessage = ({ data }) => {
      if (data.touched > 0) document.documentElement.dataset.heard = "";
    };
  });
  return () => page.locator("html[data-heard]").waitFor();
}

const isSignedIn = (page: Page) =>
  page.evaluate(async () => (await fetch("/api/admin/profile")).status === 200);
const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith("kinward:draft:")).length);

test("a screen that nobody touches for an hour is cleared, in every tab, and whoever works keeps theirs", async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/status of 401/);
  await page.clock.install();
  await signIn(page);
  await page.evaluate(() => sessionStorage.setItem("kinward:draft:somebody:note", "plain words of a reader"));
  const other = await context.newPage();
  await other.goto("/admin/subscribers");
  await expect(other.getByRole("link", { name: reader }).first()).toBeVisible();
  await other.locator("html[data-hydrated]").waitFor();

  // Somebody works in the first tab, which the other one hears of. The clock is that of both.
  const heard = await listen(other);
  await page.clock.fastForward(55 * 60_000);
  await page.keyboard.press("Shift");
  await heard();
  await page.clock.fastForward(30 * 60_000);
  await page.clock.runFor(2_000);
  await expect(other.getByRole("link", { name: reader }).first()).toBeVisible();
  expect(await isSignedIn(page)).toBe(true);

  // Then nobody is at either of them.
  await page.clock.fastForward(61 * 60_000);
  await page.clock.runFor(20_000);
  for (const each of [page, other]) {
    await expect(each).toHaveURL(/\/admin\/login\?to=%2Fadmin%2Fsubscribers&done=ended$/);
    await expect(each.getByText(notice)).toBeVisible();
    await expect(each.getByText(reader)).toHaveCount(0);
    expect(await draftsIn(each)).toBe(0);
  }
  expect(await isSignedIn(page)).toBe(false);
});

test("a tab that slept asks the others before it ends a session that is in use", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signIn(page);
  const other = await context.newPage();
  // A tab is anything of the site: this one, with no scripts of its own, is there at once.
  await other.goto("/robots.txt");
  const hourLater = await other.evaluate((past) => {
    // Read beforehand: each tab's clock is moved on by itself, and the question may come before the other tab's is.
    const touched = Date.now() + past;
    const channel = new BroadcastChannel("kinward-session");
    channel.onmessage = ({ data }) => data === "asked" && channel.postMessage({ touched });
    return touched;
  }, 61 * 60_000);
  const answered = await listen(page);
  // Time stands still from there, so that the tab can't stop waiting before the answer has come.
  await page.clock.pauseAt(hourLater);
  await answered();
  await page.clock.runFor(20_000);
  await expect(page.getByRole("link", { name: reader }).first()).toBeVisible();
  expect(await isSignedIn(page)).toBe(true);
});

test("a screen is cleared at the end of a session when the server can't be reached", async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_/);
  await page.clock.install();
  await signIn(page);
  await context.setOffline(true);
  await page.clock.fastForward(61 * 60_000);
  await page.clock.runFor(20_000);
  await expect(page.getByText(reader)).toHaveCount(0);
  // Back online the same address doesn't bring it back by itself.
  await context.setOffline(false);
  await page.goto("/admin/login");
  await expect(page.getByText(reader)).toHaveCount(0);
});

test("signing out clears the admin's other tabs too", async ({ page, context, quiet }) => {
  quiet.allow(/status of 401/);
  await signIn(page);
  const other = await context.newPage();
  await other.goto("/admin/subscribers");
  await expect(other.getByRole("link", { name: reader }).first()).toBeVisible();
  await other.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You're signed out.")).toBeVisible();
  await expect(other.getByText(notice)).toBeVisible();
  await expect(other.getByText(reader)).toHaveCount(0);
});

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { launchSteps } from "#content/documents/launch-steps.server.ts";
import { appCode } from "#tests/support/app-code.ts";
import { axeFaults } from "#tests/support/axe.ts";
import { ownWord } from "#tests/support/own-word.ts";
import { teamNames, teamPassword } from "#tests/support/prepared-data.ts";
import { expect, test } from "#tests/support/site.ts";
import type { Site } from "#tests/support/start-site.ts";
import { linkIn } from "#tests/support/team-members.ts";
import { asTeam } from "#tests/support/team-request.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";

test.use({ data: "team" });

const password = teamPassword;
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** No fault of access, on a phone and on a wide screen, and nothing that scrolls sideways. */
async function isSound(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    expect(await axeFaults(page)).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  }
}

/** Somebody whom an owner invites. @returns their address, and the link that they are mailed. */
async function invited(site: Site, role: "editor" | "viewer"): Promise<{ email: string; link: string }> {
  const email = `robin-${ownWord()}@kinward.test`;
  await asTeam(site, "owner", async (post) => {
    await post("/admin/people", { operation: "inviteTeamMember", email, name: "Robin Haddad", role });
  });
  return { email, link: await linkIn(site, email, /http\S+set-password\S+/) };
}

/** Somebody sets a password on the page of their link, and is signed in by it. */
async function setPassword(page: Page, site: Site): Promise<void> {
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL(`${site.url}/admin`);
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: "Email address" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("a new teammate sets a password before the server has said whose link it is, and turns on the second step", async ({
  page,
  site,
}) => {
  const { link } = await invited(site, "viewer");
  await page.route("**/api/auth/password-link", () => undefined);
  await page.goto(link);
  await expect(page).toHaveURL(/\/admin\/set-password$/);
  await expect(page.getByLabel("Paste the link from the email")).toBeHidden();
  await setPassword(page, site);
  // What the second step asks for: src/features/team/sign-in/second-step.api.test.ts.
  if (!isWholeRun) return;
  await page.goto("/admin/profile");
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  const picture = page.getByRole("img", { name: /QR code to scan/ });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await page.getByLabel("The six digits").fill(appCode(secret));
  await page.getByRole("button", { name: "Turn on two-step sign-in" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  const [recovery = ""] = await page.locator("li.font-mono, ul.font-mono li").allTextContents();
  await page.getByRole("button", { name: "I've saved them" }).click();
  await expect(page.getByText(recovery)).toBeHidden();
});

test("a viewer signs out the browser they left somewhere, by keyboard, and stays signed in here", {
  tag: "@all",
}, async ({ page, site, browser }) => {
  const { email, link } = await invited(site, "viewer");
  await page.goto(link);
  await setPassword(page, site);
  const elsewhere = await (await browser.newContext({ baseURL: site.url })).newPage();
  await elsewhere.goto("/admin/login");
  await signIn(elsewhere, email);
  await expect(elsewhere).toHaveURL(`${site.url}/admin`);
  await page.goto("/admin/profile");
  const list = page.getByRole("region", { name: "Where you're signed in" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByText("This browser")).toHaveCount(1);
  await list.getByRole("button", { name: "Sign out other sessions" }).focus();
  await page.keyboard.press("Enter");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list.getByText("This browser")).toBeVisible();
  await expect(list.getByRole("button", { name: "Sign out other sessions" })).toHaveCount(0);
  const done = list.getByRole("status");
  await expect(done).toHaveText("You're signed out everywhere else.");
  await expect(done).toBeFocused();
  await isSound(page);
  await elsewhere.goto("/admin/profile");
  await expect(elsewhere).toHaveURL(/\/admin\/login/);
  await elsewhere.context().close();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a viewer signs in, is told what is not open, and signs out", async ({ page, site, quiet }) => {
    const email = "viewer@kinward.test";
    await page.goto("/admin/login");
    quiet.allow(/401|403|404/);
    await page.getByRole("textbox", { name: "Email address" }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill("not my password at all");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByText("The email address and password don't match.")).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/admin/login`);
    await expect(page.getByRole("textbox", { name: "Email address" })).toHaveValue(email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    await signIn(page, email);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${teamNames.viewer}`);
    await expect(page.getByRole("link", { name: "Settings" })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Before you go live" })).toHaveCount(0);
    await page.goto("/admin/audit");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You don’t have access to this page");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByText("You're signed out.")).toBeVisible();
    await page.goto("/admin/profile");
    await expect(page).toHaveURL(/\/admin\/login\?to=/);
  });
});

test.describe("a team that begins", { tag: "@all" }, () => {
  test.use({ alone: "migrated" });

  test("a new owner sets a password, turns on the second step, and comes back with it", async ({
    page,
    site,
    quiet,
  }) => {
    test.slow();
    const email = "robin@kinward.test";
    const said = await site.admin("add", email, "--role", "owner", "--name", "Robin Haddad");
    await page.goto(/http\S+set-password\S+/.exec(said)?.[0] ?? "");
    await setPassword(page, site);
    await page.context().clearCookies();
    await page.goto("/admin/audit");
    await expect(page).toHaveURL(/\/admin\/login\?to=%2Fadmin%2Faudit$/);
    await isSound(page);
    await signIn(page, email);
    await expect(page).toHaveURL(`${site.url}/admin/audit`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit log");
    await expect(page.getByRole("cell", { name: "Set a password with a link" }).first()).toBeVisible();

    // The night switch of the admin works at once and is remembered.
    const theme = page.locator("html");
    await page.getByRole("button", { name: "Night", exact: true }).click();
    await expect(theme).toHaveAttribute("data-theme", "dark");
    await page.reload();
    await expect(theme).toHaveAttribute("data-theme", "dark");
    await page.getByRole("button", { name: "Day", exact: true }).click();
    await expect(theme).toHaveAttribute("data-theme", "light");

    await page.setViewportSize(phone);
    await page.getByText("Menu", { exact: true }).click();
    await page.getByRole("link", { name: "Your profile" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("link", { name: "Your profile" })).toBeHidden();
    await page.getByRole("button", { name: "Turn on" }).click();
    await page.getByLabel("Your password").fill("not my password at all");
    quiet.allow(/422/);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByLabel("Your password")).toHaveAccessibleDescription(/isn't your current password/);
    await page.getByLabel("Your password").fill(password);
    await page.getByRole("button", { name: "Continue" }).click();
    const picture = page.getByRole("img", { name: /QR code to scan/ });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await isSound(page);
    const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
    await page.getByLabel("The six digits").fill(appCode(secret));
    await page.getByRole("button", { name: "Turn on two-step sign-in" }).click();
    await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
    const [recovery = ""] = await page.locator("li.font-mono, ul.font-mono li").allTextContents();
    expect(recovery).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){6}$/);
    await expect(page.getByText("On", { exact: true })).toBeVisible();
    const file = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download" }).click();
    expect(await readFile(await (await file).path(), "utf8")).toContain(`${recovery}\n`);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("Codes copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(recovery);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(recovery)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your profile" })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("button", { name: "I've saved them" }).click();
    await expect(page.getByText(recovery)).toBeHidden();

    // Where the team requires a second step, nobody is offered to turn it off.
    const turnOff = page.getByRole("button", { name: "Turn off", exact: true });
    await expect(turnOff).toBeVisible();
    const require = (secondFactor: "everybody" | "each") =>
      page.request.post("/admin/people", {
        data: { operation: "changeTeam", secondFactor },
        headers: { origin: site.url },
      });
    expect((await require("everybody")).status()).toBe(200);
    await page.goto("/admin/profile");
    await expect(page.getByText("Your team requires two-step sign-in")).toBeVisible();
    await expect(turnOff).toHaveCount(0);
    expect((await require("each")).status()).toBe(200);

    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(page.getByText("You're signed out.")).toBeVisible();
    await page.goto("/admin/profile");
    await signIn(page, email);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step");
    quiet.allow(/401/);
    await page.getByRole("textbox", { name: "Code" }).fill("zzzzz-zzzzz");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByText("This code is wrong")).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/admin/login/code`);
    await expect(page.getByRole("textbox", { name: "Code" })).toHaveValue("");
    await page.getByRole("textbox", { name: "Code" }).fill(recovery);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(`${site.url}/admin/profile`);
    await page.goto("/admin");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Robin Haddad");
    await isSound(page);
    const steps = page.getByRole("region", { name: "Before you go live" });
    await expect(steps.getByRole("link")).toContainText(launchSteps(new Date()).map(({ title }) => title));
    quiet.allow(/404/);
    expect((await page.goto("/admin/nothing"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can’t find that page");
    // Somebody at the terminal takes the second step away, which ends every session: the page notices, or the next click.
    expect(await site.admin("disable", email)).not.toContain("can no longer sign in");
    await site.admin("reset-2fa", email);
    const login = page.getByRole("heading", { level: 1, name: "Team login" });
    await page.getByRole("link", { name: "Go to Today" }).or(login).click();
    await expect(login).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login(\?|$)/);
  });
});

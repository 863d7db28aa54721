import type { Browser } from "@playwright/test";
import { teamNames } from "#tests/support/prepared-data.ts";
import { expect, test } from "#tests/support/site.ts";
import { isSound } from "#tests/support/sound.ts";
import type { Site } from "#tests/support/start-site.ts";
import { signInAt } from "#tests/support/team-sign-in.ts";

test.use({ data: "team" });

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

/** Somebody who looks around: loads one page, goes on inside the site, comes back, changes a choice on the page. */
async function visit(browser: Browser, site: Site, headers: Record<string, string> = {}): Promise<void> {
  const context = await browser.newContext({
    baseURL: site.url,
    userAgent: phone,
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: headers,
  });
  const page = await context.newPage();
  await page.goto("/journeys/infertility");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.getByRole("navigation").getByRole("link", { name: "Membership", exact: true }).first().click();
  await expect(page).toHaveURL(/\/membership$/);
  await page.getByText("Yearly", { exact: true }).first().click();
  await expect(page).toHaveURL(/billing=yearly/);
  await page.goBack();
  await context.close();
}

test("an address leads to its panel of the settings, and a day is added and taken out by keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAt(page, "/admin/settings#mail", "owner");
  const part = (name: string) =>
    page.getByRole("navigation", { name: "Parts of the settings" }).getByText(name);
  await expect(page.getByRole("heading", { name: "Email", exact: true })).toBeFocused();
  await expect(part("Email and server")).toHaveAttribute("aria-current", "page");
  await part("Team and replies").press("Enter");
  const closed = page.getByRole("region", { name: "Days when the team is closed" });
  await closed.getByRole("button", { name: "Add day" }).click();
  await expect(closed.getByRole("alert")).toHaveText(/Please enter a date/);
  const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await closed.getByLabel("Day to add").fill(soon);
  await page.keyboard.press("Enter");
  await expect(closed.getByRole("button", { name: /^Remove:/ })).toHaveCount(1);
  await closed.getByRole("button", { name: /^Remove:/ }).press("Enter");
  await expect(closed.getByText("You haven't added any.")).toBeVisible();
});

test.describe("of a team that begins", { tag: "@all" }, () => {
  test.use({ alone: "owner" });

  test("an owner sees how often parts of the site were opened, and sets what the team decides", async ({
    page,
    site,
    browser,
    quiet,
  }) => {
    test.slow();
    await visit(browser, site);
    // A browser without a window says so in its name, and is left out.
    await page.goto("/contact");
    await visit(browser, site, { "sec-gpc": "1" });
    await visit(browser, site, { dnt: "1" });
    const email = "owner@kinward.test";
    await signInAt(page, "/admin", "owner");

    const visits = page.getByRole("region", { name: "Visits to public pages" });
    await expect(async () => {
      await page.reload();
      await expect(visits.getByRole("listitem")).toHaveCount(2, { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await expect(visits.getByRole("listitem")).toHaveText([/^Journeys1$/, /^Membership1$/]);
    await expect(visits.getByRole("img", { name: /^2 from / })).toBeVisible();
    await visits.getByText("What's counted").click();
    await expect(visits.getByText(/automated browsers without a window/)).toBeVisible();
    await isSound(page);
    const file = page.waitForEvent("download");
    await visits.getByRole("link", { name: "Download all days as CSV" }).click();
    expect((await file).suggestedFilename()).toMatch(/^visits-\d{4}-\d\d-\d\d\.csv$/);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Settings" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    const part = (name: string) =>
      page.getByRole("navigation", { name: "Parts of the settings" }).getByText(name);
    await part("Email and server").click();
    // Before that, the focus may still be on its way.
    await expect(part("Email and server")).toHaveAttribute("aria-current", "page");
    await page.locator("summary", { hasText: "Mail" }).press("Enter");
    await expect(page.getByText("Set", { exact: true }).first()).toBeVisible();
    expect(await page.content()).not.toContain(site.smtp.url);

    // By keyboard: oneself is told of messages.
    await part("Team and replies").press("Enter");
    const messages = page.getByRole("group", { name: "New messages" });
    await messages.getByLabel(teamNames.owner).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Saved.", { exact: true }).first()).toBeVisible();
    await expect(messages.getByLabel(teamNames.owner)).toBeChecked();

    await isSound(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    // An anchor leads to the panel, whichever part is in view.
    await page.goto("/admin/settings#mail");
    await expect(page.getByRole("heading", { name: "Email", exact: true })).toBeFocused();
    await expect(part("Email and server")).toHaveAttribute("aria-current", "page");
    await page.getByRole("button", { name: "Send me a test email" }).click();
    await expect(page.getByText(`The mail server accepted it for ${email}.`)).toBeVisible({
      timeout: 15_000,
    });
    expect(site.smtp.mails.filter(({ rcpt }) => rcpt.includes(email))).toHaveLength(1);
    await isSound(page);

    // Another window has changed the same thing before.
    await page.setViewportSize({ width: 1440, height: 900 });
    await part("Newsletters").click();
    const pace = page.getByLabel("Default speed");
    await expect(pace).toBeVisible();
    await page.request.post("/admin/settings", {
      headers: { origin: site.url },
      data: { operation: "changeSendingPace", pace: 1000, expected: "" },
    });
    quiet.allow(/409/);
    await pace.selectOption("60 emails per minute");
    await page.getByRole("button", { name: /^Save ?: Default speed$/ }).click();
    await expect(page.getByText(/Someone else changed this/)).toBeVisible();
  });
});

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Locator, Page } from "@playwright/test";
import SQLite from "better-sqlite3";
import { adminScreens } from "#features/index.server.ts";
import { leftOfName } from "../support/left-of-name.ts";
import { pasteHtml } from "../support/paste-html.ts";
import { photograph } from "../support/pictures.ts";
import { expect, test, untilHydrated, waitsForScripts } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { type Site, startSite } from "../support/start-site.ts";
import { comeIn, linkIn, password, turnOnSecondStep } from "../support/team-members.ts";

const email = "noor@families.test";
const publicPath = "/resources/knowledge-hub/the-night-before-a-transfer";
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the page"]');
const published = (page: Page) => page.getByText("Published. The public pages show it now.");
const openSteps = (page: Page) =>
  page.getByRole("region", { name: "Before you go live" }).getByRole("listitem").filter({ hasText: "To do" });

/** Goes where the steps are; once the server is set up, they're behind one line. */
async function goToSteps(page: Page): Promise<void> {
  await page.goto("/admin");
  const line = page.getByText(/^Launch list: \d+ of \d+ left$/);
  if (await line.isVisible()) await line.click();
}

async function open(page: Page, document: string): Promise<void> {
  await page.goto(`/admin/site/${document}`);
  await untilHydrated(page);
}

/** What is part of every page asks first. */
const onEveryPage = /\/site\/(?:identity|look|menus|site|crisis-lines)$/;

async function publish(page: Page): Promise<void> {
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).click();
  if (onEveryPage.test(new URL(page.url()).pathname))
    await page.getByRole("button", { name: "Publish on every page" }).click();
  await expect(published(page)).toBeVisible({ timeout: 60_000 });
}

/** Opens every group on the way to a field. */
async function unfold(page: Page, ...names: (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    const button = page.getByRole("button", { name, expanded: false });
    if (await button.isVisible()) await button.click();
  }
}

/** What an owner would enter in place of a sample. */
async function replace(field: Locator): Promise<void> {
  const kind = await field.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
  );
  if (kind === "select") {
    const options = await field
      .locator("option")
      .evaluateAll((all) => all.map((each) => each.textContent ?? ""));
    await field.selectOption({ label: options.find((each) => !/^Sample/.test(each)) ?? "" });
  } else if (kind === "url") await field.fill("https://courses.families.test/join");
  else if (kind === "email") await field.fill("hello@families.test");
  else await field.fill("Families Test Society");
}

/** Takes the checklist's first step about samples, and does it. @returns how many there were; 0 if no step is left. */
async function replaceNextSamples(page: Page): Promise<number> {
  await goToSteps(page);
  const step = openSteps(page).getByRole("link").and(page.locator('[href^="/admin/site/"]')).first();
  if ((await step.count()) === 0) return 0;
  const address = (await step.getAttribute("href")) ?? "";
  await step.click();
  await page.waitForURL(`**${address}`);
  await untilHydrated(page);
  const samples = page.getByRole("region", { name: /^\d+ samples? to replace$/ });
  if (address.endsWith("#samples")) await expect(samples).toBeVisible();
  const count = await samples.getByRole("link").count();
  for (let left = count; left > 0; left -= 1) {
    await samples.getByRole("link").first().press("Enter");
    const field = page.locator("#main :is(input, select, textarea):focus");
    await replace(field);
    await expect(samples.getByRole("link")).toHaveCount(left - 1);
  }
  if (address.startsWith("/admin/site/site#")) {
    await unfold(page, "Before you go live");
    await page.getByLabel("The legal pages").selectOption("A lawyer has reviewed them");
    await page.getByLabel("The warning signs").selectOption("A clinician has read them");
    await page.getByLabel("What only you know about the offer").selectOption("The pages say it");
  }
  await publish(page);
  return count;
}

async function photo(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  return { name: "photo.jpg", mimeType: "image/jpeg", buffer: await photograph(600, 400) };
}

async function upload(
  page: Page,
  group: Locator,
  alt: string,
  file: Awaited<ReturnType<typeof photo>>,
): Promise<void> {
  await group
    .getByRole("button", { name: /^Choose a/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Picture", { exact: true }).setInputFiles(file);
  await dialog.getByLabel("Description (alt text)").fill(alt);
  await dialog.getByRole("button", { name: "Upload picture" }).click();
  await expect(dialog).toBeHidden();
}

/** Confirms the groups that a site begins with: all but one as if it had been done before, and the last by its form. */
async function confirmGroups(page: Page, { dataDir }: Site): Promise<void> {
  const file = new SQLite(join(dataDir, "kinward.sqlite"));
  file
    .prepare(
      "update support_groups set content = json_set(content, '$.sample', json('false')) where slug != 'open-circle'",
    )
    .run();
  file.close();
  await goToSteps(page);
  await openSteps(page).getByRole("link").and(page.locator('[href^="/admin/groups"]')).click();
  await page.getByRole("link", { name: "Open circle" }).click();
  await page.getByRole("link", { name: "Edit group" }).click();
  await untilHydrated(page);
  await page.getByLabel("A sample, until the team confirms it").uncheck();
  await page.getByRole("button", { name: "Save group" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
}

/** What the settings say to add to the DNS of the domain, added there. */
async function publishMailRecords(page: Page, { dns }: Site): Promise<void> {
  const panel = page.getByRole("region", { name: "Does your email arrive?" });
  // The mail server's own name.
  dns.zone.localhost = { a: ["127.0.0.1"] };
  await panel.getByRole("button", { name: "Make a DKIM key" }).click();
  await expect(panel.getByRole("button", { name: "Make a DKIM key" })).toHaveCount(0);
  await panel.getByRole("button", { name: "Check the records" }).click();
  await expect(panel.getByText("Last checked")).toBeVisible();
  for (const record of await panel.getByRole("listitem").filter({ hasText: "TXT" }).all()) {
    const name = await record.locator("dd").first().textContent();
    const value = await record.locator("dd code").textContent();
    dns.zone[name ?? ""] = { txt: [value ?? ""] };
  }
  await panel.getByRole("button", { name: "Check again" }).click();
  await expect(panel.getByText("OK", { exact: true })).toHaveCount(3);
}

/** As if the time of everything that is scheduled had come. */
function letTimeCome({ dataDir }: Site): void {
  const file = new SQLite(join(dataDir, "kinward.sqlite"));
  file.prepare("update outbox set run_at = '2026-01-01T00:00:00.000Z' where kind = 'content.publish'").run();
  file.close();
}

/** Opens the address that the site printed when it started, and makes the first account there. */
async function firstOwner(browser: Browser, site: Site): Promise<Page> {
  const address = () => /http\S+first-owner#token=[\w-]{43}/.exec(site.printed())?.[0] ?? "";
  await expect.poll(address).not.toBe("");
  const context = await browser.newContext({
    baseURL: site.url,
    acceptDownloads: true,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  waitsForScripts(page);
  await page.goto(address());
  await page.getByLabel("Your name").fill("Noor Haddad");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Make my account" }).click();
  await page.waitForURL("**/admin");
  await untilHydrated(page);
  return page;
}

async function enterMailServer(page: Page, { smtp }: Site): Promise<void> {
  await page.goto("/admin/settings/mail");
  await page.getByLabel("Server (SMTP host)").fill("127.0.0.1");
  await page.getByLabel("Port").fill(new URL(smtp.url).port);
  await page.getByLabel("Encryption").selectOption("none");
  await page.getByLabel("Sender name").fill("Lantern & Oak");
  await page.getByLabel("Sender address").fill("hello@families.test");
  await page.getByLabel("Reply-to address").fill("answers@families.test");
  await page.getByLabel("Team address").fill("team@families.test");
  await page.getByRole("button", { name: "Send me a test email" }).click();
  await expect(page.getByText(`accepted a test email to ${email}`)).toBeVisible();
  expect(smtp.mails.some(({ rcpt }) => rcpt.includes(email))).toBe(true);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/Email goes out through the mail server 127/)).toBeVisible();
}

/** Enters a folder for backups, makes the first one there, and takes it along. */
async function makeBackup(page: Page, folder: string): Promise<void> {
  await page.goto("/admin/backups");
  await page.getByLabel("Kind of place").selectOption("A folder on another disk");
  await page.getByLabel("Folder", { exact: true }).fill(join(folder, "gone"));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/There’s no folder .*gone on the server/)).toBeVisible();
  await page.getByLabel("Folder", { exact: true }).fill(folder);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Back up now" }).click();
  const file = page.getByRole("link", { name: /^Download site-/ });
  await expect(file).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent("download"), file.press("Enter")]);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, 27).toString()).toBe("kinward-encrypted-backup v1");
}

const drawnName = Buffer.from(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 60' width='240' height='60'><path fill='#1f5f5b' d='M0 0h60v60H0z'/><path fill='#c8553d' d='M80 20h160v20H80z'/></svg>",
);

/** Gives the site another name, two colors and a logo, and a menu of its own. */
async function nameIt(page: Page): Promise<void> {
  await open(page, "identity");
  await page.getByLabel("Name", { exact: true }).fill("Lantern & Oak");
  await publish(page);
  await open(page, "look");
  await page.getByLabel(/^Main color(?!: choose)/).fill("#1f5f5b");
  await page.getByLabel(/^Second color(?!: choose)/).fill("#c8553d");
  const logo = { name: "logo.svg", mimeType: "image/svg+xml", buffer: drawnName };
  await upload(page, page.getByRole("group", { name: "Logo", exact: true }), "Lantern & Oak", logo);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download a worksheet with this draft (PDF)" }).click();
  expect((await downloading).suggestedFilename()).toBe("worksheet-draft.pdf");
  await publish(page);
  await open(page, "menus");
  await unfold(page, /^Links in the header/);
  const links = page.getByRole("group", { name: "Links in the header" });
  await links.getByRole("button", { name: "Add an entry" }).click();
  await links.getByRole("combobox", { name: "Leads to" }).last().selectOption("/contact");
  await links.getByLabel("Name").last().fill("Write to us");
  await publish(page);
}

test("a new team makes the site its own in the browser, from an empty folder", { tag: "@all" }, async ({
  browser,
}) => {
  // It has the most steps of all, and publishes nine times: minutes where other work keeps the machine busy.
  test.setTimeout(600_000);
  const site = await startSite({ SMTP_URL: "" });
  const backups = mkdtempSync(join(tmpdir(), "kinward-backups-"));
  const page = await firstOwner(browser, site);
  const pageText = async (path: string) => (await page.request.get(path)).text();

  await test.step("the checklist leads through everything before the site is public", async () => {
    await page.goto("/admin");
    expect(await openSteps(page).count()).toBeGreaterThan(6);
    expect(await pageText("/support/groups")).toContain("Sample");

    await page.getByRole("link", { name: "Turn on two-step sign-in for yourself" }).click();
    await page.waitForURL("**/admin/profile");
    await untilHydrated(page);
    await turnOnSecondStep(page);
    await enterMailServer(page, site);
    await page.goto("/admin/settings#mail-records");
    await publishMailRecords(page, site);
    await makeBackup(page, backups);

    await page.goto("/admin/people");
    await page.getByLabel("Email address").fill("robin@families.test");
    await page.getByLabel("Name (optional)").fill("Robin Reyes");
    await page.getByLabel(/^Editor:/).check();
    await page.getByRole("button", { name: "Send invitation" }).click();
    const invitation = await linkIn(site, "robin@families.test", /http\S+set-password\S+/);
    const robin = await comeIn(browser, site, invitation);
    await robin.goto("/admin/profile");
    await turnOnSecondStep(robin);
    await robin.context().close();

    let samples = 0;
    for (let more = 1; more > 0; samples += more) more = await replaceNextSamples(page);
    expect(samples).toBeGreaterThan(25);
    await confirmGroups(page, site);
    await page.goto("/admin");
    await expect(page.getByText("Your site is ready. Everything on this list is done.")).toBeVisible();
    await expect(openSteps(page)).toHaveCount(0);
    for (const path of ["/support/groups", "/our-family", "/membership", "/contact", "/privacy-policy"]) {
      const text = await pageText(path);
      expect(text, path).not.toMatch(/>Sample<|\.example\b/);
    }
    expect(await pageText("/privacy-policy")).toContain("Families Test Society");
  });

  await test.step("name, look and menus become its own, and nothing says the name it came with", async () => {
    await nameIt(page);
    const paths = [...(await pageText("/sitemap.xml")).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
    expect(paths.length).toBeGreaterThan(100);
    const screens = adminScreens.map(({ path }) => path).filter((path) => !path.includes(":"));
    const left = [];
    for (const path of [...paths, ...screens, "/site.webmanifest", "/support/groups.ics"])
      for (const found of leftOfName(await pageText(path))) left.push(`${path}: ${found}`);
    expect(left).toEqual([]);
    for (const path of ["/", "/contact", "/admin"]) {
      await page.goto(path);
      await isSound(page, "whole");
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Write to us" })).toBeVisible();
  });

  await test.step("a price is changed, looked at on a phone, and published at a time", async () => {
    await open(page, "plans");
    await unfold(page, "Premium");
    await page.getByLabel("Monthly price").first().fill("37");
    await expect(preview(page).getByText("$37").first()).toBeVisible();
    expect(
      await preview(page)
        .locator("html")
        .evaluate((html) => html.clientWidth),
    ).toBeLessThanOrEqual(390);
    await expect(page.getByText("All changes saved")).toBeVisible();
    const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16);
    await page.getByRole("button", { name: "Publish later" }).click();
    await page.getByLabel("Date and time").fill(inAMonth);
    await page.getByRole("button", { name: "Schedule", exact: true }).click();
    await expect(page.getByText("Scheduled to be published")).toBeVisible();
    expect((await pageText("/membership")).includes("$37")).toBe(false);
    letTimeCome(site);
    const isPublished = async () => (await pageText("/membership")).includes("$37");
    await expect.poll(isPublished, { timeout: 20_000 }).toBe(true);
  });

  await test.step("an answer, a founders' number with a photograph, a crisis line and a saved reply", async () => {
    await open(page, "home-faq");
    await unfold(page, /^Question 1:/);
    await page.getByLabel("Answer").first().fill("No. People answer who know these nights.");
    await publish(page);
    expect(await pageText("/")).toContain("People answer who know these nights.");

    await open(page, "founders");
    await unfold(page, "Numbers", /^Years$/);
    await page
      .getByRole("group", { name: "Years" })
      .getByLabel(/^Number/)
      .fill("11");
    await unfold(page, "Chapters", "Chapter 1");
    await upload(
      page,
      page.getByRole("group", { name: "Photograph" }).first(),
      "Two people on a bench",
      await photo(),
    );
    await expect(preview(page).getByRole("img", { name: "Two people on a bench" })).toBeVisible();
    await publish(page);
    const family = await pageText("/our-family");
    expect(family).toContain("Two people on a bench");
    expect(family).toMatch(/>11</);

    await open(page, "crisis-lines");
    await unfold(page, "Lines in the United States", /^Help line 1:/);
    await page
      .getByLabel("Who it’s for")
      .first()
      .fill("Day and night, for anybody who is having a hard time.");
    await publish(page);
    expect(await pageText("/support")).toContain("for anybody who is having a hard time");

    await page.goto("/admin/replies");
    const messages = page.getByRole("region", { name: "For messages" });
    await messages.getByRole("button", { name: "About the groups" }).press("Enter");
    await messages.getByLabel("Name").fill("About our groups");
    await messages.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();

    // The answer as it was comes back.
    await open(page, "home-faq");
    await page.getByRole("button", { name: /Publish this version again.*Original text/ }).click();
    await page.getByRole("button", { name: "Publish this version", exact: true }).click();
    await expect.poll(async () => (await pageText("/")).includes("who know these nights")).toBe(false);
  });

  await test.step("an article from pasted text with two pictures is found by search and feed", async () => {
    await page.goto("/admin/site/articles");
    await untilHydrated(page);
    await page.getByLabel("Title").fill("The night before a transfer");
    await page.getByRole("button", { name: "Begin writing" }).click();
    await page.waitForURL("**/admin/site/article-the-night-before-a-transfer");
    await untilHydrated(page);
    await page.getByLabel("Summary").fill("What can help when you can't sleep before the day.");
    const text = page.getByRole("textbox", { name: "Text", exact: true });
    await expect(text).toHaveAttribute("contenteditable", "true");
    await text.click();
    await pasteHtml(
      text,
      `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 style="line-height:1.3">The evening</h1><p dir="ltr"><span style="font-size:11pt;color:red">Pack a </span><span style="font-weight:700">kumquat</span><span> and warm socks.</span></p><script>alert(1)</script></b>`,
    );
    await expect(text.getByText("kumquat")).toBeVisible();
    const pictures = page.getByRole("group", { name: "Picture for the text" });
    await upload(page, pictures, "A packed bag by the door", await photo());
    await upload(page, pictures, "A lamp beside a bed", await photo());
    await expect(text.getByRole("img")).toHaveCount(2);
    await publish(page);

    const article = await pageText(publicPath);
    expect(article).toContain("<strong>kumquat</strong>");
    expect(article).not.toMatch(/alert\(1\)|color:\s?red/);
    for (const alt of ["A packed bag by the door", "A lamp beside a bed"]) expect(article).toContain(alt);
    expect(await pageText("/resources/knowledge-hub/feed.xml")).toContain(publicPath);
    expect(await pageText("/sitemap.xml")).toContain(publicPath);
    await page.goto("/resources/knowledge-hub");
    await page.getByRole("searchbox").first().fill("kumquat");
    await page.getByRole("link", { name: /The night before a transfer/ }).click();
    await expect(page.getByRole("img", { name: "A lamp beside a bed" })).toBeVisible();
  });
  await page.context().close();
  await site.stop();
  rmSync(backups, { recursive: true });
});

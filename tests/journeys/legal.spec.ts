import type { Page } from "@playwright/test";
import { legalPages } from "../../src/content/index.ts";
import { keptTable } from "../../src/content/pages/legal/kept-tables.ts";
import { site } from "../../src/content/site.ts";
import { inquiryRetentionMonths } from "../../src/features/clinics/rules.ts";
import { messageRetentionMonths, suspectedRetentionDays } from "../../src/features/contact/rules.ts";
import { contactMessage } from "../../src/features/contact/schema.ts";
import { leftRetentionDays, unconfirmedRetentionDays } from "../../src/features/newsletter/rules.ts";
import { expect, test } from "../support/site.ts";
import { startSite } from "../support/start-site.ts";

/** What a two-column table says, row by row. */
async function tableIn(page: Page, caption: string): Promise<Record<string, string>> {
  const rows = page.getByRole("table", { name: caption }).locator("tbody tr");
  return Object.fromEntries(
    await rows.evaluateAll((found) =>
      found.map((row) => [
        row.querySelector("th")?.firstChild?.textContent ?? "",
        row.querySelector("td")?.textContent ?? "",
      ]),
    ),
  );
}

test("every legal page sums itself up, can be walked by its contents and printed", async ({ page }) => {
  for (const { path, heading, changed } of legalPages) {
    await test.step(`${path} sums itself up and can be walked`, async () => {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(heading);
      const lines = await main
        .getByRole("region", { name: "The short version" })
        .getByRole("listitem")
        .count();
      expect(lines).toBeGreaterThanOrEqual(5);
      expect(lines).toBeLessThanOrEqual(7);
      await expect(main.locator(`time[datetime="${changed}"]`)).toBeVisible();
      const data = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent()) ?? "{}",
      );
      expect(data).toMatchObject({ "@type": "WebPage", dateModified: changed, name: heading });

      const links = main.getByRole("navigation", { name: "On this page" }).getByRole("link");
      const titles = await links.allTextContents();
      expect(titles).toEqual(await main.locator("section > h2.break-after-avoid").allTextContents());
      for (const title of [titles[1] ?? "", titles.at(-1) ?? ""]) {
        await links.getByText(title, { exact: true }).click();
        const target = main.getByRole("heading", { level: 2, name: title, exact: true });
        await expect(target).toBeInViewport();
        // The header may be over the page: nothing that was asked for may lie under it.
        const header = await page.locator(".site-header").boundingBox();
        const top = (await target.boundingBox())?.y ?? 0;
        expect(top).toBeGreaterThanOrEqual(Math.max(0, (header?.y ?? 0) + (header?.height ?? 0)));
      }
    });

    await test.step(`${path} is printed without menus, contents and shadows, on white also at night`, async () => {
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await page.evaluate(() => {
        document.documentElement.dataset.theme = "dark";
      });
      await expect(page.locator(".site-header")).toBeHidden();
      await expect(page.locator(".site-footer")).toBeHidden();
      await expect(page.getByRole("link", { name: "Skip to the main content" })).toBeHidden();
      await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
      const colour = await page.locator("h1").evaluate((found) => getComputedStyle(found).color);
      expect(colour, path).toBe("rgb(0, 0, 0)");
      await page.emulateMedia({ media: "screen", colorScheme: "light" });
    });
  }
});

test("the privacy policy says what the code does, and keeps its contents in view", async ({ page }) => {
  await test.step("the contents stay in view beside the text of a wide screen, and stand before it on a phone", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/privacy-policy#how-long");
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents).toBeInViewport();
    const beside = await contents.boundingBox();
    const text = await page.getByRole("table", { name: keptTable.caption }).boundingBox();
    expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(text?.x ?? 0);
    await page.setViewportSize({ width: 390, height: 844 });
    const above = await contents.boundingBox();
    const first = await page.getByRole("region", { name: "Who we are" }).boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(first?.y ?? 0);
  });

  await test.step("the tables of the privacy policy say what the code does", async () => {
    const kept = await tableIn(page, keptTable.caption);
    const { rows } = keptTable;
    expect(kept[rows.message.label]).toContain(`${messageRetentionMonths} months`);
    expect(kept[rows.suspectedMessage.label]).toContain(`${suspectedRetentionDays} days`);
    expect(kept[rows.inquiry.label]).toContain(`${inquiryRetentionMonths} months`);
    expect(kept[rows.unconfirmed.label]).toContain(`${unconfirmedRetentionDays} days`);
    expect(kept[rows.left.label]).toContain(`${leftRetentionDays} days`);
    expect(kept[rows.mailFile.label]).toBeUndefined();
    const fields = await tableIn(page, "What the contact form asks for");
    expect(Object.keys(fields)).toHaveLength(Object.keys(contactMessage.shape).length);
    const { legalName, postalAddress, privacyOfficer, hosting, hostingLogs } = site.operator;
    const samples = [legalName, postalAddress, privacyOfficer, hosting, hostingLogs].filter(
      ({ sample }) => sample,
    );
    await expect(page.getByText("Sample text", { exact: true })).toHaveCount(samples.length);
  });
});

test("tells of one process's settings from the first byte, and in the site too", async ({
  page,
  site: plainSite,
}) => {
  const sentence = "We count visits with an analytics service, if you say yes.";
  const asks = "We first mail you a link, to be sure that you asked for the letter.";
  await page.goto("/privacy-policy");
  await expect(page.getByText("There is no third party here")).toBeVisible();
  await expect(page.getByText(sentence)).toHaveCount(0);
  await expect(page.getByText(asks)).toHaveCount(0);
  const plain = await page.request.get(`${plainSite.url}/privacy-policy.data`);
  expect(plain.headers()["content-type"]).toContain("text/x-script");

  const other = await startSite({ ANALYTICS_ID: "G-SAMPLE", NEWSLETTER_CONFIRM: "double", SMTP_URL: "" });
  try {
    const answer = await page.goto(`${other.url}/privacy-policy`);
    const policy = answer?.headers()["content-security-policy"] ?? "";
    // The service's script may run in a frame of its own and never in the page: so no other host may be allowed.
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:\/\/|\*/);
    const html = (await answer?.text()) ?? "";
    expect(html).toContain(sentence);
    expect(html).not.toContain("There is no third party here");
    await expect(page.getByText(asks)).toBeVisible();
    const kept = await tableIn(page, keptTable.caption);
    expect(kept[keptTable.rows.mailFile.label]).toContain("7 days");

    await page.goto(`${other.url}/terms-of-service`, { waitUntil: "networkidle" });
    const fetched = page.waitForResponse(/\/privacy-policy\.data/);
    await page.getByRole("main").getByRole("link", { name: "privacy policy" }).click();
    await fetched;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText("Google Analytics, by Google LLC", { exact: false }).first()).toBeVisible();
  } finally {
    await other.stop();
  }
});

test("sets no cookie, writes to the device only what the policy names, and leads to the notices", async ({
  page,
  context,
}) => {
  for (const path of ["/", "/contact", "/privacy-policy"]) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await test.step(`${path} leads to the two notices from its bottom line, at 320 pixels too`, async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      const notices = page.getByRole("contentinfo").getByRole("list", { name: "Notices" });
      for (const [name, href] of [
        ["Health data notice", "/consumer-health-data"],
        ["Accessibility", "/accessibility"],
      ] as const) {
        const link = notices.getByRole("link", { name });
        await expect(link).toHaveAttribute("href", href);
        const box = await link.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      }
    });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator("[data-theme-switch]").first().click();
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  expect(stored).toEqual({ local: ["theme"], session: [], databases: [] });
  expect(await context.cookies()).toEqual([]);
});

test("the contents can be walked with keys alone, and the text reads without script", async ({
  browser,
  site: { url: baseURL },
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/accessibility");
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await links.first().focus();
  await page.keyboard.press("Tab");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#what-we-do$/);
  await expect(page.getByRole("heading", { name: "What we do" })).toBeInViewport();
  await context.close();
});

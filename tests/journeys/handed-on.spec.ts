import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { operationExamples } from "../support/operation-examples.ts";
import { ownWord } from "../support/own-word.ts";
import { expect, test } from "../support/site.ts";
import { isSound, isSoundInOneLook } from "../support/sound.ts";
import { isSoundAtRest } from "../support/sound-at-rest.ts";
import { asTeam } from "../support/team-request.ts";
import { signInAt } from "../support/team-sign-in.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ data: "lists" });

/** Links of the admin load whole pages; what is pressed before their scripts run is lost. */
async function isHydrated(page: Page, url: RegExp): Promise<void> {
  await page.waitForURL(url);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

const rowsIn = (page: Page, table: string) => (name: string | RegExp) =>
  page.getByRole("table", { name: table }).getByRole("row", { name });

test("an owner copies a campaign, deletes the copy, copies a link and prints its card, all by keyboard", {
  tag: "@all",
}, async ({ page, site, context, quiet }) => {
  quiet.allow(/status of 422/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAt(page, "/admin/campaigns", "owner");
  const row = rowsIn(page, "Campaigns");
  const menu = row(/Worksheet feedback/).locator("summary");
  await menu.press("Enter");
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(page.getByRole("button", { name: "Duplicate" })).toBeHidden();
  await menu.press("Enter");
  await page.getByRole("button", { name: "Duplicate" }).press("Enter");
  await expect(page.getByText("Created the draft “Worksheet feedback”.")).toBeVisible();
  const copy = row(/Worksheet feedback \(copy\)/);
  await expect(copy).toBeVisible();

  await copy.locator("summary").press("Enter");
  await copy.getByRole("button", { name: "Delete" }).press("Enter");
  const dialog = page.getByRole("dialog");
  const typed = dialog.getByLabel("Type its title to confirm");
  await expect(typed).toBeFocused();
  if (isWholeRun) {
    await typed.fill("Worksheet");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Please type the campaign's title", { exact: false })).toBeVisible();
  }
  await typed.fill("Worksheet feedback (copy)");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The campaign has been deleted.", { exact: false })).toBeVisible();
  await expect(copy).toHaveCount(0);

  const open = row(/What would help/);
  await open.locator("summary").press("Enter");
  await open.getByRole("button", { name: "Copy link" }).press("Enter");
  await expect(page.getByText("Link copied.")).toBeVisible();
  const link = `${site.url}/campaign/the-wait`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await open.locator("summary").press("Enter");
  await open.getByRole("link", { name: "QR code and card" }).press("Enter");
  await expect(page).toHaveURL(`/admin/campaigns/${site.preparedId}/card`);
  await isSoundAtRest(page);
  if (isWholeRun) {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download as PNG" }).press("Enter");
    const png = await download;
    expect(png.suggestedFilename()).toBe("campaign-the-wait.png");
    expect(
      readFileSync(await png.path())
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
  }
  // One page of the paper, in points, with nothing but the card.
  const papers = [
    ["A4, a poster", /\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/],
    ["Letter, a poster", /\/MediaBox\s*\[0 0 612 792\]/],
    ["4 × 6 in, a postcard", /\/MediaBox\s*\[0 0 288 432\]/],
  ] as const;
  for (const [name, box] of isWholeRun ? papers : papers.slice(2)) {
    const size = page.getByRole("link", { name });
    await size.press("Enter");
    await expect(size).toHaveAttribute("aria-current", "page");
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g), name).toHaveLength(1);
    expect(pdf, name).toMatch(box);
  }
});

test("a clinic's code is copied on the narrowest phone, and a look and a press are told, but nothing by a browser that asks not to be tracked", async ({
  page,
  site,
  context,
}) => {
  const code = `Sum-${ownWord()}`;
  await asTeam(site, "owner", async (post) => {
    const input = { ...operationExamples.createClinicCode, clinic: "Sample Clinic Two", code };
    await post("/admin/clinic-codes/new", { operation: "createClinicCode", ...input });
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 320, height: 700 });
  const counts: number[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(`/api/coupons/${code}/counts`)) counts.push(response.status());
  });
  await page.goto(`/c/${code.toUpperCase()}`);
  await expect(page.getByRole("heading", { level: 1, name: "A code from Sample Clinic Two" })).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole("button", { name: "Copy the code" }).press("Enter");
  await expect(page.getByText("The code is copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  const enrol = page.getByRole("link", { name: /^Activate Membership/ });
  await expect(enrol).toHaveAttribute("href", "https://courses.kinward.example/enroll/premium");
  await expect(enrol).toHaveAttribute("target", "_blank");
  await context.route("https://courses.kinward.example/**", (route) => route.fulfill({ body: "" }));
  const opened = context.waitForEvent("page");
  await enrol.press("Enter");
  await (await opened).close();
  await expect.poll(() => counts).toEqual([202, 202]);
  await isSoundInOneLook(page);

  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.goto(`/c/${code}`);
  await expect(page.getByRole("button", { name: "Copy the code" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(counts).toHaveLength(2);
});

test.describe("with nothing but what is prepared", { tag: "@all" }, () => {
  test.use({ alone: "lists" });

  test("an owner finds a campaign by its words and its status, by keyboard", async ({ page }) => {
    await signInAt(page, "/admin/campaigns", "owner");
    await expect(page.getByText("4 campaigns. One is open to visitors now.")).toBeVisible();
    await isSound(page);
    const table = page.getByRole("table", { name: "Campaigns" });
    const row = rowsIn(page, "Campaigns");
    await expect(row(/What would help/)).toContainText("3 of 300");
    await expect(row(/Group times/)).toContainText("Opens Mar 1, 2099");

    await page.getByRole("searchbox").fill("feedback");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/search=feedback/);
    await expect(table.getByRole("row")).toHaveCount(2);
    await page.getByRole("searchbox").fill("donor");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Nothing matches “donor”" })).toBeVisible();
    await page.getByRole("link", { name: "Clear search" }).press("Enter");
    await expect(page).not.toHaveURL(/search=/);
    await expect(table.getByRole("row")).toHaveCount(5);
    await page
      .getByRole("navigation", { name: "Status" })
      .getByRole("link", { name: /^Draft/ })
      .press("Enter");
    await isHydrated(page, /standing=draft/);
    await expect(row(/Worksheet feedback/)).toBeVisible();
  });

  test("a code is made, leads to its plan in one tap, and says why when it cannot be used", async ({
    page,
    site,
    browser,
    quiet,
  }) => {
    test.slow();
    quiet.allow(/status of 422/);
    await signInAt(page, "/admin/clinic-codes", "owner");
    await expect(page.getByText("2 codes. One can be used now.")).toBeVisible();
    await isSound(page);
    const row = page.getByRole("table", { name: "Clinic codes" }).getByRole("row", { name: /SAMPLE-ONE/ });
    await expect(row).toContainText("31");
    await expect(row).toContainText("Fewer than 10");

    await page.getByRole("link", { name: "New code" }).press("Enter");
    await isHydrated(page, /clinic-codes\/new$/);
    await page.getByLabel("Clinic", { exact: true }).fill("Sample Clinic Two");
    await page.getByLabel("Code", { exact: false }).fill("sample-one");
    await page.getByLabel("Plan").selectOption("Premium");
    await page.getByRole("button", { name: "Save code" }).press("Enter");
    await expect(page.getByText("This code already exists", { exact: false }).first()).toBeVisible();
    await isSound(page);
    await page.getByLabel("Code", { exact: false }).fill("Summer-Two");
    await page.getByRole("button", { name: "Save code" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Link, QR code and card" })).toBeVisible();
    await expect(page.getByText(`${site.url}/c/Summer-Two`)).toBeVisible();
    await isSound(page);

    // The owner sets a link with the code in it: one tap from then on, the typed steps below it.
    await page.goto("/admin/settings#purchase-links");
    const field = page.getByLabel("Link for Premium");
    await field.fill("https://elsewhere.example/?c={code}");
    await page.getByRole("button", { name: /^Save ?: Purchase links/ }).press("Enter");
    await expect(page.getByText("Please use a link to courses.kinward.example")).toBeVisible();
    await field.fill("https://courses.kinward.example/enroll/premium?coupon={code}");
    await page.getByRole("button", { name: /^Save ?: Purchase links/ }).press("Enter");
    await expect(page.getByRole("link", { name: /^Try it with the code SAMPLE ?: Premium/ })).toHaveAttribute(
      "href",
      "https://courses.kinward.example/enroll/premium?coupon=SAMPLE",
    );
    await isSound(page);

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto(`${site.url}/c/summer-two`);
    const oneTap = reader.getByRole("link", { name: /^Continue with this code/ });
    await expect(oneTap).toHaveAttribute(
      "href",
      "https://courses.kinward.example/enroll/premium?coupon=Summer-Two",
    );
    await expect(oneTap).toHaveAttribute("rel", "noopener");
    await expect(reader.getByRole("link", { name: /^Activate Membership/ })).toBeVisible();
    await expect(reader.getByText("Summer-Two", { exact: true })).toBeVisible();
    await expect(reader.getByRole("button", { name: "Copy the code" })).toHaveCount(0);
    const unknown = await reader.goto(`${site.url}/c/nobody-made-this`);
    expect(unknown?.status()).toBe(404);
    await expect(reader.getByRole("heading", { name: "We do not know this code" })).toBeVisible();
    await plain.close();

    await page.goto("/admin/clinic-codes");
    const made = page.getByRole("table", { name: "Clinic codes" }).getByRole("row", { name: /Summer-Two/ });
    const switchOff = async () => {
      await made.locator("summary").press("Enter");
      await made.getByRole("button", { name: "Switch off" }).press("Enter");
      await expect(page.getByText("Switched off.", { exact: false }).first()).toBeVisible();
    };
    await switchOff();
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(made.getByText("Active")).toBeVisible();
    await switchOff();
    await page.goto("/c/summer-two");
    await expect(page.getByRole("heading", { name: "This code is switched off" })).toBeVisible();
    await isSound(page);
  });
});

import type { Page } from "@playwright/test";
import { requestsFrom } from "../support/requests.ts";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });

const notice = "Save 2 months with yearly billing!";
const titles = [
  "Premium",
  "Infertility Journey",
  "Donor Conception Journey",
  "Surrogacy Journey",
  "Knowledge Hub",
  "Gestational Surrogates Journey",
  "Adoption Journey",
];

const prices = (page: Page) => page.locator("#plans article").getByText(/^\$\d+$/);
const links = (page: Page) => page.locator("#plans article").getByRole("link");
const hrefs = (page: Page) => links(page).evaluateAll((all) => all.map((link) => link.getAttribute("href")));
const option = (page: Page, name: string) =>
  page.getByRole("group", { name: "Billing period" }).getByRole("radio", { name });

/** Cards, table and notice, all by the month or all by the year. */
async function expectBilling(page: Page, billing: "monthly" | "yearly") {
  const times = billing === "yearly" ? 10 : 1;
  const expected = [30, 20, 20, 20, 20].map((price) => `$${price * times}`);
  await expect(prices(page)).toHaveText(expected);
  await expect(page.locator("#compare table tbody tr").first().locator("th, td")).toHaveText([
    billing === "yearly" ? "Yearly Price" : "Monthly Price",
    ...expected,
    "–No price yet",
    "–No price yet",
  ]);
  await expect(page.getByText(notice)).toHaveCount(billing === "yearly" ? 1 : 0);
  await expect(option(page, billing === "yearly" ? "Yearly" : "Monthly")).toBeChecked();
  for (const href of await hrefs(page))
    expect(href).toMatch(billing === "yearly" ? /\/cart\/add\?price=[\w-]+$/ : /\/enroll\/[\w-]+$/);
}

test("plans are chosen by the month or by the year in one place, and compared", async ({ page }) => {
  await page.goto("/contact", { waitUntil: "commit" });
  await page.goto("/membership", { waitUntil: "networkidle" });

  await test.step("one choice changes prices and purchase links, in the same place and with nothing sent", async () => {
    await expectBilling(page, "monthly");
    const monthly = await hrefs(page);
    const requests = requestsFrom(page);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    const height = await page.evaluate(() => document.body.scrollHeight);

    await page.getByText("Yearly", { exact: true }).click();
    await expect(page).toHaveURL(/\/membership\?billing=yearly$/);
    await expectBilling(page, "yearly");
    await expect(page.locator("[aria-live=polite]", { hasText: notice })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(300);
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
    expect(new Set([...monthly, ...(await hrefs(page))]).size).toBe(10);

    await page.keyboard.press("ArrowLeft");
    await expectBilling(page, "monthly");
    await expect(option(page, "Monthly")).toBeFocused();
    await expect(page).toHaveURL(/\/membership$/);
    await page.keyboard.press("ArrowRight");
    await expectBilling(page, "yearly");
    expect(requests).toEqual([]);

    // Loaded with this address: tests/pages/membership.test.ts.
    if (!isWholeRun) return;
    await page.reload();
    await expectBilling(page, "yearly");
  });

  await test.step("what a plan's button does is said: not open yet, or a new tab", async () => {
    for (const title of titles.slice(5)) {
      const card = page.locator("#plans article").filter({ hasText: title });
      await expect(card.getByText("Coming soon")).toBeVisible();
      await expect(card.getByRole("button", { name: "Not open yet" })).toBeDisabled();
      await expect(card.getByRole("button")).toHaveAccessibleDescription(
        /^We’ll announce the opening in our newsletter\./,
      );
    }
    await expect(links(page)).toHaveCount(5);
    for (const [at, title] of titles.slice(0, 5).entries())
      await expect(links(page).nth(at)).toHaveAccessibleName(
        at === 0 ? "Choose Premium (opens in a new tab)" : `Choose this plan ${title} (opens in a new tab)`,
      );
  });

  await test.step("the table is there, with the plans as its columns, and leads to what they open", async () => {
    const table = page.getByRole("table", { name: "What each plan costs and what it opens" });
    await expect(table.getByRole("columnheader")).toHaveText(titles);
    await expect(table.getByRole("rowheader")).toHaveCount(9);
    await table.getByRole("link", { name: "Infertility Journey" }).click();
    await expect(page).toHaveURL(/\/journeys\/infertility$/);
  });

  await test.step("the history has one entry for the page, whatever was chosen", async () => {
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL(/\/membership\?billing=yearly$/);
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL(/\/contact$/);
  });
});

// What is pressed before the scripts elsewhere: first-touch.spec.ts and care-folds.spec.ts. The edge of the page at three
// widths: smoke/every-page.spec.ts.
test("a press before the script came counts, and keeps the rest of the address; nothing goes past the edge", {
  tag: "@all",
}, async ({ page }) => {
  await test.step("a press before the script came counts, beside other words in the address", async () => {
    const waiting = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await waiting.promise;
      await route.continue();
    });
    await page.goto("/membership?from=letter", { waitUntil: "commit" });
    await page.getByText("Yearly", { exact: true }).click();
    await expect(option(page, "Yearly")).toBeChecked();
    await expect(page.getByText(notice)).toHaveCount(0);
    waiting.resolve();
    await expect(page.getByText(notice)).toBeVisible();
    await expectBilling(page, "yearly");
    await expect(page).toHaveURL(/\/membership\?from=letter&billing=yearly$/);
  });

  await test.step("nothing goes past the edge at any width, and the year takes the room of the month", async () => {
    const widths = [320, 360, 390, 640, 768, 1024, 1440, 1920];
    const measured: number[][] = [];
    for (const billing of ["Monthly", "Yearly"]) {
      await page.getByText(billing, { exact: true }).click();
      await expect(page).toHaveURL(billing === "Yearly" ? /&billing=yearly$/ : /\/membership\?from=letter$/);
      await expectBilling(page, billing === "Yearly" ? "yearly" : "monthly");
      const heights: number[] = [];
      for (const width of widths) {
        // Low, since drawing it all is what takes the time.
        await page.setViewportSize({ width, height: 300 });
        const [right = 0, height = 0] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.body.scrollHeight,
        ]);
        expect(right, `${billing} at ${width}`).toBeLessThanOrEqual(width);
        heights.push(height);
      }
      measured.push(heights);
    }
    expect(measured[0]).toEqual(measured[1]);
  });

  await test.step("how to cancel is one press from the prices", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("link", { name: "Before you buy" }).click();
    await expect(page.getByText("You can cancel at any time: choose Members Login")).toBeInViewport();
  });

  await test.step("on a phone the comparison is one card for each plan, sound when all are open by the year", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator("#compare").getByRole("table")).toHaveCount(0);
    const cards = page.locator("#compare details");
    await expect(cards).toHaveCount(7);
    for (const at of titles.keys()) {
      if (at > 0) await cards.nth(at).locator("summary").click();
      await expect(cards.nth(at).locator("dd").last()).toBeVisible();
    }
    await expect(cards.last().locator("dt").first()).toHaveText("Yearly Price");
    await isSound(page);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  // Its form and its prices as they are sent: tests/pages/public-without-scripts.test.ts and membership.test.ts.
  test("the address and one button do the same", { tag: "@all" }, async ({ page }) => {
    await page.goto("/membership");
    await page.getByText("Yearly", { exact: true }).click();
    await page.getByRole("button", { name: "Show prices" }).click();
    await expect(page).toHaveURL(/\/membership\?billing=yearly#plans$/);
    await expectBilling(page, "yearly");
    for (const picture of await page.locator("#plans article img:visible").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute("src", /^\/illustrations\//);
    }
    await expect(page.locator("#plans article img:visible")).toHaveCount(7);
  });
});

test("the table's columns are equal, and it begins where the other sections do", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/membership");
  const table = page.getByRole("table", { name: "What each plan costs and what it opens" });
  const widths = await table
    .getByRole("columnheader")
    .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().width)));
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  const lefts = await page
    .locator("#compare-heading, #included-heading, #before-you-buy-heading")
    .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().left));
  expect(lefts).toEqual([112, 112, 112]);
});

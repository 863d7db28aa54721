import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";

const notice = "Save 2 months with yearly billing!";
const rows = [
  ["Infertility Journey 7 phases", "/infertility-journey", "x x - - - - -"],
  ["Donor Conception Journey 6 phases", "/journeys/donor-conception", "x - x - - - -"],
  ["Surrogacy Journey 7 phases", "/journeys/surrogacy", "x - - x - - -"],
  ["Gestational Surrogates Journey", "/journeys/gestational-surrogates", "x - - - - soon -"],
  ["Adoption Journey", "/journeys/adoption", "x - - - - - soon"],
  ["Resources Access", "/resources", "x - - x x - -"],
  ["Expert resources", undefined, "x x x x x - -"],
  ["24/7 access", undefined, "x x x x x - -"],
] as const;
const says: Record<string, string> = { x: "Included", "-": "–Not included", soon: "Coming soon" };
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
  await expect(page.locator("table tbody tr").first().locator("th, td")).toHaveText([
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

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("plans are read, compared and chosen by the month or by the year", async ({ page }) => {
    await page.goto("/contact");
    await page.goto("/membership", { waitUntil: "networkidle" });

    await test.step("one choice changes prices and purchase links, in the same place and with nothing sent", async () => {
      await expectBilling(page, "monthly");
      const monthly = await hrefs(page);
      const sent: string[] = [];
      // The mouse brings its light with it, and browsers ask for the site's sign again with each address.
      const aside = /follow-pointer|favicon|\/illustrations\//;
      page.on("request", (request) => aside.test(request.url()) || sent.push(request.url()));
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
      expect(sent).toEqual([]);

      await page.reload();
      await expectBilling(page, "yearly");
    });

    await test.step("plans that are not open have a tag and a disabled button, no price and no link", async () => {
      await expect(page.locator("#plans article h3")).toHaveText(titles);
      for (const title of titles.slice(5)) {
        const card = page.locator("#plans article").filter({ hasText: title });
        await expect(card.getByText("Coming soon")).toBeVisible();
        await expect(card.getByRole("button", { name: "Not open yet" })).toBeDisabled();
        await expect(card.getByRole("button")).toHaveAccessibleDescription(
          "We will say so in the monthly letter.",
        );
        await expect(card.getByRole("link")).toHaveCount(0);
        await expect(card).not.toContainText(/\$|phase/);
      }
    });

    await test.step("purchases open on the course platform in a new tab and say so", async () => {
      await expect(links(page)).toHaveCount(5);
      for (const link of await links(page).all()) {
        await expect(link).toHaveAttribute("target", "_blank");
        await expect(link).toHaveAttribute("rel", /noopener/);
      }
      for (const [at, title] of titles.slice(0, 5).entries())
        await expect(links(page).nth(at)).toHaveAccessibleName(
          at === 0 ? "Choose Premium (opens in a new tab)" : `Choose this plan ${title} (opens in a new tab)`,
        );
      const facts = page.locator("#plans dt");
      await expect(facts).toHaveText(["Buying", "Renewing", "Cancelling and switching", "Refunds"]);
      await expect(page.getByText("All prices are in US dollars (USD).")).toBeVisible();
    });

    await test.step("search engines get two offers for each plan that can be bought", async () => {
      const data = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').last().textContent()) ?? "",
      );
      expect(data["@graph"]).toHaveLength(5);
      const seen = data["@graph"].flatMap((product: { offers: { url: string }[] }) => product.offers);
      expect(seen).toHaveLength(10);
      expect(seen[1]).toMatchObject({
        price: 300,
        priceCurrency: "USD",
        priceSpecification: { "@type": "UnitPriceSpecification", billingDuration: "P1Y" },
      });
      expect(new Set(seen.map((offer: { url: string }) => offer.url)).size).toBe(10);
    });

    await test.step("the history has one entry for the page, whatever was chosen", async () => {
      await page.goBack();
      await expect(page).toHaveURL(/\/contact$/);
    });

    await test.step("the choice stays beside other words in the address", async () => {
      await page.goto("/membership?from=letter&billing=yearly");
      await expectBilling(page, "yearly");
      await page.getByText("Monthly", { exact: true }).click();
      await expect(page).toHaveURL(/\/membership\?from=letter$/);
      await expectBilling(page, "monthly");
      await page.goto("/membership?billing=weekly");
      await expectBilling(page, "monthly");
    });

    await test.step("the table says of each plan what it opens", async () => {
      const table = page.getByRole("table", { name: "What each plan costs and what it opens" });
      await expect(page.getByText("Premium includes each of them when it opens.")).toBeVisible();
      await expect(table.getByRole("columnheader")).toHaveText(titles);
      await expect(table.locator("thead th[scope=col]")).toHaveCount(7);
      await expect(table.locator("tbody th[scope=row]")).toHaveCount(9);
      for (const [at, [label, href, marks]] of rows.entries()) {
        const row = table.locator("tbody tr").nth(at + 1);
        await expect(row.getByRole("rowheader")).toHaveText(label);
        await expect(row.getByRole("cell")).toHaveText(marks.split(" ").map((mark) => says[mark] ?? ""));
        const link = row.getByRole("link");
        if (href === undefined) await expect(link).toHaveCount(0);
        else await expect(link).toHaveAttribute("href", href);
      }
      await table.getByRole("link", { name: "Infertility Journey" }).click();
      await expect(page).toHaveURL(/\/journeys\/infertility$/);
    });
  });

  test("a press before the script came counts", async ({ page }) => {
    const waiting = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await waiting.promise;
      await route.continue();
    });
    await page.goto("/membership", { waitUntil: "commit" });
    await page.getByText("Yearly", { exact: true }).click();
    await expect(option(page, "Yearly")).toBeChecked();
    await expect(page.getByText(notice)).toHaveCount(0);
    waiting.resolve();
    await expect(page.getByText(notice)).toBeVisible();
    await expectBilling(page, "yearly");
  });
});

test("without script the address and one button do the same", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/membership`);
  await expectBilling(page, "monthly");
  await page.getByText("Yearly", { exact: true }).click();
  await page.getByRole("button", { name: "Show prices" }).click();
  await expect(page).toHaveURL(/\/membership\?billing=yearly#plans$/);
  await expectBilling(page, "yearly");
  await page.goto(`${site.url}/membership?from=letter&billing=yearly`);
  await expectBilling(page, "yearly");
  for (const picture of await page.locator("#plans article img:visible").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute("src", /^\/illustrations\//);
  }
  await expect(page.locator("#plans article img:visible")).toHaveCount(7);
  await context.close();
});

test("nothing goes past the edge at any width, by the month and by the year", async ({ page }) => {
  await test.step("nothing goes past the edge, and the year takes the room of the month", async () => {
    const measured: number[][] = [];
    for (const address of ["/membership", "/membership?billing=yearly"]) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(address);
      const heights: number[] = [];
      for (const width of [320, 360, 390, 640, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const [right = 0, height = 0] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.body.scrollHeight,
        ]);
        expect(right, `${address} at ${width}`).toBeLessThanOrEqual(width);
        heights.push(height);
      }
      measured.push(heights);
    }
    expect(measured[0]).toEqual(measured[1]);
  });

  await test.step("on a phone the comparison is one card for each plan", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("table")).toHaveCount(0);
    const cards = page.locator("#compare details");
    await expect(cards.locator("h3")).toHaveText(titles);
    for (const [at] of titles.entries()) {
      const card = cards.nth(at);
      if (at > 0) await card.locator("summary").click();
      await expect(card.locator("dt")).toHaveText(["Yearly Price", ...rows.map(([label]) => label)]);
      const price = at === 0 ? "$300" : at < 5 ? "$200" : "–No price yet";
      const marks = rows.map(([, , row]) => says[row.split(" ")[at] ?? ""] ?? "");
      await expect(card.locator("dd")).toHaveText([price, ...marks]);
      await expect(card.locator("dd").last()).toBeVisible();
    }
  });

  await test.step("is sound by the year", async () => {
    await isSound(page);
  });
});

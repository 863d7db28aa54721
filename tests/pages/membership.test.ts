import { expect, it } from "vitest";
import * as z from "zod";
import { offerSentences } from "#content/offer.ts";
import { oneLine, type ServedPage, servedPage } from "../support/served-page.ts";

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
const rows = [
  ["Infertility Journey 7 phases The full course, with its lessons", "/infertility-journey", "x x - - - - -"],
  [
    "Donor Conception Journey 6 phases The full course, with its lessons",
    "/journeys/donor-conception",
    "x - x - - - -",
  ],
  ["Surrogacy Journey 7 phases The full course, with its lessons", "/journeys/surrogacy", "x - - x - - -"],
  ["Gestational Surrogates Journey", "/journeys/gestational-surrogates", "x - - - - soon -"],
  ["Adoption Journey", "/journeys/adoption", "x - - - - - soon"],
  [
    "Resources Access Members’ courses and resources in the Knowledge Hub, on every topic",
    "/resources",
    "x - - x x - -",
  ],
  ["Expert resources Guides that go with your plan", undefined, "x x x x x - -"],
  ["24/7 access Sign in at any hour, on any device", undefined, "x x x x x - -"],
] as const;
const says: Record<string, string> = { x: "Included", "-": "–Not included", soon: "Coming soon" };

/** Cards, table, notice and links, all by the month or all by the year. */
function expectBilling({ $, texts }: ServedPage, billing: "monthly" | "yearly") {
  const isYearly = billing === "yearly";
  const prices = [30, 20, 20, 20, 20].map((price) => `$${isYearly ? price * 10 : price}`);
  const words = texts("#plans article *").filter((text) => /^\$\d+$/.test(text));
  expect(words).toEqual(prices);
  expect(texts("#compare table tbody tr:first-child > *")).toEqual([
    isYearly ? "Yearly Price" : "Monthly Price",
    ...prices,
    "–No price yet",
    "–No price yet",
  ]);
  expect(texts("#plans [aria-live=polite]")).toEqual([isYearly ? notice : ""]);
  expect($("#plans input[name=billing][checked]").val()).toBe(billing);
  const hrefs = $("#plans article a")
    .get()
    .map((link) => $(link).attr("href"));
  expect(hrefs).toHaveLength(5);
  for (const href of hrefs)
    expect(href).toMatch(isYearly ? /\/cart\/add\?price=[\w-]+$/ : /\/enroll\/[\w-]+$/);
}

it.each([
  ["/membership", "monthly"],
  ["/membership?billing=yearly", "yearly"],
  ["/membership?from=letter&billing=yearly", "yearly"],
  ["/membership?billing=weekly", "monthly"],
] as const)("shows the prices that the address asks for: %s, %s", async (path, billing) => {
  expectBilling(await servedPage(path), billing);
});

it("has a tag and a disabled button on plans that are not open, no price and no link", async () => {
  const { $, texts } = await servedPage("/membership");
  expect(texts("#plans article h3")).toEqual(titles);
  const cards = $("#plans article").get().slice(5);
  expect(cards).toHaveLength(2);
  for (const card of cards.map((each) => $(each))) {
    expect(oneLine(card.text())).toContain("Coming soon");
    const button = card.find("button");
    expect(oneLine(button.text())).toBe("Not open yet");
    expect(button.is("[disabled], [aria-disabled=true]")).toBe(true);
    expect(card.find("a")).toHaveLength(0);
    expect(card.text()).not.toMatch(/\$|phase/);
  }
});

it("opens purchases on the course platform in a new tab, and says how buying works", async () => {
  const { $, texts } = await servedPage("/membership");
  for (const link of $("#plans article a").get()) {
    expect($(link).attr("target")).toBe("_blank");
    expect($(link).attr("rel")).toContain("noopener");
  }
  expect(texts("#before-you-buy summary h3").slice(0, 4)).toEqual([
    "Canceling",
    "Buying",
    "Renewing",
    "Refunds and switching",
  ]);
  expect($("#plans a[href='#before-you-buy']")).toHaveLength(1);
  expect(oneLine($("main").text())).toContain("All prices are in US dollars (USD).");
});

const graph = z.object({
  "@graph": z.array(z.object({ offers: z.array(z.looseObject({ url: z.string() })) })),
});

it("gives search engines two offers for each plan that can be bought", async () => {
  const { $ } = await servedPage("/membership");
  const data = graph.parse(JSON.parse($("script[type='application/ld+json']").last().text()));
  expect(data["@graph"]).toHaveLength(5);
  const seen = data["@graph"].flatMap(({ offers }) => offers);
  expect(seen).toHaveLength(10);
  expect(seen[1]).toMatchObject({
    price: 300,
    priceCurrency: "USD",
    priceSpecification: { "@type": "UnitPriceSpecification", billingDuration: "P1Y" },
  });
  expect(new Set(seen.map(({ url }) => url)).size).toBe(10);
});

it("says in a table what each plan costs and opens", async () => {
  const { $, texts } = await servedPage("/membership");
  expect(oneLine($("main").text())).toContain("Premium includes each of them when it opens.");
  expect(texts("#compare table caption")).toEqual(["What each plan costs and what it opens"]);
  expect(texts("#compare table thead th[scope=col]")).toEqual(titles);
  expect($("#compare table tbody th[scope=row]")).toHaveLength(9);
  for (const [at, [label, href, marks]] of rows.entries()) {
    const row = $("#compare table tbody tr").eq(at + 1);
    expect(oneLine(row.find("th").text())).toBe(label);
    const cells = row
      .find("td")
      .get()
      .map((cell) => oneLine($(cell).text()));
    expect(cells).toEqual(marks.split(" ").map((mark) => says[mark]));
    expect(
      row
        .find("a")
        .get()
        .map((link) => $(link).attr("href")),
    ).toEqual(href === undefined ? [] : [href]);
  }
});

it("says what a member gets, what is free, and how to cancel", async () => {
  const { $, texts } = await servedPage("/membership");
  expect(texts("#what-you-get li > strong")).toHaveLength(4);
  expect(texts("#free-and-paid thead th")).toEqual(["What it is", "Free", "Members"]);
  const free = $("#free-and-paid tbody tr").first();
  expect(oneLine(free.text())).toContain("Articles, guides");
  expect(oneLine(free.text()).match(/Included/g)).toHaveLength(2);
  const cancelling = "You can cancel at any time: choose Members Login";
  for (const path of ["/", "/membership", "/terms-of-service", "/journeys/infertility"])
    expect(oneLine((await servedPage(path)).$("main").text()), path).toContain(cancelling);
});

it("says the offer in the same sentences wherever a page leads to a membership", async () => {
  expect(offerSentences()).toEqual([
    "$20 a month gets you the community, the support groups and one course, and $30 gets you every course.",
    "Articles, worksheets, the journal and the podcast are free.",
    "$200 a year saves $40.",
    "Cancel any time in your account on our course platform.",
  ]);
  for (const path of ["/", "/membership", "/support/groups"])
    expect(oneLine((await servedPage(path)).$("main").text()), path).toContain(offerSentences().join(" "));
});

it("says above the table what every plan includes besides its rows", async () => {
  const { texts } = await servedPage("/membership");
  expect(texts("#compare p")).toContain("Every plan includes the community and the support groups.");
});

it("says each plan's price by the month and by the year", async () => {
  const { texts } = await servedPage("/membership");
  expect(texts("#plans article p").filter((text) => text.startsWith("Or $"))).toHaveLength(5);
});

it("says the same in one card for each plan, for where a table has no room", async () => {
  const { $, texts } = await servedPage("/membership?billing=yearly");
  expect(texts("#compare details h3")).toEqual(titles);
  for (const at of titles.keys()) {
    const card = $("#compare details").eq(at);
    const all = (name: string) =>
      card
        .find(name)
        .get()
        .map((each) => oneLine($(each).text()));
    expect(all("dt")).toEqual(["Yearly Price", ...rows.map(([label]) => label)]);
    const price = at === 0 ? "$300" : at < 5 ? "$200" : "–No price yet";
    expect(all("dd")).toEqual([price, ...rows.map(([, , row]) => says[row.split(" ")[at] ?? ""])]);
  }
});

import { expect, it } from "vitest";
import * as z from "zod";
import { oneLine, servedPage } from "../support/served-page.ts";

const structured = z.object({
  "@graph": z.array(z.looseObject({ "@type": z.string(), mainEntity: z.array(z.unknown()).optional() })),
});
const notice = "Save 2 months with yearly billing!";

it("has its parts in their order", async () => {
  const { texts } = await servedPage("/");
  const titles = texts("main :is(h1, section h2)");
  // The ways in are drawn twice, for phones before the cards.
  expect(titles.filter((title, at) => titles.lastIndexOf(title) === at)).toEqual([
    "You don’t have to go through it alone",
    "Learn",
    "Reflect",
    "Share",
    "What brings you here?",
    "Your Journey, Our Support",
    "Did your clinic give you a code?",
    "You, Knowledge, Community",
    "How We Support You",
    "People who get it",
    "Who We Support",
    "Membership",
    "Questions people ask first",
    "A short newsletter, once a month",
  ]);
});

it("tells search engines what it is and which questions it answers, and opens one of them at a time", async () => {
  const { $, structuredData } = await servedPage("/");
  const data = structured.parse(structuredData());
  expect(data["@graph"].map((thing) => thing["@type"])).toEqual(["WebPage", "FAQPage"]);
  expect(data["@graph"][1]?.mainEntity).toHaveLength(5);
  // They share a name, so a browser keeps one of them open at most.
  expect($("main details[name=faq]")).toHaveLength(5);
  expect($("main details[name=faq][open]")).toHaveLength(1);
  const coupons = $("main details[name=faq]:contains('How do clinic coupons work?')");
  expect(oneLine(coupons.text())).toContain("Press the “Have a coupon?” link");
});

it("shows prices by the year from the first byte", async () => {
  const yearly = await servedPage("/?billing=yearly");
  expect(yearly.texts("#plans [aria-live=polite]")).toEqual([notice]);
  const premium = yearly.$("#plans a:contains('Choose Premium')");
  expect(premium.attr("href")).toMatch(/\/cart\/add\?/);
  const monthly = await servedPage("/");
  expect(monthly.texts("#plans [aria-live=polite]")).toEqual([""]);
  for (const [page, price] of [
    [yearly, "$300"],
    [monthly, "$30"],
  ] as const)
    expect(page.texts("#plans *")).toContain(price);
});

const ways: readonly (readonly [name: string, href: string])[] = [
  ["Join Now", "/membership"],
  ["Learn More", "#mission"],
  ["Trying for a while", "/journeys/infertility"],
  ["After a miscarriage", "/pregnancy-loss"],
  ["It didn’t work", "/journeys/infertility/turning-points#negative-result"],
  ["I work at a clinic", "/clinics"],
  ["My code doesn’t work", "/contact"],
  ["Infertility", "/journeys/infertility"],
  ["Donor conception", "/journeys/donor-conception"],
  ["Surrogacy", "/journeys/surrogacy"],
  ["Gestational surrogates", "/journeys/gestational-surrogates"],
  ["Adoption", "/journeys/adoption"],
  ["Individuals and couples", "/journeys"],
  ["Loved ones", "/resources/knowledge-hub/how-to-support-someone-you-love"],
  ["Surrogates and donors", "/journeys/gestational-surrogates"],
  ["Clinics and professionals", "/clinics"],
  ["Knowledge Hub", "/resources"],
  ["Peer support community", "/support/peer-support-community"],
  ["Find a group", "/support/groups"],
  ["Choose a journey", "/membership"],
  ["Compare all plans", "/membership"],
  ["Write to us", "/contact"],
];

it("leads on where it says", async () => {
  const { $ } = await servedPage("/");
  $("noscript").remove();
  const links = $("main a")
    .get()
    .map((link) => ({ name: oneLine($(link).text()), href: $(link).attr("href") }));
  expect(links.filter(({ name }) => name.startsWith("Join Now"))).toHaveLength(1);
  for (const [name, href] of ways)
    expect(links, name).toContainEqual({ name: expect.stringMatching(`^${name}`), href });
  expect($("#mission")).toHaveLength(1);
  expect(oneLine($("main a[href='/journeys/infertility']").text())).toContain(
    "from Discovery to Wellbeing in 7 steps",
  );
  const activate = $("main a:contains('Activate Membership')");
  expect(activate.attr("href")).toMatch(/^https:\/\/.+\/enroll\//);
  expect(activate.attr("target")).toBe("_blank");
  expect(activate.attr("rel")).toContain("noopener");
});

import { expect, inject, it } from "vitest";
import { oneLine, servedPage } from "../support/served-page.ts";

const siteUrl = inject("siteUrl");

it("the overview explains the four steps and shows the five paths, two of them still to come", async () => {
  const page = await servedPage("/journeys");
  const { $ } = page;
  $("noscript").remove();
  expect(page.texts("h1")).toEqual(["Your Family-Building Journey"]);
  const part = (name: string) =>
    $("main section[aria-labelledby]").filter(
      (_, section) => oneLine($(`#${$(section).attr("aria-labelledby")}`).text()) === name,
    );
  const steps = part("How Our Guided Journeys Work").find("h3").get();
  expect(steps.map((step) => oneLine($(step).text()))).toEqual([
    "Choose Your Path",
    "Access Resources",
    "Connect",
    "Thrive",
  ]);
  const cards = part("Find your path").find("li a").get();
  expect(cards.map((card) => $(card).attr("href"))).toEqual([
    "/journeys/infertility",
    "/journeys/donor-conception",
    "/journeys/surrogacy",
    "/journeys/gestational-surrogates",
    "/journeys/adoption",
  ]);
  const texts = cards.map((card) => oneLine($(card).text()));
  expect(texts.map((text) => text.includes("Coming soon"))).toEqual([false, false, false, true, true]);
  for (const text of texts.slice(3)) expect(text).not.toMatch(/\d/);
});

it("the overview tells machines of a collection of five", async () => {
  const told = (await servedPage("/journeys")).structuredData();
  expect(told).toMatchObject({
    "@type": "CollectionPage",
    mainEntity: {
      itemListElement: [
        { url: `${siteUrl}/journeys/infertility` },
        ...Array.from({ length: 4 }, () => ({ url: expect.any(String) })),
      ],
    },
  });
});

it("a journey's page is a course with two prices, and leads to each phase", async () => {
  const { $, html } = await servedPage("/journeys/infertility");
  const [course, trail] = JSON.parse($('script[type="application/ld+json"]').text())["@graph"];
  expect(course).toMatchObject({ "@type": "Course", name: "The Infertility Journey" });
  expect(course.offers.map(({ price }: { price: number }) => price)).toEqual([20, 200]);
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    "Journeys",
    "Infertility",
  ]);
  const plan = oneLine($("#plan").text());
  for (const said of ["$20", "$200", "Infertility Journey, 7 phases"]) expect(plan).toContain(said);
  expect($("#phases .phase-tabs a").get()).toHaveLength(7);
  expect($("#phases .phase-panel").get()).toHaveLength(1);
  expect($("#discovery-panel h3").first().text()).toBe("What people are dealing with");
  // The address names no phase, so none is the current page.
  expect($("#phases [aria-current]").get()).toHaveLength(0);
  expect(html).toContain("It didn’t work, a loss, a break, or stopping.");
  expect(html).toContain("Last reviewed on November 26, 2026");
  expect(html).not.toContain("Testing early, searching at night");
});

it("a phase's page has its own title, its headings in order, and the sources of its figures", async () => {
  const page = await servedPage("/journeys/infertility/the-wait");
  const { $ } = page;
  expect($("title").text()).toBe("The two-week wait: getting through it - Kinward");
  expect(page.texts("main h1")).toEqual(["The wait"]);
  expect(page.texts("main h2")).toEqual([
    "What people are dealing with",
    "Feelings people describe",
    "What you’ll find",
    "A plan for result day",
    "Testing early, searching at night",
    "Why our plan has no daily score",
    "Sources",
  ]);
  expect($("main h3").get()).toHaveLength(0);
  const [told, trail] = JSON.parse($('script[type="application/ld+json"]').text())["@graph"];
  expect(told).toMatchObject({ "@type": "WebPage", url: `${siteUrl}/journeys/infertility/the-wait` });
  expect(trail.itemListElement).toHaveLength(3);
  expect($("[aria-labelledby=sources-heading] li").get()).toHaveLength(4);
});

it("a phase's page says which phase it is, or names its journey where their number isn't final", async () => {
  const above = async (path: string) => oneLine((await servedPage(path)).$("h1").prev().text());
  expect(await above("/journeys/infertility/wellbeing")).toBe("Phase 7 of 7");
  expect(await above("/journeys/adoption/waiting-and-matching")).toBe("Adoption");
  expect(await above("/journeys/gestational-surrogates/pregnancy")).toBe("Gestational surrogates");
});

it("an unknown phase is the page for unknown addresses", async () => {
  const { status, texts } = await servedPage("/journeys/infertility/nothing-of-the-kind");
  expect(status).toBe(404);
  expect(texts("h1")).toEqual(["We’ve Moved!"]);
});

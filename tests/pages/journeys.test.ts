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

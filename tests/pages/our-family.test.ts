import { expect, it } from "vitest";
import { stats } from "#content/pages/our-family-story.ts";
import { oneLine, servedPage } from "../support/served-page.ts";

it("shows the twelve figures as cards with icon, number, label and description, under one tag", async () => {
  const { $, texts } = await servedPage("/our-family");
  expect(stats()).toHaveLength(12);
  expect(texts("#numbers dt")).toEqual(stats().map(({ label }) => label));
  expect(texts("#numbers dd")).toEqual(stats().flatMap(({ number, description }) => [number, description]));
  expect($("#numbers dl svg")).toHaveLength(12);
  expect(
    $("#numbers")
      .text()
      .match(/Sample numbers/g),
  ).toHaveLength(1);
});

it("shows five chapters as slides and as a list with numbers, each marked as a sample", async () => {
  const { $, texts } = await servedPage("/our-family");
  const titles = [
    "Infertility begins",
    "Shared understanding",
    "The adoption journey",
    "The biological journey",
    "Donor conception",
  ];
  expect(texts("#our-story [aria-roledescription=slide] h3")).toEqual(titles);
  const slides = $("#our-story [aria-roledescription=carousel]").text();
  expect(slides.match(/Sample text/g)).toHaveLength(5);
  expect(texts("#our-story ol > li h3")).toEqual(titles);
  for (const [at, row] of $("#our-story ol > li").get().entries()) {
    const text = oneLine($(row).text());
    expect(text).toContain(`Chapter ${at + 1}`);
    expect(text).not.toMatch(/Year \d|—|not yet told/);
    expect(text).toContain("Sample text");
  }
});

it("tells machines what the page is, and nothing of the founders", async () => {
  const about = (await servedPage("/our-family")).structuredData();
  expect(about).toMatchObject({ "@type": "AboutPage", name: "Our Family" });
  expect(JSON.stringify(about)).not.toContain("Person");
});

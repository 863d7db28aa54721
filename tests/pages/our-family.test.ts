import { expect, it } from "vitest";
import { stats } from "#content/pages/our-family-story.ts";
import { oneLine, servedPage } from "../support/served-page.ts";

it("names the twelve figures in one line while none of them is told", async () => {
  const { $, texts } = await servedPage("/our-family");
  expect(texts("#numbers li")).toEqual(stats().map(({ label }) => label));
  for (const { description } of stats()) expect($("#numbers").text()).not.toContain(description);
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
    expect(text).not.toMatch(/Year|—|not yet told/);
    expect(text).toContain("Sample text");
  }
});

it("tells machines what the page is, and nothing of the founders", async () => {
  const about = (await servedPage("/our-family")).structuredData();
  expect(about).toMatchObject({ "@type": "AboutPage", name: "Our Family" });
  expect(JSON.stringify(about)).not.toContain("Person");
});

import { describe, expect, it } from "vitest";
import { figuresIn, isCovered } from "#features/site-content/rules/hints.ts";
import { contentTexts } from "#tests/support/content-words.ts";
import { claims, factsReviewedOn } from "./claims.ts";
import { plans } from "./plans.ts";

/** Figures that rest on no source because they are agreed, not found. Add one with its reason only. */
const agreed: readonly { text: string; reason: string }[] = [
  { text: "© 2024", reason: "the copyright line is fixed text" },
  { text: "$90k", reason: "a sample of a founders' number, under a tag that says so" },
];

/** Prices are ours to say, and so is what a year saves; they stand in plans.ts. */
const prices = plans().flatMap((plan) =>
  plan.state === "available"
    ? [plan.monthlyPrice, plan.yearlyPrice, 12 * plan.monthlyPrice - plan.yearlyPrice].map(
        (each) => `$${each}`,
      )
    : [],
);

/** What a text may print: every claim's figures, and the day of a source that it names. */
function printableIn(text: string): string[] {
  const days = claims.filter(({ source }) => text.includes(source.publisher));
  return [
    ...claims.flatMap(({ figures }) => figures),
    ...days.map(({ source }) => source.published),
    ...agreed.map((one) => one.text),
    ...prices,
  ];
}

/** Stand-ins for words nobody has said yet: no page shows them while they are marked so (product-rules.md). */
function isSampleQuote(value: object): boolean {
  return "sample" in value && value.sample === true && "speaker" in value;
}

const words = await contentTexts({ leaveOut: isSampleQuote });

describe("the claims register", () => {
  it("holds every figure that a page prints", () => {
    const faults = words.flatMap(({ file, place, text }) =>
      figuresIn(text)
        .filter((figure) => !isCovered(figure, text, printableIn(text)))
        .map(
          ({ figure }) =>
            `src/content/${file} (${place}) prints "${figure}" without a claim. Add the claim with its source to src/content/claims/, or take the figure out. The sentence: ${text}`,
        ),
    );
    expect(faults.join("\n")).toBe("");
  });

  it("holds nothing that no page prints", () => {
    const faults = claims.flatMap(({ id, figures }) =>
      figures
        .filter((figure) => !words.some(({ text }) => text.includes(figure)))
        .map(
          (figure) =>
            `The claim ${id} lists "${figure}", which stands on no page. Write it as the page does, or take it out.`,
        ),
    );
    expect(faults.join("\n")).toBe("");
  });

  it("has no claim whose source was not looked at again by the day of this version's review", () => {
    const faults = claims
      .filter(({ reviewBy }) => reviewBy < factsReviewedOn)
      .map(
        ({ id, reviewBy, source }) =>
          `The claim ${id} was to be compared with its source by ${reviewBy}: ${source.title}, ${source.publisher}${source.href ? `, ${source.href}` : ""}. Read the source again, mend figure and page if it has changed, then move reviewBy on (docs/words.md).`,
      );
    expect(faults.join("\n")).toBe("");
  });

  it("names each claim once, with a whole source and a real day", () => {
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
    for (const { id, statement, source, reviewBy } of claims) {
      expect(statement, id).toMatch(/\.$/);
      expect(
        Object.values(source).every((part) => part.trim() !== ""),
        id,
      ).toBe(true);
      expect(new Date(reviewBy).toISOString().slice(0, 10), id).toBe(reviewBy);
    }
  });

  it("needs a reason for every figure without a source, and uses each of them", () => {
    for (const { text, reason } of agreed) {
      expect(reason.length, text).toBeGreaterThan(10);
      expect(
        words.some((word) => word.text.includes(text)),
        text,
      ).toBe(true);
    }
  });
});

describe("the search for figures", () => {
  it.each([
    ["About 40% of claims were wrong.", ["40%"]],
    ["It is 17.5 percent.", ["17.5 percent"]],
    ["Since 2020 it is law.", ["2020"]],
    ["From November 28, 2025 on.", ["November 28, 2025"]],
    ["About 1 in 6 people, or four out of ten.", ["1 in 6", "four out of ten"]],
    ["Nearly three quarters, and half of all patients.", ["three quarters", "half of all patients"]],
    ["It has 40 recommendations from 49 studies.", ["40 recommendations", "49 studies"]],
    ["About 108,000 children wait.", ["108,000 children"]],
    ["A credit of up to CAD 5,000 a year.", ["CAD 5,000"]],
    ["Call 1-866-277-3553 or 988.", ["1-866-277-3553", "988"]],
  ])("finds what needs a source in: %s", (text, figures) => {
    expect(figuresIn(text).map(({ figure }) => figure)).toEqual(figures);
  });

  it.each([
    "Chapter 2 of 5",
    "One of 8 choices, so that the right person reads it.",
    "Phase 5 of 7",
    "We answer within 24 hours.",
    "Expert resources, 24/7 access",
    "Kept for 12 months, then erased.",
    "Groups of 6 to 12 people meet for 90 minutes.",
    "Please keep the message under 10,000 characters",
    "Save 2 months with yearly billing!",
    "Discovery to Wellbeing, 7 phases",
  ])("leaves our own counts alone: %s", (text) => {
    expect(figuresIn(text)).toEqual([]);
  });

  it("counts a figure as told only where the claim's own wording stands", () => {
    const [found] = figuresIn("In 2018, 80% of men");
    expect(found && isCovered(found, "In 2018, 80% of men", ["80% of men"])).toBe(true);
    const text = "80% of women, 80% of men";
    const both = figuresIn(text).map((figure) => isCovered(figure, text, ["80% of men"]));
    expect(both).toEqual([false, true]);
  });
});

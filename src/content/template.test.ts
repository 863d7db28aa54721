import { expect, it } from "vitest";
import { filled, filledFor, paragraphsOf, placeholdersIn } from "./template.ts";

it("puts values into named placeholders, as they are, and leaves other braces alone", () => {
  const text = "Hello {name}, {count} of {total} {} {no such}";
  expect(filled(text, { name: "$& {count}", count: 2, total: 5 })).toBe(
    "Hello $& {count}, 2 of 5 {} {no such}",
  );
  expect(filled("{toString}", {})).toBe("{toString}");
  expect(placeholdersIn(text)).toEqual(["name", "count", "total"]);
});

it("takes the sentence for one, or that for every other number", () => {
  const texts = { one: "Save {months} month", other: "Save {months} months" };
  const saving = (months: number) => filledFor(months, texts, { months });
  expect([0, 1, 2].map(saving)).toEqual(["Save 0 months", "Save 1 month", "Save 2 months"]);
});

it("splits a text into paragraphs at empty lines", () => {
  expect(paragraphsOf("One\ntwo\n\n\n three \n\n")).toEqual(["One\ntwo", "three"]);
});

import { expect, it } from "vitest";
import { crisisCard } from "../crisis.ts";
import { crisisCards } from "./crisis-cards.ts";

/** Telephone numbers and short codes; years and page numbers do not occur on the cards. */
const number = /\b1-\d{3}-\d{3}-\d{4}\b|\b\d{6}\b|\b(?:911|988)\b/g;

const known = new Set(
  crisisCard()
    .regions.flatMap(({ lines }) => lines.flatMap(({ ways }) => ways.map(({ text }) => text)))
    .flatMap((text) => text.match(number) ?? []),
);

it.each(crisisCards)("prints only numbers of the help lines that the site names: $id", ({ parts }) => {
  const printed = JSON.stringify(parts).match(number) ?? [];
  expect(printed.length).toBeGreaterThan(2);
  expect(printed.filter((text) => !known.has(text))).toEqual([]);
});

import { expect, it } from "vitest";
import { foundersDocument } from "../pages/our-family-story.ts";
import { founders } from "./founders.server.ts";

const { numbers, chapters } = foundersDocument.shipped;

/** What a release published that had no state of the numbers. */
function publishedBefore(told: object) {
  const empty = Object.entries(numbers).flatMap(([id, figure]) =>
    typeof figure === "string" ? [] : [[id, { description: figure.description }] as const],
  );
  return { numbers: { ...Object.fromEntries(empty), ...told }, chapters };
}

it("takes numbers that were entered before they had a state as the founders' own", () => {
  const spent = { number: "$48,000", description: "all in all" };
  const before = publishedBefore({ spent });
  expect(founders.adapted(before)).toEqual({ ...before, numbers: { ...before.numbers, state: "told" } });
  expect(founders.problemsOf(founders.adapted(before))).toEqual([]);
});

it("shows samples where nobody had entered a number yet", () => {
  expect(founders.adapted(publishedBefore({}))).toEqual({ numbers, chapters });
});

it("leaves numbers that were emptied on purpose as they are", () => {
  const emptied = { ...publishedBefore({}).numbers, state: "told" };
  expect(founders.adapted({ numbers: emptied, chapters })).toEqual({ numbers: emptied, chapters });
});

import { expect, it } from "vitest";
import { ratingOf } from "./ratings.ts";

type Given = Parameters<typeof ratingOf>[0][number];

function question(kind: Given["kind"], counts: Readonly<Record<string, number>>): Given {
  const cells = Object.entries(counts).map(([value, count]) => ({ value, label: value, count, share: null }));
  return {
    kind,
    matrix: undefined,
    answered: cells.reduce((sum, { count }) => sum + count, 0),
    cells,
  };
}

it("counts 4 and 5 of 5, 8 to 10 of 10, and yes as satisfied", () => {
  const five = question("scale", { "1": 1, "2": 0, "3": 2, "4": 3, "5": 0 });
  expect(ratingOf([five])).toEqual({ rated: 6, satisfied: 3 });
  const ten = Object.fromEntries(Array.from({ length: 11 }, (_, step) => [String(step), 1]));
  expect(ratingOf([question("scale", ten)])).toEqual({ rated: 11, satisfied: 3 });
  expect(ratingOf([question("yesNo", { yes: 7, no: 2 })])).toEqual({ rated: 9, satisfied: 7 });
});

it("takes the first rating only, and none of a matrix", () => {
  const row = {
    ...question("scale", { "1": 9, "5": 9 }),
    matrix: { id: "hard", label: "How hard?", row: "nights" },
  };
  const words = question("longText", {});
  expect(ratingOf([])).toEqual({ rated: 0, satisfied: 0 });
  expect(ratingOf([words, row])).toEqual({ rated: 0, satisfied: 0 });
  const [first, second] = [question("yesNo", { yes: 1, no: 0 }), question("scale", { "1": 5, "5": 0 })];
  expect(ratingOf([words, row, first, second])).toEqual({ rated: 1, satisfied: 1 });
});

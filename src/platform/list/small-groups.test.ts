import fc from "fast-check";
import { expect, it } from "vitest";
import { shownLine, smallestGroup, sum } from "#platform/list/small-groups.ts";

it("hides small groups, with another so that nothing is left to subtract", () => {
  expect(shownLine([30, 12, 3])).toEqual([30, null, null]);
  expect(shownLine([30, 12, 0])).toEqual([30, 12, 0]);
  expect(shownLine([30, 1, 1])).toEqual([null, null, null]);
  expect(shownLine([30, 2, 3])).toEqual([30, null, null]);
  expect(shownLine([30, 3, 0])).toEqual([null, null, null]);
  expect(shownLine([30, 6, 0])).toEqual([30, 6, 0]);
  expect(shownLine([3])).toEqual([null]);
  expect(shownLine([])).toEqual([]);
});

it("leaves those who are hidden two groups and five people at least, wherever there are so many", () => {
  const count = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 60 }));
  fc.assert(
    fc.property(fc.array(count, { maxLength: 8 }), (counts) => {
      const shown = shownLine(counts);
      for (const each of shown) if (each !== null) expect(each === 0 || each >= smallestGroup).toBe(true);
      const hidden = counts.filter((_, at) => shown[at] === null);
      if (hidden.length > 0 && hidden.length < counts.length) {
        expect(hidden.length).toBeGreaterThan(1);
        expect(sum(hidden)).toBeGreaterThanOrEqual(smallestGroup);
      }
    }),
  );
});

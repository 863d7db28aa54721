import fc from "fast-check";
import { expect, it } from "vitest";
import { smallestGroup } from "#platform/list/small-groups.ts";
import { monthOf, shownDays, shownMonths } from "./shown-days.ts";

it("hides a small day with another of its own month", () => {
  const days = [
    { day: "2026-11-01", count: 3 },
    { day: "2026-11-02", count: 10 },
    { day: "2026-12-01", count: 6 },
  ];
  // Were a day of December hidden in its place, November's total would give the small day away.
  const shown = shownDays(days);
  expect(shown.slice(0, 2).map(({ count }) => count)).toEqual([null, null]);
  expect(shown.at(-1)).toEqual({ day: "2026-12-01", count: 6 });
  // The rest of November may have answers too, as far as a viewer can tell.
  expect(shown).toHaveLength(31);
});

it("leaves no small number to be worked out from days, months and the total", () => {
  const day = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 6 }))
    .map(([month, date]) => `2026-0${month}-0${date}`);
  const entry = fc.record({
    day,
    count: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 40 })),
  });
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: (each) => each.day, maxLength: 20 }), (days) => {
      const shown = shownDays(days);
      const countOf = (name: string) => days.find((each) => each.day === name)?.count ?? 0;
      for (const each of shown)
        if (each.count !== null) expect(each.count).toBeGreaterThanOrEqual(smallestGroup);
      const sumOf = (names: readonly string[]) => names.reduce((sum, name) => sum + countOf(name), 0);
      const hiddenMonths = [...shownMonths(days)]
        .filter(([, count]) => count === null)
        .map(([month]) => month);
      for (const [month, total] of shownMonths(days)) {
        const own = shown.filter((each) => monthOf(each.day) === month);
        const hidden = own.filter(({ count }) => count === null).map((each) => each.day);
        if (total === null) expect(hidden).toHaveLength(own.length);
        else if (hidden.length > 0) {
          expect(sumOf(hidden)).toBeGreaterThanOrEqual(smallestGroup);
          // One alone would be the month without the others.
          expect(hidden.length).toBeGreaterThan(1);
        }
      }
      const behind = days.filter((each) => hiddenMonths.includes(monthOf(each.day)));
      const everythingHidden = hiddenMonths.length === shownMonths(days).size;
      if (behind.length > 0 && !everythingHidden) {
        expect(hiddenMonths.length).toBeGreaterThan(1);
        expect(sumOf(behind.map((each) => each.day))).toBeGreaterThanOrEqual(smallestGroup);
      }
    }),
  );
});

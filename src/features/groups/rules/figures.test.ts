import fc from "fast-check";
import { expect, it } from "vitest";
import { isMonth, monthIn, peopleFigures, shownMonth } from "./figures.ts";

const month = (came: readonly number[]) =>
  shownMonth(came.map((count, at) => ({ groupId: `group ${at}`, counts: new Map([["came", count]]) })));
const cells = (came: readonly number[]) => {
  const { groups, total } = month(came);
  return [...groups.map(({ people }) => people.came), total.people.came];
};

it("hides fewer than five, and with them whatever would reveal them by subtraction", () => {
  expect(cells([9, 12])).toEqual([9, 12, 21]);
  expect(cells([3])).toEqual([null, null]);
  expect(cells([3, 12, 30])).toEqual([null, null, 30, 45]);
  expect(cells([1, 2, 1])).toEqual([null, null, null, null]);
  expect(cells([0, 8])).toEqual([0, 8, 8]);
  expect(cells([0, 3, 8])).toEqual([null, null, null, 11]);
});

it("never leaves a small count that the other numbers of its column pin down", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 14 }), { maxLength: 9 }), (came) => {
      const { groups, total } = month(came);
      const hidden = groups.flatMap(({ people }, at) => (people.came === null ? [came[at] ?? 0] : []));
      for (const { people } of groups) expect([1, 2, 3, 4]).not.toContain(people.came);
      expect([1, 2, 3, 4]).not.toContain(total.people.came);
      if (total.people.came === null || hidden.length === 0) return;
      expect(hidden.length).toBeGreaterThan(1);
      expect(hidden.reduce((all, each) => all + each, 0)).toBeGreaterThan(4);
    }),
  );
});

it("always shows how often groups met, which is about nobody", () => {
  const { groups, total } = shownMonth([
    { groupId: "one", counts: new Map([["meetings", 2]]) },
    { groupId: "two", counts: new Map() },
  ]);
  expect([...groups.map(({ meetings }) => meetings), total.meetings]).toEqual([2, 0, 2]);
  expect(peopleFigures.map((name) => total.people[name])).toEqual(peopleFigures.map(() => 0));
});

it("counts by the group's clock", () => {
  expect(monthIn("America/New_York", "2026-12-01T03:00:00.000Z")).toBe("2026-11");
  expect(monthIn("UTC", "2026-12-01T03:00:00.000Z")).toBe("2026-12");
  expect(["2026-11", "2026-13", "11-2026", ""].map(isMonth)).toEqual([true, false, false, false]);
});

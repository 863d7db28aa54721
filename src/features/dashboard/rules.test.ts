import { expect, it } from "vitest";
import { daysBefore, daysUntil, linePoints, overdueBackup } from "./rules.ts";

it("shows thirty days, over the ends of months, today the last", () => {
  const days = daysUntil(new Date("2026-03-02T23:59:00.000Z"));
  expect(days).toHaveLength(30);
  expect([days[0], days.at(-3), days.at(-1)]).toEqual(["2026-02-01", "2026-02-28", "2026-03-02"]);
});

it("compares with the thirty days right before", () => {
  const before = daysBefore(new Date("2026-03-02T23:59:00.000Z"));
  expect(before).toHaveLength(30);
  expect([before[0], before.at(-1)]).toEqual(["2026-01-02", "2026-01-31"]);
});

it("draws the most at the top, nothing at the ground, and no line at all of nothing", () => {
  expect(linePoints([0, 2, 4])).toBe("0,100 50,50 100,0");
  expect(linePoints([0, 0])).toBe("0,100 100,100");
});

it("tells of a backup that is missing or as old as was set, of a younger one not, and with 0 of none", () => {
  const now = new Date("2026-03-10T12:00:00.000Z");
  const made = new Date("2026-03-03T12:00:00.000Z");
  expect(overdueBackup(undefined, now, 7)).toBe("none");
  expect(overdueBackup(made, now, 7)).toBe(7);
  expect(overdueBackup(new Date(made.getTime() + 1), now, 7)).toBeNull();
  expect(overdueBackup(undefined, now, 0)).toBeNull();
});

import { expect, it } from "vitest";
import { daysBefore, daysUntil, linePoints } from "./rules.ts";

it("shows thirty days, over the ends of months, today the last", () => {
  const days = daysUntil("2026-03-02");
  expect(days).toHaveLength(30);
  expect([days[0], days.at(-3), days.at(-1)]).toEqual(["2026-02-01", "2026-02-28", "2026-03-02"]);
});

it("compares with the thirty days right before", () => {
  const before = daysBefore("2026-03-02");
  expect(before).toHaveLength(30);
  expect([before[0], before.at(-1)]).toEqual(["2026-01-02", "2026-01-31"]);
});

it("draws the most at the top, nothing at the ground, and no line at all of nothing", () => {
  expect(linePoints([0, 2, 4])).toBe("0,100 50,50 100,0");
  expect(linePoints([0, 0])).toBe("0,100 100,100");
});

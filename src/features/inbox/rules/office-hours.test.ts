import { expect, it } from "vitest";
import { isOutOfHours } from "./office-hours.ts";

const days = { zone: "America/New_York", holidays: [{ day: "2026-11-26" }] };

it.each([
  ["2026-11-27T14:00:00.000Z", false, "Friday at 9"],
  ["2026-11-27T13:59:00.000Z", true, "Friday before 9"],
  ["2026-11-27T21:59:00.000Z", false, "Friday before 5"],
  ["2026-11-27T22:00:00.000Z", true, "Friday at 5"],
  ["2026-11-28T16:00:00.000Z", true, "Saturday at noon"],
  ["2026-11-26T16:00:00.000Z", true, "a holiday at noon"],
  ["2026-07-01T13:00:00.000Z", false, "Wednesday at 9 in summer"],
])("%s: out of hours %s (%s)", (at, isAway) => {
  expect(isOutOfHours(new Date(at), days)).toBe(isAway);
});

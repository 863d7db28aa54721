import { expect, it } from "vitest";
import { groupWith } from "#tests/support/group-places.ts";
import { nextRound, nextSlug } from "./next-round.ts";
import { invalidField } from "./schedule.ts";

it("goes on by the same rule from the day after a round, or from now", () => {
  const { schedule } = groupWith({
    schedule: { first: "2026-09-15", count: 6, breaks: [{ from: "2026-10-06", to: "2026-10-06" }] },
  });
  const endsAt = "2026-10-21T00:15:00.000Z";
  expect(nextRound(schedule, { now: "2026-10-21T10:00:00.000Z", endsAt })).toMatchObject({
    ...{ first: "2026-10-27", count: 6, breaks: [] },
  });
  expect(nextRound(schedule, { now: "2027-01-07T10:00:00.000Z", endsAt }).first).toBe("2027-01-12");
});

it("keeps how long a round lasts, and its kind of day in the month", () => {
  for (const [over, first, until] of [
    [
      { unit: "weekdayOfMonth", first: "2026-01-27", last: true, until: "2026-06-30" },
      "2026-07-28",
      "2026-12-29",
    ],
    [
      { unit: "dayOfMonth", first: "2026-01-31", last: true, until: "2026-06-30" },
      "2026-07-31",
      "2026-12-28",
    ],
    [{ every: 2, first: "2026-01-06", until: "2026-06-30" }, "2026-07-07", "2026-12-29"],
  ] as const) {
    const { schedule } = groupWith({ schedule: over });
    const next = nextRound(schedule, { now: "2026-07-01T10:00:00.000Z", endsAt: "2026-07-01T00:15:00.000Z" });
    expect([next.first, next.until]).toEqual([first, until]);
    expect(invalidField(next)).toBeUndefined();
  }
});

it("counts the addresses of rounds", () => {
  expect(["deciding", "deciding-2", "over-40", "over-40-9"].map(nextSlug)).toEqual([
    "deciding-2",
    "deciding-3",
    "over-40-2",
    "over-40-10",
  ]);
});

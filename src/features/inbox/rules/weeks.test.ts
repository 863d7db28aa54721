import { expect, it } from "vitest";
import { mondaysUntil, shownWeeks, weeksOf } from "./weeks.ts";

const now = new Date("2026-11-25T10:00:00.000Z");
const days = { zone: "UTC", holidays: [] };
const item = (createdAt: string, metAt = "", subject = "", promise: "clock" | "business" = "business") => ({
  createdAt,
  metAt,
  subject,
  promise,
});

it("weeks begin on Monday, also on a Sunday and a Monday", () => {
  expect(mondaysUntil(now, "UTC").slice(0, 2)).toEqual(["2026-11-23", "2026-11-16"]);
  expect(mondaysUntil(new Date("2026-11-22T23:59:00.000Z"), "UTC")[0]).toBe("2026-11-16");
  expect(mondaysUntil(new Date("2026-11-23T00:00:00.000Z"), "UTC")[0]).toBe("2026-11-23");
});

it("weeks begin at midnight of the team's zone", () => {
  const zone = "America/New_York";
  expect(mondaysUntil(new Date("2026-11-23T04:59:00.000Z"), zone)[0]).toBe("2026-11-16");
  expect(mondaysUntil(new Date("2026-11-23T05:00:00.000Z"), zone)[0]).toBe("2026-11-23");
  const items = [item("2026-11-23T04:59:59.999Z"), item("2026-11-23T05:00:00.000Z")];
  expect(weeksOf(items, { now, zone, days }).map(({ received }) => received)).toEqual([1, 1, 0, 0, 0, 0]);
});

it("a week has its count, the middle of its reply times, and its subjects, the most frequent first", () => {
  const [first, second, ...rest] = weeksOf(
    [
      item("2026-11-23T00:00:00.000Z", "2026-11-23T02:00:00.000Z", "general"),
      item("2026-11-24T00:00:00.000Z", "2026-11-25T00:00:00.000Z", "technical"),
      item("2026-11-24T01:00:00.000Z", "", "technical"),
      item("2026-11-22T23:59:59.999Z"),
    ],
    { now, zone: "UTC", days },
  );
  expect(first).toEqual({
    day: "2026-11-23",
    received: 3,
    replied: 2,
    medianHours: 13,
    // The third has been due since 01:00.
    inTime: 2,
    decided: 3,
    subjects: [
      { subject: "technical", count: 2 },
      { subject: "general", count: 1 },
    ],
  });
  expect(second).toMatchObject({ received: 1, replied: 0, medianHours: null, subjects: [] });
  expect(rest).toHaveLength(shownWeeks - 2);
});

it("a promise is kept by the clock of its kind, and undecided while there is time", () => {
  const friday = "2026-11-20T12:00:00.000Z";
  const monday = "2026-11-23T11:00:00.000Z";
  const [thisWeek, lastWeek] = weeksOf(
    [
      // A weekend doesn't count for messages, and does for inquiries.
      item(friday, monday),
      item(friday, monday, "", "clock"),
      item(friday, "2026-11-23T12:00:00.001Z"),
      item("2026-11-24T11:00:00.000Z"),
      item("2026-11-24T09:00:00.000Z"),
    ],
    { now, zone: "UTC", days },
  );
  expect(lastWeek).toMatchObject({ inTime: 1, decided: 3 });
  expect(thisWeek).toMatchObject({ inTime: 0, decided: 1 });
});

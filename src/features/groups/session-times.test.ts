import fc from "fast-check";
import { expect, it } from "vitest";
import { sessionTimes, whenOf } from "./ui/session-times.ts";

const now = Date.parse("2026-12-08T15:00:00Z");
const newYork = "America/New_York";

it("says a meeting's day and hours in one zone, long and short", () => {
  const times = sessionTimes("2026-12-09T00:30:00Z", "2026-12-09T01:45:00Z", newYork);
  expect(Object.values(times).map((text) => text.replaceAll("\u202f", " "))).toEqual([
    "Tuesday, December 8",
    "Tue, Dec 8",
    "7:30 PM",
    "7:30 PM to 8:45 PM",
    "Eastern Time",
    "ET",
  ]);
});

it("calls UTC by its name, and other zones by theirs", () => {
  const namesOf = (timeZone: string) => {
    const { zone, shortZone } = sessionTimes("2026-12-09T00:30:00Z", "2026-12-09T01:45:00Z", timeZone);
    return [zone, shortZone];
  };
  expect(namesOf("UTC")).toEqual(["UTC", "UTC"]);
  expect(namesOf("Etc/GMT-5")).toEqual(["GMT+05:00", "GMT+5"]);
  expect(namesOf("Europe/London")).toEqual(["United Kingdom Time", "United Kingdom Time"]);
});

it("tells tonight, today, this week and later apart by the reader's calendar", () => {
  expect(whenOf("2026-12-09T00:30:00Z", now, newYork)).toBe("tonight");
  expect(whenOf("2026-12-08T21:59:00Z", now, newYork)).toBe("today");
  // The same evening is tomorrow morning in India.
  expect(whenOf("2026-12-09T00:30:00Z", now, "Asia/Kolkata")).toBe("week");
  expect(whenOf("2026-12-14T23:00:00Z", now, newYork)).toBe("week");
  expect(whenOf("2026-12-15T05:00:00Z", now, newYork)).toBe("later");
});

it("counts a meeting that began before midnight and isn't over as today's", () => {
  expect(whenOf("2026-12-09T04:30:00Z", Date.parse("2026-12-09T05:10:00Z"), newYork)).toBe("today");
});

it("never sorts a later meeting before an earlier one", () => {
  const order = ["today", "tonight", "week", "later"];
  const minutes = fc.integer({ min: 0, max: 30 * 24 * 60 });
  fc.assert(
    fc.property(
      minutes,
      minutes,
      fc.constantFrom(newYork, "Asia/Kolkata", "Pacific/Apia"),
      (one, other, zone) => {
        const at = (after: number) =>
          order.indexOf(whenOf(new Date(now + after * 60_000).toISOString(), now, zone));
        expect(at(Math.min(one, other))).toBeLessThanOrEqual(at(Math.max(one, other)));
      },
    ),
  );
});

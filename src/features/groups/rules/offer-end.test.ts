import fc from "fast-check";
import { expect, test } from "vitest";
import { groupZones } from "#content/groups/choices.ts";
import { hour } from "#platform/clock/clock.ts";
import { localTimeOf } from "#platform/clock/time-zone.ts";
import { offerEnd } from "./offer-end.ts";
import { offerHours } from "./place.ts";

const zone = "America/New_York";

test("an offer holds for its hours, and until 8 AM if they end at night", () => {
  const ends = (now: string, hours = 12) => offerEnd({ now, hours, zone, lastStart: undefined });
  // Made at 5:47 PM, which would be 5:47 AM.
  expect(ends("2026-11-28T22:47:00.000Z")).toBe("2026-11-29T13:00:00.000Z");
  expect(ends("2026-11-28T14:00:00.000Z")).toBe("2026-11-29T02:00:00.000Z");
  // Ten at night to the minute is fine; a minute later is not.
  expect(ends("2026-11-28T15:00:00.000Z")).toBe("2026-11-29T03:00:00.000Z");
  expect(ends("2026-11-28T15:01:00.000Z")).toBe("2026-11-29T13:00:00.000Z");
  // Over the night in which summer time begins, 8 AM is an hour earlier in UTC.
  expect(ends("2027-03-14T02:00:00.000Z", 6)).toBe("2027-03-14T12:00:00.000Z");
});

test("an offer ends at the latest when the last date begins, at night too", () => {
  const lastStart = "2026-11-29T10:30:00.000Z";
  const ends = (now: string) => offerEnd({ now, hours: 12, zone, lastStart });
  expect(ends("2026-11-28T22:47:00.000Z")).toBe(lastStart);
  expect(ends("2026-11-29T09:45:00.000Z")).toBeUndefined();
});

const instants = fc.date({
  min: new Date("2026-01-01T00:00:00.000Z"),
  max: new Date("2031-01-01T00:00:00.000Z"),
  noInvalidDate: true,
});
const times = fc.record({
  now: instants.map((at) => at.toISOString()),
  hours: fc.integer({ min: offerHours.least, max: offerHours.most }),
  zone: fc.constantFrom(...groupZones.map(({ value }) => value), "Asia/Kolkata", "Pacific/Kiritimati"),
});

test("whenever and wherever it's made, an offer ends by day and is never shorter than promised", () => {
  fc.assert(
    fc.property(times, ({ now, hours, zone }) => {
      const until = offerEnd({ now, hours, zone, lastStart: undefined }) ?? "";
      const clock = localTimeOf(until, zone).slice("2026-11-28T".length);
      expect(clock >= "08:00" && clock <= "22:00", `${until} is ${clock} in ${zone}`).toBe(true);
      const usual = Date.parse(now) + hours * hour;
      expect(Date.parse(until)).toBeGreaterThanOrEqual(usual);
      // It waits for the next morning, and no longer: a night has 10 hours, and 11 when summer time ends.
      expect(Date.parse(until) - usual).toBeLessThanOrEqual(11 * hour);
    }),
    { numRuns: 500 },
  );
});

test("with a last date, an offer ends at the earlier of its own end and that beginning", () => {
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: 200 }), (made, hoursToLast) => {
      const lastStart = new Date(Date.parse(made.now) + hoursToLast * hour).toISOString();
      const own = offerEnd({ ...made, lastStart: undefined }) ?? "";
      const until = offerEnd({ ...made, lastStart });
      if (hoursToLast < offerHours.least) expect(until).toBeUndefined();
      else expect(until).toBe(own < lastStart ? own : lastStart);
    }),
  );
});

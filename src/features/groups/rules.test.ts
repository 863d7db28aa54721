import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import type { Meeting, Rhythm, Zone } from "#content/groups/group.ts";
import { holdsUntil, nextSessions, seriesOf } from "./rules.ts";

const meeting = (over: Partial<Meeting>): Meeting => ({
  first: "2026-09-08",
  time: "19:00",
  minutes: 75,
  zone: "America/New_York",
  rhythm: { kind: "month", nth: 2 },
  ...over,
});

const at = (instant: string) => Temporal.Instant.from(instant);
const starts = (meeting: Meeting, now: string, count = 3) =>
  nextSessions(meeting, at(now), count).map(({ start }) => start.toString({ timeZoneName: "never" }));

describe("a weekday of the month", () => {
  it("finds the second Tuesday, across the end of the year and of summer time", () => {
    expect(starts(meeting({}), "2026-10-01T00:00:00Z", 6)).toEqual([
      "2026-10-13T19:00:00-04:00",
      "2026-11-10T19:00:00-05:00",
      "2026-12-08T19:00:00-05:00",
      "2027-01-12T19:00:00-05:00",
      "2027-02-09T19:00:00-05:00",
      "2027-03-09T19:00:00-05:00",
    ]);
  });

  it("finds the last weekday of long and short months, leap years included", () => {
    const last = meeting({ first: "2027-12-30", rhythm: { kind: "month", nth: "last" } });
    expect(starts(last, "2027-12-01T00:00:00Z", 4).map((start) => start.slice(0, 10))).toEqual([
      "2027-12-30",
      "2028-01-27",
      "2028-02-24",
      "2028-03-30",
    ]);
    const monday = meeting({ first: "2028-01-31", rhythm: { kind: "month", nth: "last" } });
    expect(starts(monday, "2028-02-28T12:00:00Z", 2).map((start) => start.slice(0, 10))).toEqual([
      "2028-02-28",
      "2028-03-27",
    ]);
  });

  it("begins with the first day and never before", () => {
    expect(starts(meeting({}), "2020-01-01T00:00:00Z", 1)).toEqual(["2026-09-08T19:00:00-04:00"]);
  });
});

describe("every week and every other week", () => {
  it("counts fortnights from the first day, years later too", () => {
    const fortnightly = meeting({ first: "2026-09-10", rhythm: { kind: "weeks", every: 2 } });
    expect(starts(fortnightly, "2026-09-11T12:00:00Z").map((start) => start.slice(0, 10))).toEqual([
      "2026-09-24",
      "2026-10-08",
      "2026-10-22",
    ]);
    const [later = ""] = starts(fortnightly, "2029-05-01T00:00:00Z", 1);
    const weeks = Temporal.PlainDate.from("2026-09-10").until(later.slice(0, 10), { largestUnit: "weeks" });
    expect(weeks.weeks % 2).toBe(0);
    expect(weeks.days).toBe(0);
  });

  it("keeps the hour on the wall when the clocks change", () => {
    const weekly = meeting({ first: "2026-10-27", rhythm: { kind: "weeks", every: 1 } });
    expect(starts(weekly, "2026-10-27T00:00:00Z")).toEqual([
      "2026-10-27T19:00:00-04:00",
      "2026-11-03T19:00:00-05:00",
      "2026-11-10T19:00:00-05:00",
    ]);
    const spring = meeting({ first: "2027-03-07", time: "16:00", rhythm: { kind: "weeks", every: 1 } });
    expect(starts(spring, "2027-03-07T00:00:00Z", 2)).toEqual([
      "2027-03-07T16:00:00-05:00",
      "2027-03-14T16:00:00-04:00",
    ]);
  });

  it("moves an hour that does not exist, and takes the first of an hour that comes twice", () => {
    const night = (first: Meeting["first"], time: Meeting["time"]) =>
      starts(meeting({ first, time, rhythm: { kind: "weeks", every: 1 } }), `${first}T00:00:00Z`, 1);
    expect(night("2027-03-14", "02:30")).toEqual(["2027-03-14T03:30:00-04:00"]);
    expect(night("2026-11-01", "01:30")).toEqual(["2026-11-01T01:30:00-04:00"]);
  });

  it("leaves out the days it is told to, and still finds three", () => {
    const holidays = meeting({
      first: "2026-09-10",
      rhythm: { kind: "weeks", every: 2 },
      not: ["2026-12-17", "2026-12-31"],
    });
    expect(starts(holidays, "2026-12-01T00:00:00Z").map((start) => start.slice(0, 10))).toEqual([
      "2026-12-03",
      "2027-01-14",
      "2027-01-28",
    ]);
  });

  it("shows a meeting until it is over, also past midnight", () => {
    const late = meeting({ time: "23:30", minutes: 90 });
    expect(starts(late, "2026-12-09T05:59:59Z", 1)).toEqual(["2026-12-08T23:30:00-05:00"]);
    expect(starts(late, "2026-12-09T06:00:00Z", 1)).toEqual(["2027-01-12T23:30:00-05:00"]);
  });
});

describe("rounds", () => {
  const rounds = meeting({
    first: "2026-10-14",
    time: "18:30",
    zone: "America/Chicago",
    rhythm: { kind: "rounds", sessions: 8, every: 13 },
  });

  it("shows the next round that has not begun, since nobody joins in the middle", () => {
    expect(starts(rounds, "2026-10-14T23:29:59Z")[0]).toBe("2026-10-14T18:30:00-05:00");
    expect(starts(rounds, "2026-10-14T23:30:00Z")).toEqual([
      "2027-01-13T18:30:00-06:00",
      "2027-01-20T18:30:00-06:00",
      "2027-01-27T18:30:00-06:00",
    ]);
  });

  it("never shows more meetings than the round has", () => {
    expect(starts(rounds, "2026-10-01T00:00:00Z", 20)).toHaveLength(8);
  });

  it("gives a calendar the same round as a series of its own", () => {
    const series = seriesOf(rounds, at("2026-11-21T10:00:00Z"));
    expect(series.begins.start.toPlainDate().toString()).toBe("2027-01-13");
    expect(series).toMatchObject({ freq: "WEEKLY", count: 8 });
  });
});

const zones: readonly Zone[] = [
  "America/Halifax",
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "America/Vancouver",
];
const anyRhythm: fc.Arbitrary<Rhythm> = fc.oneof(
  fc.record({ kind: fc.constant("weeks" as const), every: fc.constantFrom(1 as const, 2 as const) }),
  fc.record({
    kind: fc.constant("month" as const),
    nth: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, "last" as const),
  }),
);
const anyMeeting = fc
  .record({
    day: fc.integer({ min: 0, max: 3_000 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.constantFrom("00", "15", "30"),
    minutes: fc.integer({ min: 15, max: 180 }),
    zone: fc.constantFrom(...zones),
    rhythm: anyRhythm,
  })
  .map(({ day, hour, minute, minutes, zone, rhythm }): Meeting => {
    const first = fittingDay(Temporal.PlainDate.from("2024-01-01").add({ days: day }), rhythm);
    const time: Meeting["time"] = `${hour < 10 ? `0${hour}` : hour}:${minute}` as Meeting["time"];
    return { first: first.toString() as Meeting["first"], time, minutes, zone, rhythm };
  });
const anyNow = fc
  .integer({ min: 0, max: 4_000 * 24 * 60 })
  .map((minutes) => at("2024-01-01T00:00:00Z").add({ minutes }));

/** The first day from here on that the rhythm could begin with. */
function fittingDay(day: Temporal.PlainDate, rhythm: Rhythm): Temporal.PlainDate {
  let found = day;
  while (!fits(found, day, rhythm)) found = found.add({ days: 1 });
  return found;
}

/** Whether a day belongs to the rhythm: said day by day, in another way than the rules say it. */
function fits(day: Temporal.PlainDate, first: Temporal.PlainDate, rhythm: Rhythm): boolean {
  if (rhythm.kind === "weeks") return first.until(day).days % (7 * rhythm.every) === 0;
  if (rhythm.kind === "rounds" || day.dayOfWeek !== first.dayOfWeek) return false;
  if (rhythm.nth === "last") return day.add({ days: 7 }).month !== day.month;
  return Math.ceil(day.day / 7) === rhythm.nth;
}

describe("whatever the group", () => {
  it("finds the same dates as a walk through every single day", () => {
    fc.assert(
      fc.property(anyMeeting, anyNow, (meeting, now) => {
        const first = Temporal.PlainDate.from(meeting.first);
        const begin = now.toZonedDateTimeISO(meeting.zone).toPlainDate().subtract({ days: 2 });
        const walked: string[] = [];
        let day = Temporal.PlainDate.compare(first, begin) > 0 ? first : begin;
        while (walked.length < 3) {
          const start = day.toZonedDateTime({ timeZone: meeting.zone, plainTime: meeting.time });
          const end = start.add({ minutes: meeting.minutes });
          const open = Temporal.Instant.compare(end.toInstant(), now) > 0;
          if (open && fits(day, first, meeting.rhythm)) walked.push(start.toInstant().toString());
          day = day.add({ days: 1 });
        }
        const found = nextSessions(meeting, now, 3).map(({ start }) => start.toInstant().toString());
        expect(found).toEqual(walked);
      }),
      { numRuns: 300 },
    );
  });

  it("says to the second until when the dates it found are right", () => {
    const anyRhythmOfAll: fc.Arbitrary<Rhythm> = fc.oneof(
      anyRhythm,
      fc.constant<Rhythm>({ kind: "rounds", sessions: 8, every: 13 }),
    );
    fc.assert(
      fc.property(anyMeeting, anyRhythmOfAll, anyNow, (some, rhythm, now) => {
        const meeting = rhythm.kind === "rounds" ? { ...some, rhythm } : some;
        const said = (at: Temporal.Instant) =>
          nextSessions(meeting, at, 3).map(({ start }) => start.toString());
        const until = holdsUntil(meeting, nextSessions(meeting, now, 3));
        if (until === undefined) throw new Error("a group without dates");
        expect(said(until.subtract({ seconds: 1 }))).toEqual(said(now));
        expect(said(until)).not.toEqual(said(now));
      }),
    );
  });

  it("gives a calendar a series whose first entry is the group's first day at its hour", () => {
    fc.assert(
      fc.property(anyMeeting, anyNow, (meeting, now) => {
        const { begins } = seriesOf(meeting, now);
        expect(begins.start.toPlainDate().toString()).toBe(meeting.first);
        expect(begins.end.since(begins.start).total("minutes")).toBe(meeting.minutes);
      }),
    );
  });
});

import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { stepsOf } from "#tests/support/steps.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import {
  type ChangedDate,
  endOfGroup,
  instantOf,
  invalidField,
  meetingOf,
  meetingsBetween,
  nextMeetings,
  type Schedule,
} from "./schedule.ts";

const tuesdays: Schedule = {
  first: "2026-01-06",
  time: "19:00",
  minutes: 75,
  zone: "America/New_York",
  unit: "week",
  every: 1,
  last: false,
  breaks: [],
};
const year = { from: "2026-01-01T00:00:00.000Z", to: "2027-01-02T00:00:00.000Z" };

const daysOf = (schedule: Partial<Schedule>, changes: readonly ChangedDate[] = [], within = year) =>
  meetingsBetween({ ...tuesdays, ...schedule }, changes, within).map(({ key }) => key);

/** The local time of every date of a year. */
function timesOf(schedule: Schedule): ReadonlySet<string> {
  return new Set(
    meetingsBetween(schedule, [], year).map(({ start }) =>
      Temporal.Instant.from(start).toZonedDateTimeISO(schedule.zone).toPlainTime().toString().slice(0, 5),
    ),
  );
}

/** The same days by counting on in a calendar, without a library of rules. */
function daysByTheCalendar({ first, unit, every, last }: Schedule, to: string): string[] {
  const start = Temporal.PlainDate.from(first);
  const inMonth = (month: Temporal.PlainDate): Temporal.PlainDate | undefined => {
    const { daysInMonth } = month;
    if (unit === "dayOfMonth")
      return last
        ? month.with({ day: daysInMonth })
        : start.day > daysInMonth
          ? undefined
          : month.with({ day: start.day });
    const days = Array.from({ length: daysInMonth }, (_, at) => month.with({ day: at + 1 }));
    const ofWeekday = days.filter(({ dayOfWeek }) => dayOfWeek === start.dayOfWeek);
    // A fifth one is the last.
    return last || start.day > 28 ? ofWeekday.at(-1) : ofWeekday[Math.ceil(start.day / 7) - 1];
  };
  const found: string[] = [];
  for (let turn = 0; ; turn += every) {
    const month = start.with({ day: 1 }).add({ months: turn });
    const day = unit === "week" ? start.add({ weeks: turn }) : inMonth(month);
    if ((day ?? month).toString() > to) return found;
    if (day && day.toString() >= first) found.push(day.toString());
  }
}

describe("a group's dates", () => {
  it.each([
    "America/New_York",
    "America/Halifax",
    "America/Phoenix",
    "Europe/Berlin",
    "Australia/Lord_Howe",
    "Asia/Tokyo",
  ])("stay at the same hour of the clock in %s, over both clock changes", (zone) => {
    const schedule = { ...tuesdays, zone };
    expect([...timesOf(schedule)]).toEqual(["19:00"]);
    expect(meetingsBetween(schedule, [], year)).toHaveLength(52);
  });

  it("move by an hour of UTC with the clocks, and not where clocks don't change", () => {
    const hoursOf = (zone: string) =>
      ["2026-03-03", "2026-03-10", "2026-10-27", "2026-11-03"].map((key) =>
        meetingOf({ ...tuesdays, zone }, [], key)?.start.slice(11, 16),
      );
    expect(hoursOf("America/New_York")).toEqual(["00:00", "23:00", "23:00", "00:00"]);
    expect(hoursOf("America/Phoenix")).toEqual(["02:00", "02:00", "02:00", "02:00"]);
  });

  it("take place when their hour is skipped in spring, and once when it's repeated in fall", () => {
    const nights = { ...tuesdays, first: "2026-01-04", time: "02:30" };
    const onSunday = (day: string) => meetingOf(nights, [], day)?.start;
    expect(onSunday("2026-03-01")).toBe("2026-03-01T07:30:00.000Z");
    expect(onSunday("2026-03-08")).toBe("2026-03-08T07:30:00.000Z");
    expect(onSunday("2026-03-15")).toBe("2026-03-15T06:30:00.000Z");
    const late = { ...nights, time: "01:30" };
    expect(meetingOf(late, [], "2026-11-01")?.start).toBe("2026-11-01T05:30:00.000Z");
    expect(daysOf(late).filter((key) => key === "2026-11-01")).toHaveLength(1);
  });

  it("follow weeks, the same weekday of the month, and the day of the month", () => {
    expect(daysOf({ every: 2 }).slice(0, 3)).toEqual(["2026-01-06", "2026-01-20", "2026-02-03"]);
    expect(daysOf({ unit: "weekdayOfMonth" }).slice(0, 3)).toEqual([
      "2026-01-06",
      "2026-02-03",
      "2026-03-03",
    ]);
    expect(daysOf({ unit: "weekdayOfMonth", first: "2026-01-27", last: true }).slice(0, 4)).toEqual([
      "2026-01-27",
      "2026-02-24",
      "2026-03-31",
      "2026-04-28",
    ]);
    expect(daysOf({ unit: "dayOfMonth", first: "2026-01-15" })).toHaveLength(12);
  });

  it("on the 31st skip shorter months, and on the last day meet in every month", () => {
    const thirtyFirst = { unit: "dayOfMonth", first: "2026-01-31" } as const;
    expect(daysOf(thirtyFirst).map((key) => key.slice(5, 7))).toEqual([
      "01",
      "03",
      "05",
      "07",
      "08",
      "10",
      "12",
    ]);
    expect(daysOf({ ...thirtyFirst, last: true })).toContain("2026-02-28");
    expect(daysOf({ ...thirtyFirst, last: true })).toHaveLength(12);
  });

  it("are those of the calendar for every unit, distance and first day, over clock changes and leap years", () => {
    const rule = fc.record({
      first: fc.date({ min: new Date("2024-01-01"), max: new Date("2028-12-31"), noInvalidDate: true }),
      unit: fc.constantFrom("week", "weekdayOfMonth", "dayOfMonth"),
      every: fc.integer({ min: 1, max: 12 }),
      last: fc.boolean(),
    });
    fc.assert(
      fc.property(rule, ({ first: date, ...rest }) => {
        const first = date.toISOString().slice(0, 10);
        const schedule = { ...tuesdays, ...rest, first };
        if (invalidField(schedule)) return;
        const within = { from: `${first}T00:00:00.000Z`, to: "2034-01-01T12:00:00.000Z" };
        expect(daysOf(schedule, [], within)).toEqual(daysByTheCalendar(schedule, "2033-12-31"));
      }),
      {
        numRuns: isWholeRun ? 400 : 60,
        examples: [[{ first: new Date("2026-08-31"), unit: "dayOfMonth", every: 6, last: true }]],
      },
    );
  });

  it("are found far ahead where a rule has few of them", () => {
    const leapDays = { ...tuesdays, first: "2024-02-29", unit: "dayOfMonth", every: 12 } as const;
    const found = nextMeetings(leapDays, [], { now: "2026-01-01T00:00:00.000Z", count: 3 });
    expect(found.map(({ key }) => key)).toEqual(["2028-02-29", "2032-02-29", "2036-02-29"]);
    const halfYears = { ...leapDays, first: "2026-08-31", every: 6, last: true };
    expect(nextMeetings(halfYears, [], { now: year.from, count: 6 }).map(({ key }) => key)).toEqual([
      ...["2026-08-31", "2027-02-28", "2027-08-31", "2028-02-29", "2028-08-31", "2029-02-28"],
    ]);
  });

  it("by a rule that began later aren't those that were over before", () => {
    const since = "2026-01-21T00:30:00.000Z";
    // On January 20 it was under way.
    expect(daysOf({ since }).slice(0, 2)).toEqual(["2026-01-20", "2026-01-27"]);
    expect(meetingOf({ ...tuesdays, since }, [], "2026-01-13")).toBeUndefined();
    expect(meetingOf({ ...tuesdays, since }, [], "2026-01-27")?.key).toBe("2026-01-27");
  });

  it("leave out breaks, and end with their number or their last day", () => {
    const summer = { breaks: [{ from: "2026-07-01", to: "2026-08-31" }] };
    expect(daysOf(summer).filter((key) => key >= "2026-07-01" && key <= "2026-08-31")).toEqual([]);
    expect(daysOf(summer)).toHaveLength(52 - 8);
    expect(daysOf({ count: 6 })).toHaveLength(6);
    expect(endOfGroup({ ...tuesdays, count: 6 }, [])).toBe("2026-02-11T01:15:00.000Z");
    expect(endOfGroup({ ...tuesdays, until: "2026-02-03" }, [])).toBe("2026-02-04T01:15:00.000Z");
    expect(endOfGroup(tuesdays, [])).toBeUndefined();
  });

  it("are moved, canceled and added one by one, and stay known by their day", () => {
    const changes: readonly ChangedDate[] = [
      { key: "2026-01-13", state: "moved", start: instantOf("2026-01-15T18:00", tuesdays.zone), minutes: 60 },
      { key: "2026-01-20", state: "canceled", start: "2026-01-21T00:00:00.000Z", minutes: 75 },
      { key: "extra", state: "added", start: instantOf("2026-01-11T10:00", tuesdays.zone), minutes: 60 },
    ];
    const all = meetingsBetween(tuesdays, changes, { ...year, to: "2026-01-25T00:00:00.000Z" });
    expect(all.map(({ key, state }) => `${key} ${state}`)).toEqual([
      "2026-01-06 planned",
      "extra added",
      "2026-01-13 moved",
      "2026-01-20 canceled",
    ]);
    expect(
      nextMeetings(tuesdays, changes, { now: "2026-01-08T00:00:00.000Z", count: 3 }).map(({ key }) => key),
    ).toEqual(["extra", "2026-01-13", "2026-01-27"]);
    // Moved past the end of the rule, the group ends later.
    const late = [
      {
        ...changes[0],
        key: "2026-01-13",
        state: "moved" as const,
        start: "2026-06-01T00:00:00.000Z",
        minutes: 60,
      },
    ];
    expect(endOfGroup({ ...tuesdays, count: 3 }, late)).toBe("2026-06-01T01:00:00.000Z");
  });

  it("are found though the move crosses a clock change, and with 500 dates that differ", async () => {
    const moved = instantOf("2026-03-08T19:00", tuesdays.zone);
    expect(moved).toBe("2026-03-08T23:00:00.000Z");
    const first = Temporal.PlainDate.from(tuesdays.first);
    const changes = Array.from({ length: 500 }, (_, week): ChangedDate => {
      const key = first.add({ weeks: week }).toString();
      const start = instantOf(`${first.add({ weeks: week, days: 1 })}T19:00`, tuesdays.zone);
      return { key, state: week % 2 === 0 ? "canceled" : "moved", start, minutes: 75 };
    });
    const next = (some: readonly ChangedDate[], now: string) =>
      nextMeetings(tuesdays, some, { now, count: 4 });
    const found = next(changes, "2030-01-01T00:00:00.000Z");
    const [some = 0, all] = await stepsOf(
      () => next(changes.slice(0, 125), year.from),
      () => next(changes, year.from),
    );
    expect(all).toBeLessThan(5 * some);
    expect(found).toHaveLength(4);
    expect(new Set(found.map(({ state }) => state))).toEqual(new Set(["moved"]));
    expect(meetingsBetween(tuesdays, changes, year)).toHaveLength(52);
  });

  it("that the rule doesn't have aren't found", () => {
    for (const key of ["2026-01-07", "2025-12-30", "soon", "", "2026-02-30"])
      expect(meetingOf(tuesdays, [], key), key).toBeUndefined();
  });

  it("need a first day that fits the rest", () => {
    expect(invalidField(tuesdays)).toBeUndefined();
    expect(invalidField({ ...tuesdays, until: "2026-01-05" })).toBe("until");
    expect(invalidField({ ...tuesdays, unit: "weekdayOfMonth", last: true })).toBe("first");
    expect(invalidField({ ...tuesdays, breaks: [{ from: "2026-03-02", to: "2026-03-01" }] })).toBe("breaks");
  });
});

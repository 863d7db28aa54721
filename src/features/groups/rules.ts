import { Temporal } from "temporal-polyfill";
import { type DayId, groupDays } from "#content/groups/choices.ts";
import type { Meeting } from "#content/groups/group.ts";

/** One meeting of a group, in the group's time zone. */
export type Session = { start: Temporal.ZonedDateTime; end: Temporal.ZonedDateTime };

/** A recurring calendar entry: its start and rule. */
export type Series = {
  begins: Session;
  freq: "WEEKLY" | "MONTHLY";
  interval?: number;
  count?: number;
  /** Which occurrence of a weekday in the month; -1 is the last. */
  position?: { weekday: number; nth: number };
  not: readonly Temporal.ZonedDateTime[];
};

/**
 * The next meetings that aren't over, in order. For groups that meet in rounds, the first meetings of the next round
 * that's open to join.
 */
export function nextSessions(meeting: Meeting, now: Temporal.Instant, count: number): Session[] {
  const sessions: Session[] = [];
  for (const day of daysToCome(meeting, now)) {
    const session = sessionOn(meeting, day);
    const over = Temporal.Instant.compare(session.end.toInstant(), now) <= 0;
    if (!over && !isLeftOut(meeting, day)) sessions.push(session);
    if (sessions.length === count) break;
  }
  return sessions;
}

/** The weekday of a group's meetings; it is that of its first day. */
export function dayOf({ first }: Pick<Meeting, "first">): DayId {
  return groupDays[Temporal.PlainDate.from(first).dayOfWeek - 1]?.value ?? "monday";
}

/** Until when these meetings are the next ones: when the first is over, or its round can't be joined any more. */
export function holdsUntil({ rhythm }: Meeting, [first]: readonly Session[]): Temporal.Instant | undefined {
  return (rhythm.kind === "rounds" ? first?.start : first?.end)?.toInstant();
}

/** The recurring calendar entry: from the group's first day, or the whole next round. */
export function seriesOf(meeting: Meeting, now: Temporal.Instant): Series {
  const { first, rhythm, zone, time } = meeting;
  const not = (meeting.not ?? []).map((day) => atTime(Temporal.PlainDate.from(day), time, zone));
  const firstDay = Temporal.PlainDate.from(first);
  switch (rhythm.kind) {
    case "weeks":
      return { begins: sessionOn(meeting, firstDay), freq: "WEEKLY", interval: rhythm.every, not };
    case "month": {
      const nth = rhythm.nth === "last" ? -1 : rhythm.nth;
      const position = { weekday: firstDay.dayOfWeek, nth };
      return { begins: sessionOn(meeting, firstDay), freq: "MONTHLY", position, not };
    }
    case "rounds": {
      const begins = sessionOn(meeting, nextRound(meeting, rhythm, now));
      return { begins, freq: "WEEKLY", count: rhythm.sessions, not };
    }
  }
}

/** The days of the schedule, starting shortly before now, because a meeting may have started yesterday evening. */
function* daysToCome(meeting: Meeting, now: Temporal.Instant): Generator<Temporal.PlainDate> {
  const { first, rhythm, zone } = meeting;
  const firstDay = Temporal.PlainDate.from(first);
  const yesterday = now.toZonedDateTimeISO(zone).toPlainDate().subtract({ days: 1 });
  switch (rhythm.kind) {
    case "weeks":
      yield* everyWeeks(firstDay, rhythm.every, yesterday);
      return;
    case "month":
      yield* everyMonth(firstDay, rhythm.nth, yesterday);
      return;
    case "rounds": {
      const start = nextRound(meeting, rhythm, now);
      for (let week = 0; week < rhythm.sessions; week += 1) yield start.add({ weeks: week });
    }
  }
}

/** The first day of the next round that hasn't started. */
function nextRound(
  meeting: Meeting,
  { every }: { every: number },
  now: Temporal.Instant,
): Temporal.PlainDate {
  const firstDay = Temporal.PlainDate.from(meeting.first);
  const today = now.toZonedDateTimeISO(meeting.zone).toPlainDate();
  for (const day of everyWeeks(firstDay, every, today))
    if (Temporal.Instant.compare(sessionOn(meeting, day).start.toInstant(), now) > 0) return day;
  throw new Error("weeks go on for ever");
}

function* everyWeeks(
  first: Temporal.PlainDate,
  every: number,
  notBefore: Temporal.PlainDate,
): Generator<Temporal.PlainDate, never> {
  const daysAfter = first.until(notBefore, { largestUnit: "days" }).days;
  for (let turn = Math.max(0, Math.ceil(daysAfter / (7 * every))); ; turn += 1)
    yield first.add({ weeks: turn * every });
}

function* everyMonth(
  first: Temporal.PlainDate,
  nth: 1 | 2 | 3 | 4 | "last",
  notBefore: Temporal.PlainDate,
): Generator<Temporal.PlainDate, never> {
  const later = Temporal.PlainDate.compare(first, notBefore) > 0 ? first : notBefore;
  for (let month = later.toPlainYearMonth(); ; month = month.add({ months: 1 })) {
    const day = weekdayOf(month, first.dayOfWeek, nth);
    if (Temporal.PlainDate.compare(day, later) >= 0) yield day;
  }
}

function weekdayOf(
  month: Temporal.PlainYearMonth,
  weekday: number,
  nth: 1 | 2 | 3 | 4 | "last",
): Temporal.PlainDate {
  if (nth === "last") {
    const lastDay = month.toPlainDate({ day: month.daysInMonth });
    return lastDay.subtract({ days: (lastDay.dayOfWeek - weekday + 7) % 7 });
  }
  const firstDay = month.toPlainDate({ day: 1 });
  return firstDay.add({ days: ((weekday - firstDay.dayOfWeek + 7) % 7) + 7 * (nth - 1) });
}

function sessionOn({ time, zone, minutes }: Meeting, day: Temporal.PlainDate): Session {
  const start = atTime(day, time, zone);
  return { start, end: start.add({ minutes }) };
}

// An hour skipped by a clock change moves forward, and of a repeated hour the first counts, as in calendar apps.
function atTime(day: Temporal.PlainDate, time: string, zone: string): Temporal.ZonedDateTime {
  return day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) });
}

function isLeftOut({ not = [] }: Meeting, day: Temporal.PlainDate): boolean {
  return not.some((leftOut) => leftOut === day.toString());
}

/** Formats a meeting in one time zone. */
export type SessionTimes = {
  day: string;
  shortDay: string;
  from: string;
  time: string;
  zone: string;
  shortZone: string;
};

type Formats = Record<"day" | "shortDay" | "clock" | "zone" | "shortZone", Intl.DateTimeFormat>;

const locale = "en-US";
const known = new Map<string, Formats>();

/**
 * "Tuesday, December 8", "Tue, Dec 8", "7:00 PM", "7:00 PM to 8:15 PM", "Eastern Time" and "ET": the same on the server
 * and in the browser.
 */
export function sessionTimes(start: string, end: string, timeZone: string): SessionTimes {
  const { day, shortDay, clock, zone, shortZone } = formatsOf(timeZone);
  const begins = new Date(start);
  const nameOf = (format: Intl.DateTimeFormat) =>
    format.formatToParts(begins).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return {
    day: day.format(begins),
    shortDay: shortDay.format(begins),
    from: clock.format(begins),
    time: `${clock.format(begins)} to ${clock.format(new Date(end))}`,
    zone: nameOf(zone),
    shortZone: nameOf(shortZone),
  };
}

/** The name of a time zone in general: "Eastern Time". */
export function zoneName(timeZone: string, at: string): string {
  return sessionTimes(at, at, timeZone).zone;
}

/** Which part of the agenda a meeting belongs to, by the calendar of one time zone. */
export type When = "tonight" | "today" | "week" | "later";

const evening = 17;
const dayInMs = 24 * 60 * 60 * 1000;

/** Tonight is today from 5 PM; the week is the six days after today. */
export function whenOf(start: string, now: number, timeZone: string): When {
  const { day, hour } = placeOf(new Date(start), timeZone);
  const days = Math.round((day - placeOf(new Date(now), timeZone).day) / dayInMs);
  // A meeting that began before midnight and isn't over yet.
  if (days <= 0) return days < 0 || hour < evening ? "today" : "tonight";
  return days < 7 ? "week" : "later";
}

function placeOf(at: Date, timeZone: string): { day: number; hour: number } {
  const parts = new Map(
    dateFormatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return { day: Date.UTC(part("year"), part("month") - 1, part("day")), hour: part("hour") };
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    dateFormats.get(timeZone) ??
    new Intl.DateTimeFormat(locale, {
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      hourCycle: "h23",
      timeZone,
    });
  dateFormats.set(timeZone, format);
  return format;
}

// Creating a formatter is much slower than using it, so each zone's formatters are cached.
function formatsOf(timeZone: string): Formats {
  const formats = known.get(timeZone) ?? {
    day: new Intl.DateTimeFormat(locale, { weekday: "long", month: "long", day: "numeric", timeZone }),
    shortDay: new Intl.DateTimeFormat(locale, { weekday: "short", month: "short", day: "numeric", timeZone }),
    clock: new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone }),
    zone: new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" }),
    shortZone: new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "shortGeneric" }),
  };
  known.set(timeZone, formats);
  return formats;
}

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

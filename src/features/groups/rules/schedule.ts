import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { isDay } from "#platform/clock/calendar-days.ts";

/** When a group meets: days by a rule, and a time by the clock of its zone. */
export type Schedule = {
  /** The first day it meets. The weekday, the week of the month and the day of the month follow from it. */
  first: string;
  /** As 19:00. */
  time: string;
  minutes: number;
  zone: string;
  unit: "week" | "weekdayOfMonth" | "dayOfMonth";
  /** Every so many weeks or months. */
  every: number;
  /** The last such weekday, or the last day, of the month. */
  last: boolean;
  /** The number of dates by the rule, those in breaks included. */
  count?: number | undefined;
  /** The last day on which it can meet. */
  until?: string | undefined;
  /** Days without meetings, both ends included. */
  breaks: readonly { from: string; to: string }[];
  /** Since when the group meets by this rule: dates by it that were over before are none. */
  since?: string | undefined;
};

/** A date that differs from the rule. `key` is its day by the rule, or an id if it was added. */
export type ChangedDate = {
  key: string;
  state: "moved" | "added" | "canceled";
  start: string;
  minutes: number;
};

/** One date of a group. `start` and `end` are instants in UTC, as they are stored. */
export type Meeting = { key: string; state: "planned" | ChangedDate["state"]; start: string; end: string };

const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;

/** How long calendars keep dates that are over: who subscribed to one would lose them otherwise. */
export const pastDaysInCalendars = 90;
/** How often calendars are to look for changes, in seconds: a date can be canceled on its day. */
export const calendarTtl = 4 * 60 * 60;

/** How many of the next dates people see. */
export const datesShown = 4;

/** How far ahead the next dates are looked for: once a year on February 29 is eight years apart around 2100. */
const horizonsInDays = [50, 800, 12_000];

/** The dates that end after `from` and start before `to`, in order, canceled ones included. */
export function meetingsBetween(
  schedule: Schedule,
  changes: readonly ChangedDate[],
  { from, to }: { from: string; to: string },
): readonly Meeting[] {
  const changed = new Set(changes.map(({ key }) => key));
  const planned = ruleDays(schedule, dayIn(schedule.zone, from, -1), dayIn(schedule.zone, to, 1))
    .filter((day) => !changed.has(day) && !isInBreak(schedule, day))
    .map((key) => plannedOn(schedule, key))
    .filter((meeting) => isSince(schedule, meeting));
  const others = changes.map(({ key, state, start, minutes }) => ({
    key,
    state,
    start,
    end: endOf(start, minutes),
  }));
  return [...planned, ...others]
    .filter(({ start, end }) => end > from && start < to)
    .toSorted((one, other) => (one.start < other.start ? -1 : 1));
}

/** The next dates that take place and aren't over. */
export function nextMeetings(
  schedule: Schedule,
  changes: readonly ChangedDate[],
  { now, count }: { now: string; count: number },
): readonly Meeting[] {
  let found: readonly Meeting[] = [];
  // Enough dates are found in the first weeks of most rules; only rare ones need the whole time.
  for (const days of horizonsInDays) {
    const to = new Date(Date.parse(now) + days * 86_400_000).toISOString();
    found = meetingsBetween(schedule, changes, { from: now, to }).filter(({ state }) => state !== "canceled");
    if (found.length >= count) break;
  }
  return found.slice(0, count);
}

/** Undefined if the group never had this date. */
export function meetingOf(
  schedule: Schedule,
  changes: readonly ChangedDate[],
  key: string,
): Meeting | undefined {
  const changed = changes.find((each) => each.key === key);
  if (changed)
    return { key, state: changed.state, start: changed.start, end: endOf(changed.start, changed.minutes) };
  if (!isDay(key) || isInBreak(schedule, key) || !ruleDays(schedule, key, key).includes(key))
    return undefined;
  const meeting = plannedOn(schedule, key);
  return isSince(schedule, meeting) ? meeting : undefined;
}

/** What a date is now, in one text. */
export const versionOf = ({ state, start, end }: Omit<Meeting, "key">) => `${state} ${start} ${end}`;

/** When the group's last date is over, a canceled one included; undefined if the rule has no end. */
export function endOfGroup(schedule: Schedule, changes: readonly ChangedDate[]): string | undefined {
  if (schedule.count === undefined && schedule.until === undefined) return undefined;
  const changed = new Set(changes.map(({ key }) => key));
  const ends = [
    ...ruleDays(schedule, schedule.first, "9999-12-31")
      .filter((day) => !changed.has(day) && !isInBreak(schedule, day))
      .map((day) => endOf(startOn(schedule, day), schedule.minutes)),
    ...changes.map(({ start, minutes }) => endOf(start, minutes)),
  ];
  return ends.toSorted().at(-1) ?? startOn(schedule, schedule.first);
}

/** When the last date begins that is still to take place or to end; empty if there is none, undefined if the rule has no end. */
export function lastStart(
  schedule: Schedule,
  changes: readonly ChangedDate[],
  now: string,
): string | undefined {
  const to = endOfGroup(schedule, changes);
  if (to === undefined) return undefined;
  return (
    meetingsBetween(schedule, changes, { from: now, to }).findLast(({ state }) => state !== "canceled")
      ?.start ?? ""
  );
}

/**
 * The dates of the last weeks that would be others by a new rule, as they were, and the new rule as one that begins now. If
 * it says the same of them, it's older than that.
 */
export function withPast(
  rule: Schedule,
  before: { schedule: Schedule; changes: readonly ChangedDate[] },
  now: string,
): { schedule: Schedule; past: readonly ChangedDate[] } {
  const { changes, schedule } = before;
  const older: Schedule = { ...rule, ...(schedule.since === undefined ? {} : { since: schedule.since }) };
  const from = new Date(Date.parse(now) - pastDaysInCalendars * 86_400_000).toISOString();
  const pastOf = (each: Schedule) =>
    meetingsBetween(each, changes, { from, to: now }).filter(({ end }) => end <= now);
  const past = pastOf(schedule);
  if (JSON.stringify(past) === JSON.stringify(pastOf(older))) return { schedule: older, past: [] };
  return {
    schedule: { ...rule, since: now },
    past: past
      .filter(({ state }) => state === "planned")
      .map(({ key, start }) => ({ key, state: "moved", start, minutes: schedule.minutes })),
  };
}

/** Whether a date that was moved or canceled is still one of the rule. Added dates are of no rule. */
export function isKept(schedule: Schedule, { key, state }: ChangedDate): boolean {
  return state === "added" || ruleDays(schedule, key, key).includes(key);
}

/** The days and the hour of a schedule: what people have to be told of when it changes. */
export function ruleOf({ first, time, zone, unit, every, last }: Schedule): string {
  return JSON.stringify([first, time, zone, unit, every, last]);
}

/** The field of a schedule that contradicts the rest; undefined if all fit. */
export function invalidField(schedule: Schedule): "first" | "until" | "breaks" | undefined {
  const { first, until, breaks } = schedule;
  if (until !== undefined && until < first) return "until";
  if (breaks.some(({ from, to }) => to < from)) return "breaks";
  // It isn't the last such day of its month.
  return ruleDays(schedule, first, first).includes(first) ? undefined : "first";
}

/** The instant of a local time in a zone. A time that a clock change skips moves forward; of a repeated one, the first counts. */
export function instantOf(local: string, zone: string): string {
  const instant = Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant();
  return new Date(instant.epochMilliseconds).toISOString();
}

function plannedOn(schedule: Schedule, key: string): Meeting {
  const start = startOn(schedule, key);
  return { key, state: "planned", start, end: endOf(start, schedule.minutes) };
}

function isSince({ since = "" }: Schedule, { end }: Meeting): boolean {
  return end > since;
}

function startOn({ time, zone }: Schedule, day: string): string {
  return instantOf(`${day}T${time}`, zone);
}

function endOf(start: string, minutes: number): string {
  return new Date(Date.parse(start) + minutes * 60_000).toISOString();
}

function isInBreak({ breaks }: Schedule, day: string): boolean {
  return breaks.some(({ from, to }) => from <= day && day <= to);
}

function dayIn(zone: string, instant: string, days: number): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate().add({ days }).toString();
}

/** The days of the rule between two days. In UTC, where no clock changes: the time is put on them afterwards. */
function ruleDays(schedule: Schedule, from: string, to: string): readonly string[] {
  const { first, unit, every, last, count, until } = schedule;
  const { day, dayOfWeek } = Temporal.PlainDate.from(first);
  const weekday = weekdays[dayOfWeek - 1] ?? "MO";
  // A fifth weekday is in few months; it's the last one there.
  const nth = last || day > 28 ? -1 : Math.ceil(day / 7);
  const rule = new RRuleTemporal({
    temporal: Temporal,
    dtstart: midnight(first),
    freq: unit === "week" ? "WEEKLY" : "MONTHLY",
    interval: every,
    ...(unit === "week" ? { byDay: [weekday] } : {}),
    ...(unit === "weekdayOfMonth" ? { byDay: [`${nth}${weekday}`] } : {}),
    ...(unit === "dayOfMonth" ? { byMonthDay: [last ? -1 : day] } : {}),
    ...(count === undefined ? {} : { count }),
    ...(until === undefined ? {} : { until: midnight(until) }),
  });
  const days = to.startsWith("9999") ? rule.all() : rule.between(midnight(from), midnight(to), true);
  return days.map((each) => each.toPlainDate().toString());
}

function midnight(day: string): Temporal.ZonedDateTime {
  return Temporal.PlainDate.from(day).toZonedDateTime("UTC");
}

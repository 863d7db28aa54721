import { daysAfter, isDay, todayIn } from "#platform/clock/calendar-days.ts";
import { day, hour } from "#platform/clock/clock.ts";
import { instantOfLocalTime, localTimeOf } from "#platform/clock/time-zone.ts";

export const snoozeChoices = ["later", "tomorrow", "next_week", "date"] as const;
export type SnoozeChoice = (typeof snoozeChoices)[number];

/** When a working day starts, in the team's time zone. */
const firstHour = 9;
/** "Later today" isn't offered if it would be after this hour. */
const lastHour = 18;
const hoursLater = 3;
/** The furthest date to snooze to or to follow up on, in days. */
const furthestDays = 366;

/**
 * The instant that a choice means, in the team's time zone.
 * @returns undefined for "later" in the evening, and for a date that isn't one of the coming year.
 */
export function snoozedUntil(
  choice: SnoozeChoice,
  { now, zone, date = "" }: { now: Date; zone: string; date?: string | undefined },
): string | undefined {
  const today = todayIn(zone, now);
  if (choice === "later") return laterToday(now, zone);
  if (choice === "tomorrow") return morningOf(daysAfter(today, 1), zone);
  if (choice === "next_week") return morningOf(daysAfter(today, daysToMonday(today)), zone);
  return isComingDay(date, { now, zone }) && date > today ? morningOf(date, zone) : undefined;
}

/** A later time at which somebody works today: in a few hours, at a full hour. */
function laterToday(now: Date, zone: string): string | undefined {
  const local = localTimeOf(new Date(now.getTime() + hoursLater * hour).toISOString(), zone);
  const rounded = Number(local.slice(11, 13)) + (local.slice(14) === "00" ? 0 : 1);
  if (local.slice(0, 10) !== todayIn(zone, now) || rounded > lastHour) return undefined;
  return instantOfLocalTime(`${local.slice(0, 10)}T${clockTime(Math.max(rounded, firstHour))}`, zone);
}

/** Whether a text is a day of the calendar, from today until a year from now. */
export function isComingDay(date: string, { now, zone }: { now: Date; zone: string }): boolean {
  const today = todayIn(zone, now);
  return isDay(date) && date >= today && date <= daysAfter(today, furthestDays);
}

export function isSnoozeTime(until: string, now: Date): boolean {
  const at = Date.parse(until);
  return at > now.getTime() && at <= now.getTime() + furthestDays * day;
}

/** "Mon, Nov 30, 9 AM" */
export function formatReturn(until: string, zone: string): string {
  const format = new Intl.DateTimeFormat("en-US", {
    ...{ weekday: "short", month: "short", day: "numeric", hour: "numeric" },
    timeZone: zone,
  });
  // Node puts a narrow space before AM and PM.
  return format.format(Date.parse(until)).replace(/\s/g, " ");
}

export const firstSnoozeDay = (now: Date, zone: string) => daysAfter(todayIn(zone, now), 1);

const clockTime = (hours: number) => `${String(hours).padStart(2, "0")}:00`;
const morningOf = (date: string, zone: string) => instantOfLocalTime(`${date}T${clockTime(firstHour)}`, zone);

/** From a Monday, it's the next one. */
function daysToMonday(date: string): number {
  const weekday = new Date(`${date}T00:00:00.000Z`).getUTCDay();
  return ((7 - weekday) % 7) + 1;
}

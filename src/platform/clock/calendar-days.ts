import { day, minute as oneMinute } from "./clock.ts";
import { instantOfLocalTime, localTimeOf } from "./time-zone.ts";

export function todayIn(zone: string, now: Date): string {
  return localTimeOf(now.toISOString(), zone).slice(0, 10);
}

/** Whether a text is a day of the calendar, such as 2026-11-21. February 30 isn't. */
export function isDay(text: string): boolean {
  return (
    /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00.000Z`).toJSON()?.slice(0, 10) === text
  );
}

export function daysAfter(date: string, count: number): string {
  return new Date(Date.parse(`${date}T00:00:00.000Z`) + count * day).toISOString().slice(0, 10);
}

/** The first instant of a calendar day in a time zone. */
export function startOfDay(date: string, zone: string): string {
  return instantOfLocalTime(`${date}T00:00`, zone);
}

/** A time in quarter hours since 1970-01-01: every time zone's day begins with one. */
export type Quarter = number;
const quarterHour = 15 * oneMinute;
export const quarterOf = (now: Date): Quarter => Math.floor(now.getTime() / quarterHour);
export const dayOfQuarter = (quarter: Quarter, zone: string): string =>
  todayIn(zone, new Date(quarter * quarterHour));

/** What happened in a minute in UTC, such as "2026-11-21T10:05", and how often. */
type MinuteCount = { minute: string; count: number | string };

/** Adds counts by minute, oldest first, up to calendar days in a time zone. */
export function countsByDay(minutes: readonly MinuteCount[], zone: string): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  let day = "";
  let end = "";
  for (const { minute, count } of minutes) {
    if (minute >= end) {
      day = todayIn(zone, new Date(`${minute}:00.000Z`));
      end = startOfDay(daysAfter(day, 1), zone).slice(0, minute.length);
    }
    days.set(day, (days.get(day) ?? 0) + Number(count));
  }
  return days;
}

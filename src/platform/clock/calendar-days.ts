import { day } from "./clock.ts";
import { localTimeOf } from "./time-zone.ts";

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

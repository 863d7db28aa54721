import { day } from "#platform/clock/clock.ts";
import { localTimeOf } from "#platform/clock/time-zone.ts";

/** Today's date in a time zone. */
export function todayIn(zone: string, now: Date): string {
  return localTimeOf(now.toISOString(), zone).slice(0, 10);
}

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00.000Z`).toJSON()?.slice(0, 10) === text
  );
}

/** The date this many days after another. */
export function daysAfter(date: string, count: number): string {
  return new Date(Date.parse(`${date}T00:00:00.000Z`) + count * day).toISOString().slice(0, 10);
}

import { locale, sessionTimes } from "../meetings/rules/session-times.ts";

export { type SessionTimes, sessionTimes } from "../meetings/rules/session-times.ts";

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

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
  const nameOf = (format: Intl.DateTimeFormat) => {
    const name = format.formatToParts(begins).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
    return /^GMT\+[0:]+$/.test(name) ? "UTC" : name;
  };
  return {
    day: day.format(begins),
    shortDay: shortDay.format(begins),
    from: clock.format(begins),
    time: `${clock.format(begins)} to ${clock.format(new Date(end))}`,
    zone: nameOf(zone),
    shortZone: nameOf(shortZone),
  };
}

/** A moment by the group's clock: "Tue, Dec 8, 7:00 PM ET". */
export function timeOf(instant: string, zone: string): string {
  const { shortDay, from, shortZone } = sessionTimes(instant, instant, zone);
  return `${shortDay}, ${from} ${shortZone}`;
}

/** The name of a time zone in general: "Eastern Time". */
export function zoneName(timeZone: string, at: string): string {
  return sessionTimes(at, at, timeZone).zone;
}

/** Before the reader's zone is known, days are told apart by the clock of most groups. */
export const zoneOfMost = "America/New_York";

/** By the calendar of one time zone. */
export type When = "tonight" | "today" | "week" | "later";

const evening = 17;
const dayInMs = 24 * 60 * 60 * 1000;

/** Tonight is today from 5 PM; the week is the six days after today. */
export function whenOf(start: string, now: number, timeZone: string): When {
  const { day, hour } = dayAndHour(new Date(start), timeZone);
  const days = Math.round((day - dayAndHour(new Date(now), timeZone).day) / dayInMs);
  // A meeting that began before midnight and isn't over yet.
  if (days <= 0) return days < 0 || hour < evening ? "today" : "tonight";
  return days < 7 ? "week" : "later";
}

function dayAndHour(at: Date, timeZone: string): { day: number; hour: number } {
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

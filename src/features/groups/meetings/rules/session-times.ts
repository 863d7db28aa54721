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

/** Dates and times are written as in the United States. */
export const locale = "en-US";
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

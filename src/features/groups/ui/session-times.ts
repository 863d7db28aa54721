/** Formats a meeting in one time zone. */
export type SessionTimes = { day: string; time: string; zone: string };

type Formats = Record<"day" | "clock" | "zone", Intl.DateTimeFormat>;

const locale = "en-US";
const known = new Map<string, Formats>();

/** "Tuesday, December 8", "7:00 PM to 8:15 PM", "Eastern Time": the same on the server and in the browser. */
export function sessionTimes(start: string, end: string, timeZone: string): SessionTimes {
  const { day, clock, zone } = formatsOf(timeZone);
  const begins = new Date(start);
  const zoneName = zone.formatToParts(begins).find(({ type }) => type === "timeZoneName");
  return {
    day: day.format(begins),
    time: `${clock.format(begins)} to ${clock.format(new Date(end))}`,
    zone: zoneName?.value ?? timeZone,
  };
}

// Creating a formatter is much slower than using it, so each zone's formatters are cached.
function formatsOf(timeZone: string): Formats {
  const formats = known.get(timeZone) ?? {
    day: new Intl.DateTimeFormat(locale, { weekday: "long", month: "long", day: "numeric", timeZone }),
    clock: new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone }),
    zone: new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" }),
  };
  known.set(timeZone, formats);
  return formats;
}

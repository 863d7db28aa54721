/** One meeting said by the clock of one zone. */
export type SessionWords = { day: string; time: string; zone: string };

const locale = "en-US";

/** "Tuesday, December 8", "7:00 PM to 8:15 PM", "Eastern Time": the same on the server and in the browser. */
export function sessionWords(start: string, end: string, timeZone: string): SessionWords {
  const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone });
  const day = new Intl.DateTimeFormat(locale, { weekday: "long", month: "long", day: "numeric", timeZone });
  const begins = new Date(start);
  return {
    day: day.format(begins),
    time: `${clock.format(begins)} to ${clock.format(new Date(end))}`,
    zone: zoneName(timeZone, begins),
  };
}

function zoneName(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A day or an instant as in "November 23, 2026", in UTC. */
export function dayInWords(day: string): string {
  return longDay.format(new Date(day));
}

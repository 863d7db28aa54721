const formats = new Map<string, Intl.DateTimeFormat>();

/** A time in a time zone, with the zone's short name: "Nov 22, 2026, 10:08 AM EST". */
export function formatMoment(at: string, zone: string): string {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-US", {
      year: "numeric",
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZone: zone,
      timeZoneName: "short",
    });
    formats.set(zone, format);
  }
  // Node puts a narrow space before AM and PM, and some browsers a plain one; both must render the same text.
  return format.format(new Date(at)).replace(/\s/g, " ");
}

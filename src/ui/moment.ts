const time = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
const day = { year: "numeric", month: "short", day: "numeric" } as const;

/** A moment in a time zone, with the zone's short name: "Nov 22, 2026, 10:08 AM EST". */
export const formatMoment = formatter({ ...day, ...time });

/** The same without the day: "10:08 AM EST". */
export const formatTime = formatter(time);

const formatDay = formatter(day);
const storedInstant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

/** A text with the instants in it as people write them; midnight in UTC stands for a day without a time. */
export function withFormattedMoments(text: string, zone: string): string {
  return text.replace(storedInstant, (at) =>
    /T00:00:00(?:\.0+)?Z$/.test(at) ? formatDay(at, "UTC") : formatMoment(at, zone),
  );
}

function formatter(shape: Intl.DateTimeFormatOptions): (at: string, zone: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (at, zone) => {
    const format = formats.get(zone) ?? new Intl.DateTimeFormat("en-US", { ...shape, timeZone: zone });
    formats.set(zone, format);
    // Node puts a narrow space before AM and PM, and some browsers a plain one; both must render the same text.
    return format.format(new Date(at)).replace(/\s/g, " ");
  };
}

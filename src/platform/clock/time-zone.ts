// Making a format takes a millisecond, and each reading of a group asks for its zone. Only names that exist are kept,
// and no more of them than there are.
const knownZones = new Set<string>();

/** Whether this machine knows a time zone by this name. */
export function isTimeZone(zone: string): boolean {
  if (knownZones.has(zone)) return true;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: zone });
  } catch {
    return false;
  }
  if (zone === "") return false;
  if (knownZones.size < 1_000) knownZones.add(zone);
  return true;
}

// Making a format takes far longer than using it, and a list uses the same one hundreds of times.
let lastFormat: { zone: string; format: Intl.DateTimeFormat } | undefined;

function formatIn(zone: string): Intl.DateTimeFormat {
  if (lastFormat?.zone === zone) return lastFormat.format;
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  lastFormat = { zone, format };
  return format;
}

/** An instant as local time in the zone: "2026-11-24T09:00". */
export function localTimeOf(instant: string, zone: string): string {
  const parts = formatIn(zone).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

/**
 * The instant of a local time. If a local time occurs twice (end of daylight saving), the first one is used; one that
 * is skipped is moved forward, as calendars do.
 */
export function instantOfLocalTime(local: string, zone: string): string {
  const wall = Date.parse(`${local}:00.000Z`);
  const offsetAt = (time: number) =>
    Date.parse(`${localTimeOf(new Date(time).toISOString(), zone)}:00.000Z`) - time;
  const day = 24 * 60 * 60 * 1_000;
  const [before, after] = [offsetAt(wall - day), offsetAt(wall + day)];
  // The larger offset gives the earlier instant, so try it first.
  const candidates = [wall - Math.max(before, after), wall - Math.min(before, after)];
  const exact = candidates.find((time) => time + offsetAt(time) === wall);
  return new Date(exact ?? wall - before).toISOString();
}

/** "Tuesday, November 24, 2026 at 9:00 AM Eastern Time". */
export function formatInstant(instant: string, zone: string, language = "en-US"): string {
  const at = new Date(instant);
  const text = new Intl.DateTimeFormat(language, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: zone,
  }).format(at);
  const name = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "longGeneric" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName");
  return `${text} ${name?.value ?? zone}`;
}

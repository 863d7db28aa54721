/** When a campaign is open: computed from the clock whenever somebody asks, never by a job. */

/** What the team has done with a campaign. */
export type CampaignState = "draft" | "published" | "closed" | "archived";

/** Where a campaign stands at one moment. */
export type Standing = "draft" | "notYet" | "open" | "closed" | "archived";

/** The same with whether an open campaign has a place left. */
export type CampaignStatus = Standing | "full";

export type Scheduled = { state: CampaignState; opens: string; closes: string };

/** Open from the opening instant on, closed from the closing instant on. */
export function standingAt({ state, opens, closes }: Scheduled, now: Date): Standing {
  if (state !== "published") return state;
  const instant = now.toISOString();
  if (closes !== "" && instant >= closes) return "closed";
  if (opens !== "" && instant < opens) return "notYet";
  return "open";
}

/** Whether this machine knows a time zone by this name. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: zone });
    return zone !== "";
  } catch {
    return false;
  }
}

/** An instant by the clock on the wall there: "2026-11-24T09:00". */
export function localOf(instant: string, zone: string): string {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

/**
 * The instant at which the clock on the wall shows this. An hour that comes twice is the first of the two, one that
 * the change of clocks leaves out is moved on: as calendars do.
 */
export function instantOf(local: string, zone: string): string {
  const wall = Date.parse(`${local}:00.000Z`);
  const offsetAt = (time: number) =>
    Date.parse(`${localOf(new Date(time).toISOString(), zone)}:00.000Z`) - time;
  const day = 24 * 60 * 60 * 1_000;
  const [before, after] = [offsetAt(wall - day), offsetAt(wall + day)];
  // The larger offset gives the earlier instant, so that it is tried first.
  const candidates = [wall - Math.max(before, after), wall - Math.min(before, after)];
  const exact = candidates.find((time) => time + offsetAt(time) === wall);
  return new Date(exact ?? wall - before).toISOString();
}

/** "Tuesday, November 24, 2026 at 9:00 AM Eastern Time". */
export function saidInstant(instant: string, zone: string, language = "en-US"): string {
  const at = new Date(instant);
  const said = new Intl.DateTimeFormat(language, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: zone,
  }).format(at);
  const name = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "longGeneric" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName");
  return `${said} ${name?.value ?? zone}`;
}

import { day } from "#platform/clock/clock.ts";

/**
 * How long one kind of thing is kept. `most` is what the pages promise and what holds until an owner shortens it:
 * nobody may keep anything longer than people were told when they sent it.
 */
export type RetentionRule = {
  /** The setting's name, as feature and kind. */
  name: `${string}.${string}`;
  unit: "days" | "months";
  least: number;
  most: number;
};

/** The name a rule is stored under. */
export function retentionName({ name }: Pick<RetentionRule, "name">): string {
  return `retention ${name}`;
}

/** The figure a stored text stands for; the promised one where there is none, or none within the bounds. */
export function keptFigure({ least, most }: RetentionRule, stored: string | undefined): number {
  const figure = Number(stored || Number.NaN);
  return Number.isInteger(figure) && figure >= least && figure <= most ? figure : most;
}

/** The moment before which things of a kind are past their time. */
export function oldestKept(now: Date, { unit }: Pick<RetentionRule, "unit">, figure: number): string {
  if (unit === "days") return new Date(now.getTime() - figure * day).toISOString();
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - figure);
  return moment.toISOString();
}

/** The name under which owners keep the team's time zone. */
export const zoneSetting = "team.zone";

/** The zone of a team that has chosen none. */
export const usualZone = "America/New_York";

/** The zones most teams of this site live in, from east to west; they come first in the list. */
export const commonZones = [
  "America/St_Johns",
  "America/Halifax",
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
] as const;

/** The time zone a stored text stands for; the usual one where there is none, or none this machine knows. */
export function zoneIn(stored: string | undefined): string {
  return stored && isTimeZone(stored) ? stored : usualZone;
}

/** Whether this machine knows a time zone by this name. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: zone });
    return zone !== "";
  } catch {
    return false;
  }
}

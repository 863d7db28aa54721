import { isTimeZone } from "#platform/clock/time-zone.ts";

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

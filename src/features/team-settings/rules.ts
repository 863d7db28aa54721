import { isTimeZone } from "#platform/clock/time-zone.ts";

/** The setting with the team's time zone. */
export const zoneSetting = "team.zone";

/** The default time zone. */
const usualZone = "America/New_York";

/** The time zones most teams of this site live in, from east to west; they come first in the list. */
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

/** The time zone of a stored text; the default if it is missing or unknown on this machine. */
export function zoneIn(stored: string | undefined): string {
  return stored && isTimeZone(stored) ? stored : usualZone;
}

import { day } from "#platform/clock/clock.ts";
import { instantOfLocalTime, localTimeOf } from "#platform/clock/time-zone.ts";

/** When the daily summary goes out, in the team's time zone. */
const summaryTime = "08:00";

/** When the next daily summary is due. */
export function nextSummary(now: Date, zone: string): string {
  const today = localTimeOf(now.toISOString(), zone).slice(0, 10);
  const tomorrow = new Date(Date.parse(`${today}T00:00:00.000Z`) + day).toISOString().slice(0, 10);
  const due = instantOfLocalTime(`${today}T${summaryTime}`, zone);
  return now.toISOString() < due ? due : instantOfLocalTime(`${tomorrow}T${summaryTime}`, zone);
}

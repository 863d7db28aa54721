import { localTimeOf } from "#platform/clock/time-zone.ts";
import { isCounted, type ReplyDays } from "./promise.ts";

/** When somebody of the team reads mail on the days that count, in the team's time zone. */
const hours = { from: "09:00", until: "17:00" } as const;

/** Whether an email that comes in now may be read hours or days later. */
export function isOutOfHours(now: Date, days: ReplyDays): boolean {
  const [date = "", time = ""] = localTimeOf(now.toISOString(), days.zone).split("T");
  const isOpen = isCounted(date, new Set(days.holidays.map(({ day }) => day)));
  return !isOpen || time < hours.from || time >= hours.until;
}

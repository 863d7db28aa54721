import { day } from "./clock.ts";

/** When the daily job is due, in UTC: at night where most of our readers live. */
const nightlyTime = "T03:30:00.000Z";

/** The next moment the daily job is due. */
export function nextNight(now: Date): Date {
  const today = new Date(now.toISOString().slice(0, 10) + nightlyTime);
  return now < today ? today : new Date(today.getTime() + day);
}

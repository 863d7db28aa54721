import { daysAfter } from "#platform/clock/calendar-days.ts";
import { day } from "#platform/clock/clock.ts";
import { instantOfLocalTime, localTimeOf } from "#platform/clock/time-zone.ts";

/** How many days the lines of the overview show, today included. */
const shownDays = 30;

export const shownChanges = 6;

/** The days that a line shows, oldest first. */
export function daysUntil(today: string): readonly string[] {
  return Array.from({ length: shownDays }, (_, at) => daysAfter(today, at - shownDays + 1));
}

/** As many days right before those that a line shows, which they are compared with. */
export function daysBefore(today: string): readonly string[] {
  return daysUntil(daysAfter(today, -shownDays));
}

/** Points of a line in a box of 100 by 100, from the left; zeros are at the bottom. */
export function linePoints(counts: readonly number[]): string {
  const most = Math.max(1, ...counts);
  const step = 100 / Math.max(1, counts.length - 1);
  return counts.map((count, at) => `${round(at * step)},${round(100 - (count / most) * 100)}`).join(" ");
}

const round = (value: number) => Math.round(value * 100) / 100;

export const longestSearch = 254;

const monday = 1;

/** The next Monday at 8 in the morning, in the zone. */
export function nextMonday(now: Date, zone: string): string {
  const [today = ""] = localTimeOf(now.toISOString(), zone).split("T");
  for (let ahead = 0; ; ahead += 1) {
    const date = new Date(Date.parse(`${today}T00:00:00.000Z`) + ahead * day);
    const at = instantOfLocalTime(`${date.toISOString().slice(0, 10)}T08:00`, zone);
    if (date.getUTCDay() === monday && at > now.toISOString()) return at;
  }
}

/** For how long after Monday morning the summary still goes, such as after an outage. */
export const summaryLateMs = day;

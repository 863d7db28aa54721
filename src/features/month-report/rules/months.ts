/** Months in the team's time zone, as 2026-11. The figures of groups are by the group's clock. */
import { isMonth } from "#features/groups/rules/figures.ts";
import { startOfDay, todayIn } from "#platform/clock/calendar-days.ts";

/** How many days after its end a month's reply figures are final: until then replies to its last messages are due. */
export const settlingDays = 7;

/** Before this year nothing can have been counted. */
const firstYear = 2000;

export const monthOf = (instant: Date, zone: string): string => todayIn(zone, instant).slice(0, 7);

export const firstDayOf = (month: string): string => `${month}-01`;

/** The first moment of a month. */
export const startOf = (month: string, zone: string): string => startOfDay(firstDayOf(month), zone);

/** The month so many months later, or earlier when negative. */
export function monthsAfter(month: string, more: number): string {
  const first = new Date(`${firstDayOf(month)}T00:00:00.000Z`);
  first.setUTCMonth(first.getUTCMonth() + more);
  return first.toISOString().slice(0, 7);
}

/** The first moment after a month. */
export const endOf = (month: string, zone: string): string => startOf(monthsAfter(month, 1), zone);

/** All months from one to another, both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthsAfter(month, 1)) months.push(month);
  return months;
}

/** Whether a text is a month in which something can have been counted. */
export const isCountable = (text: string): boolean => isMonth(text) && Number(text.slice(0, 4)) >= firstYear;

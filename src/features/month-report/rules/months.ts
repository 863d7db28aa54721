/** Months in UTC, as 2026-11. The figures of groups are by the group's clock. */
import { isMonth } from "#features/groups/rules/figures.ts";

/** How many days after its end a month's reply figures are final: until then replies to its last messages are due. */
export const settlingDays = 7;

/** Before this year nothing can have been counted. */
const firstYear = 2000;

export const monthOf = (instant: Date): string => instant.toISOString().slice(0, 7);

export const startOf = (month: string): string => `${month}-01T00:00:00.000Z`;

/** The month so many months later, or earlier when negative. */
export function monthsAfter(month: string, more: number): string {
  const start = new Date(startOf(month));
  start.setUTCMonth(start.getUTCMonth() + more);
  return monthOf(start);
}

/** The first moment after a month. */
export const endOf = (month: string): string => startOf(monthsAfter(month, 1));

/** All months from one to another, both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthsAfter(month, 1)) months.push(month);
  return months;
}

/** Whether a text is a month in which something can have been counted. */
export const isCountable = (text: string): boolean => isMonth(text) && Number(text.slice(0, 4)) >= firstYear;

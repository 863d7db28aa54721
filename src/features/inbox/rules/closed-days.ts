import { isDay } from "#platform/clock/calendar-days.ts";
import { day as oneDay } from "#platform/clock/clock.ts";

/**
 * How many days the team may close on its own, beside weekends and holidays, in any span of so many days. Few enough that
 * somebody who writes is answered within a month whatever else falls into it.
 */
export const mostClosedDays = 12;
export const closedSpanDays = 30;

/** How far ahead a day may be named, and for how long one that is over still counts for what came in before it. */
const aheadDays = 730;
const behindDays = 120;

export function closedDaysIn(stored: string): readonly string[] {
  return stored.split(" ").filter(isDay);
}

type ClosedDaysFault = "day" | "tooEarly" | "tooLate" | "tooMany";

/**
 * Validates the new days against the present ones. Only days from tomorrow on can be added or removed, so a late reply
 * is never excused after the fact. Days that are over stay by themselves.
 */
export function closedDaysFault(
  after: readonly string[],
  before: readonly string[],
  today: string,
): ClosedDaysFault | undefined {
  if (!after.every(isDay)) return "day";
  const added = after.filter((each) => !before.includes(each));
  const takenOut = before.filter((each) => each >= today && !after.includes(each));
  if ([...added, ...takenOut].some((each) => each <= today)) return "tooEarly";
  if (added.some((each) => daysBetween(today, each) > aheadDays)) return "tooLate";
  return tooClose([...after, ...over(before, today)]) ? "tooMany" : undefined;
}

function tooClose(days: readonly string[]): boolean {
  const inOrder = [...new Set(days)].toSorted();
  return inOrder.some((each, at) => {
    const after = inOrder[at + mostClosedDays];
    return after !== undefined && daysBetween(each, after) < closedSpanDays;
  });
}

/** Days as they are stored: each once, in order, without those that can count for nothing any more. */
export function storedDays(after: readonly string[], before: readonly string[], today: string): string {
  const days = [...after.filter((each) => each >= today), ...over(before, today)];
  return [...new Set(days)].toSorted().join(" ");
}

/** What is over and still counts for what came in before it. */
const over = (days: readonly string[], today: string) =>
  days.filter((each) => each < today && daysBetween(each, today) <= behindDays);

function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00.000Z`) - Date.parse(`${from}T00:00:00.000Z`)) / oneDay;
}

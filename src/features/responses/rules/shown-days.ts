import { shownLine } from "./small-groups.ts";

export type DayCount = { day: string; count: number };
export type ShownDay = { day: string; count: number | null };

/** The month of a day, as "2026-11". */
export const monthOf = (day: string) => day.slice(0, 7);

/** The number of answers in each month, as far as it may be shown. */
export function shownMonths(days: readonly DayCount[]): ReadonlyMap<string, number | null> {
  const counts = new Map<string, number>();
  for (const { day, count } of days) counts.set(monthOf(day), (counts.get(monthOf(day)) ?? 0) + count);
  const months = [...counts.keys()].toSorted();
  const shown = shownLine(months.map((month) => counts.get(month) ?? 0));
  return new Map(months.map((month, at) => [month, shown[at] ?? null]));
}

/**
 * The days with answers. Each month decides for itself which of its days stay hidden, so a day looks the same in the
 * summary of everybody and in that of its month: the two cannot be subtracted. Days of a hidden month are all hidden,
 * since they would add up to it.
 */
export function shownDays(days: readonly DayCount[]): ShownDay[] {
  const inOrder = days.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return [...shownMonths(days)].flatMap(([month, total]) => {
    const own = inOrder.filter(({ day }) => monthOf(day) === month);
    const shown = shownLine(own.map(({ count }) => count));
    return own.map(({ day }, at) => ({ day, count: total === null ? null : (shown[at] ?? null) }));
  });
}

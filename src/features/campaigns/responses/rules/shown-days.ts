import { shownLine, sum } from "./small-groups.ts";

export type DayCount = { day: string; count: number };
export type ShownDay = { day: string; count: number | null };

/** The month of a day, as "2026-11". */
export const monthOf = (day: string) => day.slice(0, 7);

const oneDay = 86_400_000;

/** Every day from the first to the last that has answers, the days without any included. */
function everyDay(days: readonly DayCount[]): DayCount[] {
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const inOrder = [...counts.keys()].toSorted();
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) return [];
  const length = (Date.parse(last) - Date.parse(first)) / oneDay + 1;
  return Array.from({ length }, (_, at) => {
    const day = new Date(Date.parse(first) + at * oneDay).toISOString().slice(0, 10);
    return { day, count: counts.get(day) ?? 0 };
  });
}

/** The months from the first to the last that has answers, those without any included. */
export function everyMonth(days: readonly DayCount[]): string[] {
  return [...new Set(everyDay(days).map(({ day }) => monthOf(day)))];
}

/** The number of answers in each month, as far as it may be shown. */
export function shownMonths(days: readonly DayCount[]): ReadonlyMap<string, number | null> {
  const months = everyMonth(days);
  const totals = months.map((month) =>
    sum(days.filter(({ day }) => monthOf(day) === month).map(({ count }) => count)),
  );
  const whole = shownLine([sum(totals)])[0] ?? null;
  const shown = shownLine(totals);
  return new Map(months.map((month, at) => [month, whole === null ? null : (shown[at] ?? null)]));
}

/**
 * The days with answers, and those that may have some. Each month decides for itself which of its days stay hidden, so
 * a day looks the same in the summary of everybody and in that of its month: the two cannot be subtracted. Days of a
 * hidden month are all hidden, since they would add up to it. A hidden day may have no answers at all: otherwise three
 * hidden days of a campaign with "fewer than 5" would tell that each has one.
 */
export function shownDays(days: readonly DayCount[]): ShownDay[] {
  const all = everyDay(days);
  return [...shownMonths(days)].flatMap(([month, total]) => {
    const own = all.filter(({ day }) => monthOf(day) === month);
    const shown = shownLine(own.map(({ count }) => count));
    return own
      .map(({ day }, at) => ({ day, count: total === null ? null : (shown[at] ?? null) }))
      .filter(({ count }) => count !== 0);
  });
}

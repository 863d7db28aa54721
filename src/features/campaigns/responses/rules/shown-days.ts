import { shownLine, sum } from "#platform/list/small-groups.ts";

export type DayCount = { day: string; count: number };
export type ShownDay = { day: string; count: number | null };

/** The month of a date, as "2026-11". */
export const monthOf = (day: string) => day.slice(0, 7);

const oneDay = 86_400_000;

/** Every day from the first to the last with responses, including days without any. */
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

/** The months from the first to the last with responses, including those without any. */
export function everyMonth(days: readonly DayCount[]): string[] {
  return [...new Set(everyDay(days).map(({ day }) => monthOf(day)))];
}

/** The number of responses in each month, as far as it can be shown. */
export function shownMonths(days: readonly DayCount[]): ReadonlyMap<string, number | null> {
  const months = everyMonth(days);
  const totals = months.map((month) =>
    sum(days.filter(({ day }) => monthOf(day) === month).map(({ count }) => count)),
  );
  const total = shownLine([sum(totals)])[0] ?? null;
  const shown = shownLine(totals);
  return new Map(months.map((month, at) => [month, total === null ? null : (shown[at] ?? null)]));
}

/**
 * The days with responses, and those that may have some. Which days are hidden is decided for each month alone, so a
 * day looks the same in the total and in its month, and the two can't be subtracted. All days of a hidden month are
 * hidden, because their sum would reveal it. Hidden days can include days without responses: otherwise three hidden
 * days of a campaign with "fewer than 5" would reveal that each has one.
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

import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";
import { figureIds, type MonthCounts } from "../rules/figures.ts";
import { monthOf, monthsAfter } from "../rules/months.ts";
import { type SectionCounts, sectionIds } from "../rules/visits-by-section.ts";
import { countMonth, countVisits } from "./counted.server.ts";

/** A month's counts: as they are so far, over but not all final, kept, or kept from what was left of older records. */
export type CountedMonth = {
  month: string;
  state: "soFar" | "settling" | "kept" | "partial";
  counts: MonthCounts & SectionCounts;
};

/** By the team's clock. */
export const currentMonth = async (services: Services) =>
  monthOf(services.clock.now(), await teamZone(services));

/** The months with figures, newest first: the current one, the one before, and every one that is kept. */
export async function countedMonths(services: Services, actor: Actor): Promise<readonly string[]> {
  authorize(actor, "admin.read");
  const current = await currentMonth(services);
  const rows = await services.store.db
    .selectFrom("month_figures")
    .select("month")
    .distinct()
    .where("count", ">", 0)
    .execute();
  const months = new Set([current, monthsAfter(current, -1), ...rows.map(({ month }) => month)]);
  return [...months].toSorted().toReversed();
}

/** The counts of these months. What isn't kept yet is counted now. */
export async function countsOf(
  services: Services,
  actor: Actor,
  months: readonly string[],
): Promise<readonly CountedMonth[]> {
  authorize(actor, "admin.read");
  const rows = await services.store.db
    .selectFrom("month_figures")
    .selectAll()
    .where("month", "in", [...months])
    .execute();
  const byMonth = Map.groupBy(rows, ({ month }) => month);
  const current = await currentMonth(services);
  const found: CountedMonth[] = [];
  for (const month of months) {
    const kept = byMonth.get(month) ?? [];
    const stored = Object.fromEntries(
      kept.map(({ figure, count }) => [figure, count === null ? null : Number(count)]),
    );
    const isWhole = figureIds.every((id) => id in stored);
    const hasAll = isWhole && sectionIds.every((id) => id in stored);
    const now = hasAll ? {} : await (isWhole ? countVisits : countMonth)(services, month);
    const isPartial = kept.some(({ partial }) => Number(partial) === 1);
    const past = isPartial ? "partial" : isWhole ? "kept" : "settling";
    found.push({ month, state: month === current ? "soFar" : past, counts: { ...now, ...stored } });
  }
  return found;
}

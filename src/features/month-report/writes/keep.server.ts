import { recordAudit } from "#platform/audit/record-audit.ts";
import { day } from "#platform/clock/clock.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";
import { countMonth, countVisits } from "../reads/counted.server.ts";
import { firstRecord } from "../reads/first-record.server.ts";
import { figureIds, isSettling, type MonthCounts } from "../rules/figures.ts";
import { endOf, monthOf, monthsAfter, monthsBetween, settlingDays } from "../rules/months.ts";
import { type SectionCounts, sectionIds } from "../rules/visits-by-section.ts";
import type { MonthFigureRow } from "../table.server.ts";

/**
 * Keeps the counts of every month that is over and isn't kept yet: also of months in which the server was off, and at
 * the first time of those before. Runs at night, before anything is deleted. Doing it again changes nothing.
 */
export async function keepMonths(services: Services): Promise<void> {
  const { store, clock } = services;
  const now = clock.now();
  const zone = await teamZone(services);
  const rows = await store.db.selectFrom("month_figures").select(["month", "figure", "partial"]).execute();
  const kept = new Set(rows.map(({ month, figure }) => `${month} ${figure}`));
  const isFirstTime = rows.length === 0;
  const partialMonths = new Set(rows.filter(({ partial }) => partial === 1).map(({ month }) => month));
  const last = monthsAfter(monthOf(now, zone), -1);
  const first = isFirstTime
    ? await firstRecord(services, last)
    : (rows.map(({ month }) => month).toSorted()[0] ?? last);
  const missing = monthsBetween(first, last)
    .map((month) => {
      const isSettled = now.getTime() >= Date.parse(endOf(month, zone)) + settlingDays * day;
      const ids = figureIds.filter((id) => !kept.has(`${month} ${id}`) && (isSettled || !isSettling(id)));
      return { month, ids, sections: sectionIds.filter((id) => !kept.has(`${month} ${id}`)) };
    })
    .filter(({ ids, sections }) => ids.length + sections.length > 0);
  const found: MonthFigureRow[] = [];
  for (const { month, ids, sections } of missing) {
    // Months that were kept before sections were: the rest of them is there.
    const counts: MonthCounts & SectionCounts =
      ids.length === 0 ? await countVisits(services, month) : await countMonth(services, month);
    const partial = isFirstTime || partialMonths.has(month) ? 1 : 0;
    for (const figure of [...ids, ...sections])
      found.push({ month, figure, count: counts[figure] ?? null, partial });
  }
  if (found.length === 0) return;
  // All at once: if the process is killed, the next night begins again with what is there.
  await store.transact(async (tx) => {
    for (let at = 0; at < found.length; at += rowsAtOnce)
      await tx
        .insertInto("month_figures")
        .values(found.slice(at, at + rowsAtOnce))
        // Another process was first.
        .onConflict((conflict) => conflict.columns(["month", "figure"]).doNothing())
        .execute();
  });
}

const rowsAtOnce = 100;

export async function noteMonthsExport(services: Services, actor: Actor): Promise<void> {
  authorize(actor, "admin.read");
  await services.store.transact((tx) => recordAudit(tx, services, { actor, action: "months.exported" }));
}

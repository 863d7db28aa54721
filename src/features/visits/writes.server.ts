import { isbot } from "isbot";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { dayOfQuarter, type Quarter, quarterOf } from "#platform/clock/calendar-days.ts";
import { second } from "#platform/clock/clock.ts";
import type { Answered, ResponseWatcher } from "#platform/http/response-watcher.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import { oldestKept } from "#platform/personal-data/retention.ts";
import type { Services } from "#platform/services.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";
import { countedSection, type Section, visitsRetentionMonths } from "./rules.ts";
import type { VisitCountRow } from "./table.server.ts";

/** Adds to the counts of days and sections in one statement. */
async function addVisits({ store }: Services, rows: readonly VisitCountRow[]): Promise<void> {
  if (rows.length === 0) return;
  // Always in the same order: concurrent processes could deadlock otherwise.
  const inOrder = rows.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), "en"));
  await store.transact(async (tx) => {
    await tx
      .insertInto("visit_counts")
      .values(inOrder)
      .onConflict((conflict) =>
        conflict.columns(["day", "section"]).doUpdateSet(({ eb, ref }) => ({
          count: eb(ref("visit_counts.count"), "+", ref("excluded.count")),
        })),
      )
      .execute();
  });
}

const keyOf = ({ day, section }: Pick<VisitCountRow, "day" | "section">) => `${day} ${section}`;

const writeEveryMs = 5 * second;

/** How many user agents are cached; beyond that they are checked again. */
const mostNames = 500;

/** Quarter hours since 1970-01-01, and for each the counts by section. */
type Counts = Map<Quarter, Map<Section, number>>;

/**
 * Counts visits in memory and adds them to the table every few seconds and when stopping. Pages never wait for it; if
 * the database is unavailable, the counts wait in memory.
 */
export function countVisits(services: Services): ResponseWatcher {
  let counts: Counts = new Map();
  let writing: Promise<void> | undefined;
  // Checking the list of bots takes longer than serving a page. Cleared at each write.
  const programs = new Map<string, boolean>();

  function isProgram(name: string): boolean {
    const known = programs.get(name);
    if (known !== undefined) return known;
    if (programs.size >= mostNames) programs.clear();
    const isBot = isbot(name);
    programs.set(name, isBot);
    return isBot;
  }

  function answered(answer: Answered): void {
    const section = countedSection(answer, isProgram);
    if (section !== undefined) add(counts, quarterOf(services.clock.now()), section, 1);
  }

  async function write(): Promise<void> {
    programs.clear();
    const taken = counts;
    if (taken.size === 0) return;
    counts = new Map();
    try {
      await addVisits(services, rowsOf(taken, await teamZone(services)));
    } catch (error) {
      for (const [quarter, bySection] of taken)
        for (const [section, count] of bySection) add(counts, quarter, section, count);
      services.log.warn({ event: "visits.not_written", error: String(error) });
    }
  }

  function writeNow(): Promise<void> {
    writing ??= write().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  const timer = setInterval(() => void writeNow(), writeEveryMs).unref();
  return {
    answered,
    async stop() {
      clearInterval(timer);
      await writing;
      await writeNow();
    },
  };
}

function add(counts: Counts, quarter: Quarter, section: Section, count: number): void {
  const bySection = counts.get(quarter) ?? new Map<Section, number>();
  bySection.set(section, (bySection.get(section) ?? 0) + count);
  counts.set(quarter, bySection);
}

/** One row for each day in the zone and section. */
function rowsOf(counts: Counts, zone: string): VisitCountRow[] {
  const rows = new Map<string, VisitCountRow>();
  for (const [quarter, bySection] of counts) {
    const day = dayOfQuarter(quarter, zone);
    for (const [section, count] of bySection) {
      const key = keyOf({ day, section });
      rows.set(key, { day, section, count: count + (rows.get(key)?.count ?? 0) });
    }
  }
  return [...rows.values()];
}

/** Records the export of visit counts in the audit log before the first line is sent. */
export async function noteVisitsExport(services: Services, actor: Actor): Promise<void> {
  authorize(actor, "visits.export");
  await services.store.transact((tx) => recordAudit(tx, services, { actor, action: "visits.exported" }));
}

export async function removeOldVisits({ store, clock }: Services): Promise<number> {
  const oldest = oldestKept(clock.now(), { unit: "months" }, visitsRetentionMonths).slice(0, 10);
  const result = await store.db.deleteFrom("visit_counts").where("day", "<", oldest).executeTakeFirst();
  return Number(result.numDeletedRows);
}

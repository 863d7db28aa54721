import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Kysely, PostgresAdapter, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration } from "kysely/migration";
import type { Tables } from "./tables.ts";

/**
 * The tables as release 0.6 left them: a new database begins with them, and later steps follow. They never change, like
 * every step that has been shipped.
 */
export const baseline = "2026-11-30-80-release-0.6";

/** The last of the steps that led to 0.6. */
const lastStep = "2026-11-30-70-imported-articles";

export const baselineMigration: Migration = {
  async up(db) {
    const kind = db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
    const path = createRequire(import.meta.url).resolve(`#platform/database/baseline/${kind}.sql`);
    for (const statement of readFileSync(path, "utf8").split("\n"))
      if (statement !== "") await sql.raw(statement).execute(db);
  },
};

/**
 * The steps that a database or a backup has had, with the baseline in place of those of 0.6; undefined if it is of an
 * earlier release, which only 0.6 can upgrade.
 */
export function stepsWithBaseline(steps: readonly string[]): readonly string[] | undefined {
  const later = steps.filter((step) => step >= baseline);
  if (later.length === steps.length) return steps;
  if (!steps.includes(lastStep)) return undefined;
  return later.includes(baseline) ? later : [baseline, ...later];
}

export const ofEarlierRelease =
  "This data is of a release before 0.6.0. Upgrade it with 0.6.0 first, as docs/upgrading.md says; nothing was changed.";

/**
 * Notes in a database of 0.6 that it has the baseline. What was half noted, by a process that was killed or by several at
 * once, is noted again.
 * @throws {Error} for data of an earlier release.
 */
export async function adoptBaseline(db: Kysely<Tables>, steps: readonly string[]): Promise<void> {
  const adopted = stepsWithBaseline(steps);
  if (adopted === undefined) throw new Error(ofEarlierRelease);
  if (adopted === steps) return;
  const table = sql.table(DEFAULT_MIGRATION_TABLE);
  await sql`
    insert into ${table} (name, timestamp)
    select ${baseline}, timestamp from ${table} where name = ${lastStep}
    on conflict do nothing`.execute(db);
  await sql`delete from ${table} where name < ${baseline}`.execute(db);
}

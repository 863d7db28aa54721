import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { migrateToLatest } from "#platform/database/migrate.ts";
import { openStore, type Store } from "#platform/database/open.ts";
import { createLog } from "#platform/log/log.ts";
import { allMigrations } from "#server/assemble.ts";

/** The columns of each table as a start makes them. */
export async function columnsOfToday(): Promise<ReadonlyMap<string, readonly string[]>> {
  const dataDir = mkdtempSync(join(tmpdir(), "kinward-schema-"));
  const store = openStore({ databaseUrl: undefined, dataDir, log: createLog("silent") });
  try {
    await migrateToLatest(store, allMigrations);
    const tables = await store.db.introspection.getTables();
    return new Map(tables.map((table) => [table.name, table.columns.map(({ name }) => name)]));
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Tables, their columns and all indexes, as the database describes them; columns in no order. */
export async function schemaOf({ db, kind }: Pick<Store, "db" | "kind">) {
  const tables = (await db.introspection.getTables())
    .filter(({ schema }) => schema === undefined || schema === "public")
    .map(({ name, columns }) => ({
      name,
      columns: columns
        .map((each) => `${each.name} ${each.dataType} ${each.isNullable} ${each.hasDefaultValue}`)
        .toSorted(),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const { rows } = await (kind === "sqlite"
    ? sql<{ name: string }>`select name from sqlite_master where type = 'index' order by name`
    : sql<{
        name: string;
      }>`select indexname as name from pg_indexes where schemaname = 'public' order by name`
  ).execute(db);
  return { tables, indexes: rows.map(({ name }) => name).toSorted() };
}

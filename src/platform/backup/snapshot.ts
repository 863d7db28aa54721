import { sql, type Transaction } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import { limitsTable } from "#platform/http/limits.ts";
import { BackupError } from "./backup-error.ts";
import type { BackedTable, Cell } from "./backup-file.ts";
import { type DataLocation, openForReading } from "./open-copy.ts";
import { countRows, stepsOf, stepTables, tablesOf } from "./tables-of.ts";

/** All data at one point in time. */
type Snapshot = {
  kind: "sqlite" | "postgres";
  migrations: readonly string[];
  keyChecks: readonly string[];
  tables: readonly BackedTable[];
  rows(table: BackedTable): AsyncIterable<readonly Cell[]>;
};

/** Counters that are worthless an hour later. */
const leftOut: readonly string[] = [...stepTables, limitsTable];

/**
 * Reads everything inside one transaction, for a consistent snapshot while the site keeps writing.
 * @throws {BackupError} when there is no data.
 */
export async function withSnapshot<Result>(
  place: DataLocation,
  body: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const { db, kind, close } = openForReading(place);
  try {
    // SQLite reads are consistent by default; PostgreSQL needs a stricter isolation level.
    const transaction =
      kind === "sqlite"
        ? db.transaction()
        : db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
    return await transaction.execute(async (tx) => {
      const found = await tablesOf(tx, kind);
      const migrations = await stepsOf(tx, found);
      if (migrations.length === 0)
        throw new BackupError("There is no data of Kinward in this database. Check DATABASE_URL.");
      const tables: BackedTable[] = [];
      for (const { name, columns } of found)
        if (!leftOut.includes(name)) tables.push({ name, columns, rows: await countRows(tx, name) });
      const keys = await tx.selectFrom("key_check").select("sealed").orderBy("id").execute();
      return body({
        kind,
        migrations,
        keyChecks: keys.map(({ sealed }) => sealed),
        tables,
        rows: (table) => rowsIn(tx, table),
      });
    });
  } finally {
    await close();
  }
}

async function* rowsIn(
  tx: Transaction<Tables>,
  { name, columns }: BackedTable,
): AsyncGenerator<readonly Cell[]> {
  const rows = tx
    .selectFrom(sql<Record<string, unknown>>`${sql.table(name)}`.as("copied"))
    .selectAll()
    .stream(500);
  for await (const row of rows) yield columns.map((column) => cellOf(row[column], `${name}.${column}`));
}

function cellOf(value: unknown, place: string): Cell {
  if (typeof value === "string" || typeof value === "number" || value === null) return value;
  throw new BackupError(`${place} holds neither text nor a number, which a backup cannot carry.`);
}

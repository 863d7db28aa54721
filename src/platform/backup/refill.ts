import { sql, type Transaction } from "kysely";
import { type Migrations, migrateWithin } from "#platform/database/migrate.ts";
import type { Store } from "#platform/database/open.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { BackedTable, BackupHeader, Cell } from "./backup-file.ts";
import { tablesOf } from "./tables-of.ts";

type Tx = Transaction<Tables>;

/** Values per statement; both databases allow a few more. */
const valuesAtOnce = 10_000;
/** Characters per statement, so that rows with parts of pictures don't fill the memory. */
const charactersAtOnce = 8_000_000;

/**
 * Replaces all data with that of a backup, inside the caller's transaction: rebuilds the old schema, fills it, then
 * migrates it like any older database.
 */
export async function refill(
  tx: Tx,
  kind: Store["kind"],
  {
    header,
    rows,
    migrations,
  }: {
    header: BackupHeader;
    rows: AsyncIterable<{ table: BackedTable; cells: readonly Cell[] }>;
    migrations: Migrations;
  },
): Promise<void> {
  for (const { name } of (await tablesOf(tx, kind)).toReversed())
    await sql`drop table ${sql.table(name)}`.execute(tx);
  const then = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => header.migrations.includes(name)),
  );
  await migrateWithin(tx, then);
  // Some migrations insert a first row, which is also in the backup.
  for (const { name } of header.tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(tx);
  let group: (readonly Cell[])[] = [];
  let of: BackedTable | undefined;
  let characters = 0;
  for await (const { table, cells } of rows) {
    const isFull = group.length * table.columns.length >= valuesAtOnce || characters >= charactersAtOnce;
    if (of && (of !== table || isFull)) {
      await insert(tx, of, group);
      group = [];
      characters = 0;
    }
    of = table;
    group.push(cells);
    for (const cell of cells) characters += typeof cell === "string" ? cell.length : 0;
  }
  if (of) await insert(tx, of, group);
  await migrateWithin(tx, migrations);
}

async function insert(
  tx: Tx,
  { name, columns }: BackedTable,
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((cells) => sql`(${sql.join(cells)})`));
  await sql`insert into ${sql.table(name)} (${names}) values ${values}`.execute(tx);
}

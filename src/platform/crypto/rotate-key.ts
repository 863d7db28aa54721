import { setTimeout as pause } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { isTaken } from "#platform/database/errors.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { lockIndexed } from "./adopt-indexes.ts";
import { keyIdOf } from "./key-ring.ts";
import { isOlder, keyColumns, rowsToRotate } from "./key-rows.ts";
import { cellOf, type KeyedTable } from "./keyed-table.ts";

type Row = Readonly<Record<string, string | number | null>>;
/** A row, its new values, and the blind indexes of all versions for each text that is indexed again. */
type Change = { row: Row; change: Row; indexed: readonly (readonly string[])[] };
type Rotating = Pick<Services, "store" | "cipher" | "contributions">;

type RotationProgress = { table: string; done: number; rows: number };

/** What a rotation did; `duplicates` are rows whose fingerprint another row has already. */
type RotationResult = { rows: number; duplicates: readonly { table: string; id: string }[] };

/** Rows in one transaction: a few milliseconds, so that visitors hardly wait. */
const batch = 200;

/**
 * Encrypts everything that an older version of the data key wrote with the writing one, and computes blind indexes
 * again, while the site runs. Which rows are left can be seen from the rows themselves, so a rotation that was killed
 * goes on where it was, and several at once do each row once.
 */
export async function rotateKey(
  services: Rotating,
  report: (progress: RotationProgress) => void = () => undefined,
): Promise<RotationResult> {
  const { store, cipher, contributions } = services;
  const duplicates: { table: string; id: string }[] = [];
  let rows = 0;
  for (const [name, count] of await rowsToRotate(store.db, contributions.keyedTables, cipher.writes))
    for (const table of contributions.keyedTables.filter((each) => each.table === name)) {
      let done = 0;
      for await (const { changed, taken } of rotatedBatches(services, table)) {
        done += changed;
        duplicates.push(...taken.map((id) => ({ table: name, id })));
        report({ table: name, done, rows: Math.max(count, done) });
      }
      rows += done;
    }
  return { rows, duplicates };
}

type Batch = { changed: number; taken: readonly string[] };

async function* rotatedBatches(services: Rotating, table: KeyedTable): AsyncGenerator<Batch> {
  const { store, cipher } = services;
  const key = keyColumns(table);
  const columns = [...new Set([...key, ...valueColumns(table)])];
  for (let after: Row | undefined; ; ) {
    const startedAt = performance.now();
    const beyond = after ? sql`and ${tupleOf(key)} > (${sql.join(key.map((name) => after?.[name]))})` : sql``;
    const { rows } = await sql<Row>`
      select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table.table)}
      where ${isOlder(table, cipher.writes)} ${beyond}
      order by ${sql.join(key.map((name) => sql.ref(name)))} limit ${batch}
    `.execute(store.db);
    after = rows.at(-1);
    if (!after) return;
    yield await rotatedRows(services, table, rows);
    if (rows.length < batch) return;
    // Visitors get as much time as the rotation.
    await pause(performance.now() - startedAt);
  }
}

function valueColumns(table: KeyedTable): readonly string[] {
  const { columns = [], indexes = [], indexedAgain = [] } = table;
  return [...columns, ...indexedAgain, ...indexes.flatMap(({ column, from }) => [column, from])];
}

async function rotatedRows(services: Rotating, table: KeyedTable, rows: readonly Row[]): Promise<Batch> {
  const changes: Change[] = [];
  for (const row of rows) changes.push({ row, ...(await changeOf(services, table, row)) });
  try {
    return {
      changed: await services.store.transact((tx) => writeAll(tx, services, table, changes)),
      taken: [],
    };
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  // One of them has a fingerprint that another row has too: the others must not wait for it.
  let changed = 0;
  const taken: string[] = [];
  for (const each of changes) {
    try {
      changed += await services.store.transact((tx) => writeAll(tx, services, table, [each]));
    } catch (error) {
      if (!isTaken(error)) throw error;
      taken.push(idOf(table, each.row));
    }
  }
  return { changed, taken };
}

/** The new values of a row's older ones, and what its new blind indexes are of. */
async function changeOf({ cipher }: Rotating, table: KeyedTable, row: Row): Promise<Omit<Change, "row">> {
  const id = idOf(table, row);
  const change: Record<string, string | null> = {};
  const indexed: (readonly string[])[] = [];
  const decrypted = (column: string) => cipher.decrypt(String(row[column]), cellOf(table, column, id));
  for (const column of table.columns ?? []) {
    const stored = String(row[column]);
    if (!isEncrypted(stored) || keyIdOf(stored) === cipher.writes) continue;
    change[column] = cipher.encrypt(decrypted(column), cellOf(table, column, id));
  }
  for (const { column, from, purpose, text } of table.indexes ?? []) {
    const stored = String(row[column]);
    if (stored === "" || !isEncrypted(String(row[from])) || keyIdOf(stored) === cipher.writes) continue;
    const indexes = cipher.blindIndexes(purpose, text(decrypted(from)));
    change[column] = indexes[0];
    indexed.push(indexes);
  }
  for (const column of table.indexedAgain ?? [])
    if (row[column] && keyIdOf(String(row[column])) !== cipher.writes) change[column] = null;
  return { change, indexed };
}

/** Writes each change if its row still has the values it was made of: what someone has changed meanwhile is newer. */
async function writeAll(
  tx: Tx,
  { store }: Rotating,
  table: KeyedTable,
  changes: readonly Change[],
): Promise<number> {
  const indexed = changes.flatMap((each) => each.indexed);
  await lockIndexed(tx, store, table.table, indexed);
  let changed = 0;
  for (const { row, change } of changes) {
    const names = Object.keys(change);
    if (names.length === 0) continue;
    const sources = (table.indexes ?? []).filter(({ column }) => column in change).map(({ from }) => from);
    const same = [...new Set([...keyColumns(table), ...names, ...sources])].map(
      (name) => sql`${sql.ref(name)} = ${row[name]}`,
    );
    const { numAffectedRows } = await sql`
      update ${sql.table(table.table)}
      set ${sql.join(names.map((name) => sql`${sql.ref(name)} = ${change[name]}`))}
      where ${sql.join(same, sql` and `)}
    `.execute(tx);
    changed += Number(numAffectedRows ?? 0);
  }
  return changed;
}

function idOf(table: KeyedTable, row: Row): string {
  return keyColumns(table)
    .map((name) => String(row[name]))
    .join(":");
}

function tupleOf(names: readonly string[]): RawBuilder<unknown> {
  return sql`(${sql.join(names.map((name) => sql.ref(name)))})`;
}

function isEncrypted(stored: string): boolean {
  return /^v[1-9]\d{0,3}\./.test(stored);
}

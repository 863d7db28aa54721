import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/open.ts";
import { firstKeyId } from "./key-ring.ts";
import { isAmong, type KeyedTable } from "./keyed-table.ts";

export function keyColumns({ key = ["id"] }: KeyedTable): readonly string[] {
  return key;
}

/** The condition for rows with something to encrypt or index again, because another version than this one wrote it. */
export function isOlder(table: KeyedTable, writes: string): RawBuilder<boolean> {
  const prefix = `${writes}.%`;
  return anyOf(table, [
    ...(table.columns ?? []).map(
      (column) => sql`(${sql.ref(column)} like 'v%.%' and ${sql.ref(column)} not like ${prefix})`,
    ),
    ...(table.indexes ?? []).map(({ column, from }) => {
      const other =
        writes === firstKeyId
          ? sql`${sql.ref(column)} like '%.%'`
          : sql`${sql.ref(column)} not like ${prefix}`;
      return sql`(${sql.ref(from)} <> '' and ${sql.ref(column)} <> '' and ${other})`;
    }),
    ...(table.indexedAgain ?? []).map((column) =>
      writes === firstKeyId
        ? sql`${sql.ref(column)} like '%.%'`
        : sql`(${sql.ref(column)} <> '' and ${sql.ref(column)} not like ${prefix})`,
    ),
  ]);
}

function isUnder(table: KeyedTable, keyId: string): RawBuilder<boolean> {
  const prefix = `${keyId}.%`;
  const isFirst = keyId === firstKeyId;
  return anyOf(table, [
    ...(table.columns ?? []).map((column) => sql`${sql.ref(column)} like ${prefix}`),
    ...(table.indexes ?? []).map(({ column, from }) => {
      const own = isFirst ? sql`${sql.ref(column)} not like '%.%'` : sql`${sql.ref(column)} like ${prefix}`;
      return sql`(${sql.ref(from)} <> '' and ${sql.ref(column)} <> '' and ${own})`;
    }),
    ...(table.indexedAgain ?? []).map((column) =>
      isFirst
        ? sql`(${sql.ref(column)} <> '' and ${sql.ref(column)} not like '%.%')`
        : sql`${sql.ref(column)} like ${prefix}`,
    ),
  ]);
}

function anyOf(table: KeyedTable, conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  if (conditions.length === 0) return sql`1 = 0`;
  return sql`(${isAmong(table)} and (${sql.join([...conditions], sql` or `)}))`;
}

/** How many rows of each table still need a version of the data key; tables without any are left out. */
export async function rowsUnder(
  db: Database,
  tables: readonly KeyedTable[],
  keyId: string,
): Promise<ReadonlyMap<string, number>> {
  return counts(db, tables, (table) => isUnder(table, keyId));
}

export async function rowsToRotate(
  db: Database,
  tables: readonly KeyedTable[],
  writes: string,
): Promise<ReadonlyMap<string, number>> {
  return counts(db, tables, (table) => isOlder(table, writes));
}

async function counts(
  db: Database,
  tables: readonly KeyedTable[],
  condition: (table: KeyedTable) => RawBuilder<boolean>,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (const table of tables) {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(table.table)} where ${condition(table)}
    `.execute(db);
    const count = Number(rows[0]?.count ?? 0);
    if (count > 0) found.set(table.table, (found.get(table.table) ?? 0) + count);
  }
  return found;
}

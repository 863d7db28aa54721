import { type Kysely, sql, type Transaction } from "kysely";
import type { Store } from "#platform/database/open.ts";
import type { Tables } from "#platform/database/tables.ts";

type Handle = Kysely<Tables> | Transaction<Tables>;

/** A table as the database itself describes it. */
type FoundTable = { name: string; columns: readonly string[] };

/** The tables of Kysely's migrator, which record the applied migrations. */
const stepTable = "kysely_migration";
export const stepTables: readonly string[] = [stepTable, "kysely_migration_lock"];

/** All tables, each after those it references. */
export async function tablesOf(db: Handle, kind: Store["kind"]): Promise<readonly FoundTable[]> {
  const schema = kind === "postgres" ? await currentSchema(db) : undefined;
  const tables = (await db.introspection.getTables({ withInternalKyselyTables: true }))
    .filter((table) => !table.isView && table.schema === schema)
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const references = await referencesOf(db, kind);
  const ordered: FoundTable[] = [];
  const visit = (table: FoundTable) => {
    if (ordered.includes(table)) return;
    for (const { child, parent } of references)
      if (child === table.name && parent !== child)
        for (const before of tables) if (before.name === parent) visit(before);
    ordered.push(table);
  };
  for (const table of tables) visit(table);
  return ordered;
}

/** The applied migrations in order; empty if there is no schema. */
export async function stepsOf(db: Handle, tables: readonly FoundTable[]): Promise<readonly string[]> {
  if (!tables.some(({ name }) => name === stepTable)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(stepTable)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

export async function countRows(db: Handle, table: string): Promise<number> {
  const { rows } = await sql<{
    count: number | string;
  }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

async function currentSchema(db: Handle): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? "public";
}

async function referencesOf(db: Handle, kind: Store["kind"]) {
  const { rows } = await (kind === "sqlite"
    ? sql<{ child: string; parent: string }>`
        select tables.name as child, keys."table" as parent
        from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
        where tables.type = 'table'`
    : sql<{ child: string; parent: string }>`
        select child.relname as child, parent.relname as parent
        from pg_constraint as keys
        join pg_class as child on child.oid = keys.conrelid
        join pg_class as parent on parent.oid = keys.confrelid
        where keys.contype = 'f' and keys.connamespace = current_schema()::regnamespace`
  ).execute(db);
  return rows;
}

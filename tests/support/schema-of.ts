import { sql } from "kysely";
import type { Store } from "#platform/database/open.ts";

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

import { sql } from "kysely";
import type { Database } from "./open.ts";
import type { Tables } from "./tables.ts";

type TableWithId = {
  [Table in keyof Tables]: Tables[Table] extends { id: string } ? Table : never;
}[keyof Tables];

/** The query for the row with this id. */
export function rowById<Table extends TableWithId>(db: Database, table: Table, id: string) {
  return db.selectFrom(db.dynamic.table(table).as("row")).selectAll().where(sql.ref("row.id"), "=", id);
}

import type { Migrations } from "#platform/database/migrate.ts";
import { limitsTable } from "./limits.ts";

/** Counts shared between processes; named and shaped as rate-limiter-flexible expects it. */
export const limitsMigrations: Migrations = {
  "2026-11-21-03-rate-limits": {
    up: (db) =>
      db.schema
        .createTable(limitsTable)
        .addColumn("key", "varchar(255)", (column) => column.primaryKey())
        .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("expire", "bigint")
        .execute(),
  },
};

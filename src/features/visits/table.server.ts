import type { Migrations } from "#platform/database/migrate.ts";
import type { Section } from "./rules.ts";

/** Page views of a section on a day in UTC. Nothing else is stored. */
export type VisitCountRow = { day: string; section: Section; count: number };

declare module "#platform/database/tables.ts" {
  interface Tables {
    visit_counts: VisitCountRow;
  }
}

export const visitsMigrations: Migrations = {
  "2026-11-22-135-visits": {
    up: (db) =>
      db.schema
        .createTable("visit_counts")
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("section", "text", (column) => column.notNull())
        .addColumn("count", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("visit_counts_key", ["day", "section"])
        .execute(),
  },
};

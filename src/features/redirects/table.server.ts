import type { Migrations } from "#platform/database/migrate.ts";
import type { RedirectKind } from "./rules.ts";

/** One redirect. Nothing about visitors except a count and a day. */
export type RedirectRow = {
  id: string;
  /** Normalized (rules.ts). */
  from_path: string;
  /** As sent: a path with its query and anchor, or an external address. */
  target: string;
  /** The normalized path of the target; empty if it is external. */
  target_path: string;
  kind: RedirectKind;
  note: string;
  hits: number;
  /** The last day it was used, in UTC; empty if never. */
  used_on: string;
  /** Version number for optimistic locking. */
  revision: number;
  created_at: string;
  changed_at: string;
};

/** How often an unknown address was requested on a day. */
type MissingAddressRow = {
  /** A keyed hash of the path. */
  mark: string;
  day: string;
  /** The path, once it has been requested often enough; empty before. */
  path: string;
  count: number;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    redirects: RedirectRow;
    missing_addresses: MissingAddressRow;
  }
}

export const redirectsMigrations: Migrations = {
  "2026-11-22-130-redirects": {
    async up(db) {
      await db.schema
        .createTable("redirects")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("from_path", "text", (column) => column.notNull().unique())
        .addColumn("target", "text", (column) => column.notNull())
        .addColumn("target_path", "text", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("note", "text", (column) => column.notNull())
        .addColumn("hits", "integer", (column) => column.notNull())
        .addColumn("used_on", "text", (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("changed_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("redirect_book")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("revision", "integer", (column) => column.notNull())
        .execute();
      await db.insertInto("redirect_book").values({ id: "book", revision: 0 }).execute();
    },
  },
  "2026-11-22-131-missing-addresses": {
    async up(db) {
      await db.schema
        .createTable("missing_addresses")
        .addColumn("mark", "text", (column) => column.notNull())
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("path", "text", (column) => column.notNull())
        .addColumn("count", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("missing_addresses_key", ["mark", "day"])
        .execute();
    },
  },
};

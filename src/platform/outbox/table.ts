import type { Migrations } from "#platform/database/migrate.ts";

type OutboxState = "queued" | "done" | "dead";

/** One task that follows from a write. `payload` contains only ids, never what a person wrote. */
export type OutboxRow = {
  id: string;
  kind: string;
  payload: string;
  state: OutboxState;
  attempts: number;
  run_at: string;
  lease_until: string;
  created_at: string;
  finished_at: string | null;
  /** The kind of failure, for the team; no addresses or message text. */
  last_error: string | null;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    outbox: OutboxRow;
  }
}

export const outboxMigrations: Migrations = {
  "2026-11-21-02-outbox": {
    async up(db) {
      await db.schema
        .createTable("outbox")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("payload", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("run_at", "text", (column) => column.notNull())
        .addColumn("lease_until", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("finished_at", "text")
        .addColumn("last_error", "text")
        .execute();
      await db.schema.createIndex("outbox_due").on("outbox").columns(["state", "run_at"]).execute();
    },
  },
};

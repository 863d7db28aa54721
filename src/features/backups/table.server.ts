import type { Migrations } from "#platform/database/migrate.ts";

/** One backup: planned or asked for, made or failed. It has the id of its outbox entry. */
export type BackupRunRow = {
  id: string;
  state: "running" | "made" | "failed";
  started_at: string;
  finished_at: string;
  /** When the snapshot was taken; empty before. */
  made_at: string;
  /** The file's name and where it is; empty before. */
  name: string;
  place: string;
  bytes: number;
  /** Why the last attempt failed, or what is left to do about one that was made; with what to do. No secrets. */
  problem: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    backup_runs: BackupRunRow;
  }
}

export const backupsMigrations: Migrations = {
  "2026-11-24-300-backup-runs": {
    async up(db) {
      await db.schema
        .createTable("backup_runs")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("started_at", "text", (column) => column.notNull())
        .addColumn("finished_at", "text", (column) => column.notNull())
        .addColumn("made_at", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("place", "text", (column) => column.notNull())
        // A backup can be larger than PostgreSQL's integer, and a float has digits enough.
        .addColumn("bytes", "double precision", (column) => column.notNull())
        .addColumn("problem", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("backup_runs_by_start")
        .on("backup_runs")
        .columns(["started_at", "id"])
        .execute();
    },
  },
};

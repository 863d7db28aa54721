import type { Migrations } from "#platform/database/migrate.ts";

/** One change: who, what, which id, when. No names, no addresses, no words. */
export type AuditRow = {
  id: string;
  at: string;
  /** Who acted: the id of a person of the team, "terminal", or "visitor" for a link from a mail. */
  actor: string;
  /** What was done, as feature and verb: "campaigns.published". */
  action: string;
  /** The id it was done to; empty where there is none. */
  subject: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    audit: AuditRow;
  }
}

export const auditMigrations: Migrations = {
  "2026-11-21-23-audit": {
    async up(db) {
      await db.schema
        .createTable("audit")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("at", "text", (column) => column.notNull())
        .addColumn("actor", "text", (column) => column.notNull())
        .addColumn("action", "text", (column) => column.notNull())
        .addColumn("subject", "text", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("audit_list").on("audit").columns(["at", "id"]).execute();
    },
  },
};

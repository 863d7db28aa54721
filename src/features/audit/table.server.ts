import type { Migrations } from "#platform/database/migrate.ts";

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
  "2026-11-23-152-audit-filters": {
    async up(db) {
      // One for each way to filter the list, all of them newest first.
      for (const columns of [["actor"], ["action"], ["actor", "action"], ["subject"]])
        await db.schema
          .createIndex(`audit_by_${columns.join("_")}`)
          .on("audit")
          .columns([...columns, "at", "id"])
          .execute();
    },
  },
};

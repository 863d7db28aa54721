import type { Migrations } from "#platform/database/migrate.ts";

export const consentMigrations: Migrations = {
  "2026-11-21-05-consent": {
    async up(db) {
      await db.schema
        .createTable("consent")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("wording", "text", (column) => column.notNull())
        .addColumn("wording_version", "text", (column) => column.notNull())
        .addColumn("page", "text", (column) => column.notNull())
        .addColumn("at", "text", (column) => column.notNull())
        .addColumn("previous_hash", "text", (column) => column.notNull().unique())
        .addColumn("hash", "text", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("consent_subject").on("consent").columns(["subject", "at"]).execute();
      await db.schema
        .createTable("consent_head")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("hash", "text", (column) => column.notNull())
        .execute();
      await db.insertInto("consent_head").values({ id: "head", hash: "" }).execute();
    },
  },
};

import type { Migrations } from "#platform/database/migrate.ts";

/** `imported`: the team imported consent given elsewhere; the wording says where. */
export type ConsentKind = "given" | "confirmed" | "withdrawn" | "imported";

/** One append-only line of the log; `subject` is a blind index of the address. */
export type ConsentRow = {
  id: string;
  subject: string;
  kind: ConsentKind;
  wording: string;
  wording_version: string;
  page: string;
  at: string;
  previous_hash: string;
  hash: string;
};

/** The log's last hash ("head"), whose row lock keeps two writers from forking the chain, and its "signature". */
type ConsentHeadRow = { id: string; hash: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    consent: ConsentRow;
    consent_head: ConsentHeadRow;
  }
}

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

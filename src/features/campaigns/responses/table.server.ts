import type { Migrations } from "#platform/database/migrate.ts";

/** One person's answers to a campaign. Nothing in it tells who it was, unless the campaign asks how to reach them. */
export type ResponseRow = {
  id: string;
  campaign_id: string;
  version: number;
  state: "kept" | "suspected_spam";
  /** Sealed: all answers as JSON. */
  answers: string;
  /** Sealed: name and address as JSON; empty where a campaign asks for neither. */
  contact: string;
  contact_index: string;
  /** The keyed fingerprint of the receipt code. */
  receipt_index: string;
  complete: number;
  created_at: string;
  changed_at: string;
  /** When it is removed, as the page said on the day it was sent. */
  erase_at: string;
};

/** What a response can be found by: keyed marks of what was chosen, its version, whether it is complete. */
type ResponseMarkRow = { campaign_id: string; mark: string; created_at: string; response_id: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    responses: ResponseRow;
    response_marks: ResponseMarkRow;
  }
}

export const responsesMigrations: Migrations = {
  "2026-11-21-62-responses": {
    async up(db) {
      await db.schema
        .createTable("responses")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("campaign_id", "text", (column) => column.notNull())
        .addColumn("version", "integer", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("answers", "text", (column) => column.notNull())
        .addColumn("contact", "text", (column) => column.notNull())
        .addColumn("contact_index", "text", (column) => column.notNull())
        .addColumn("receipt_index", "text", (column) => column.notNull().unique())
        .addColumn("complete", "integer", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("changed_at", "text", (column) => column.notNull())
        .addColumn("erase_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("responses_list")
        .on("responses")
        .columns(["campaign_id", "state", "created_at", "id"])
        .execute();
      await db.schema.createIndex("responses_erase").on("responses").column("erase_at").execute();
      await db.schema.createIndex("responses_contact").on("responses").column("contact_index").execute();
      await db.schema
        .createTable("response_marks")
        .addColumn("campaign_id", "text", (column) => column.notNull())
        .addColumn("mark", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("response_id", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("response_marks_key", ["campaign_id", "mark", "created_at", "response_id"])
        .execute();
      await db.schema
        .createIndex("response_marks_response")
        .on("response_marks")
        .columns(["response_id", "mark"])
        .execute();
    },
  },
};

import * as z from "zod/mini";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Migrations } from "#platform/database/migrate.ts";
import { addAddressColumn } from "#platform/personal-data/address-index.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";

/** Anonymous, unless the campaign asks for contact details. */
export type ResponseRow = {
  id: string;
  campaign_id: string;
  version: number;
  state: "kept" | "suspected_spam";
  /** Encrypted: all answers as JSON. */
  answers: string;
  /** Encrypted: name and address as JSON; empty if the campaign doesn't ask for them. */
  contact: string;
  contact_index: string;
  /** The keyed fingerprint of the receipt code. */
  receipt_index: string;
  complete: number;
  created_at: string;
  changed_at: string;
  /** The expiry date, as shown on the page when it was sent. */
  erase_at: string;
  /** The blind indexes of the addresses in it; null before it was indexed. */
  address_indexes: string | null;
};

/** The index of responses: keyed values of choices, version, and completeness. */
type ResponseMarkRow = { campaign_id: string; mark: string; created_at: string; response_id: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    responses: ResponseRow;
    response_marks: ResponseMarkRow;
  }
}

const withEmail = z.object({ email: z.string() });

export const responsesKeyed: readonly KeyedTable[] = [
  {
    table: "responses",
    columns: ["answers", "contact"],
    indexes: [
      {
        column: "contact_index",
        from: "contact",
        purpose: "responses",
        text: (contact) => comparableEmail(withEmail.parse(JSON.parse(contact)).email),
      },
    ],
    indexedAgain: ["address_indexes"],
    // The code on paper was made with the version of its time.
    lasting: ["receipt_index"],
  },
  // Counts add up over many responses, so they keep the mark of the oldest version.
  { table: "response_marks", lasting: ["mark"] },
];

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
  "2026-11-25-116-response-addresses": {
    up: (db) => addAddressColumn(db, { table: "responses", scope: "campaign_id" }),
  },
};

import type { Migrations } from "#platform/database/migrate.ts";

/** Somebody asked for what is held about an address: one row per address, removed at night. */
export type PrivacyRequestRow = {
  id: string;
  /** Sealed: where the link is mailed to. */
  email: string;
  email_index: string;
  asked_at: string;
  /** The end of the link that was mailed last; empty until it is. */
  expires_at: string;
};

/** What an erasure leaves: nothing of it tells whose it was, but to who brings both the code and the address. */
export type PrivacyCertificateRow = {
  id: string;
  /** The keyed fingerprint of its code. */
  code_index: string;
  /** A keyed fingerprint of the address, salted with the certificate's own id: two of them cannot be joined. */
  marker: string;
  erased_at: string;
  /** "visitor", or the id of a person of the team. */
  erased_by: string;
  /** How many things of each kind went, as JSON. */
  counts: string;
};

/** How many things of a kind the daily job has removed on a day. */
export type RemovalCountRow = { name: string; day: string; removed: number };

declare module "#platform/database/tables.ts" {
  interface Tables {
    privacy_requests: PrivacyRequestRow;
    privacy_certificates: PrivacyCertificateRow;
    removal_counts: RemovalCountRow;
  }
}

export const privacyMigrations: Migrations = {
  "2026-11-22-123-privacy": {
    async up(db) {
      await db.schema
        .createTable("privacy_requests")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("email_index", "text", (column) => column.notNull().unique())
        .addColumn("asked_at", "text", (column) => column.notNull())
        .addColumn("expires_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("privacy_certificates")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("code_index", "text", (column) => column.notNull().unique())
        .addColumn("marker", "text", (column) => column.notNull())
        .addColumn("erased_at", "text", (column) => column.notNull())
        .addColumn("erased_by", "text", (column) => column.notNull())
        .addColumn("counts", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("privacy_certificates_list")
        .on("privacy_certificates")
        .columns(["erased_at", "id"])
        .execute();
      await db.schema
        .createTable("removal_counts")
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("removed", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("removal_counts_key", ["name", "day"])
        .execute();
    },
  },
};

import type { Migrations } from "#platform/database/migrate.ts";

import type { SubscriberState } from "./rules.ts";

export type SubscriberRow = {
  id: string;
  /** Encrypted; `forgotten` some time after someone has left. */
  email: string;
  email_index: string;
  state: SubscriberState;
  page: string;
  created_at: string;
  changed_at: string;
  /** When the last mail was queued: one a day at most, whoever types the address. */
  mailed_at: string;
  /** What they leave out of the letter, encrypted: it may say a lot about a person. `noChoices` for nothing. */
  preferences: string;
};

/** What stands in place of an address that has been forgotten. */
export const forgotten = "";

/** Stands for "every letter, please". */
export const noChoices = "";

/** Sign-ups that filled the hidden field: kept for the team to look through, never mailed. */
export type SuspectedSubscriberRow = {
  id: string;
  email: string;
  /** Empty in rows from before there was one; they are gone within a month. */
  email_index: string;
  page: string;
  created_at: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    subscribers: SubscriberRow;
    suspected_subscribers: SuspectedSubscriberRow;
  }
}

export const newsletterMigrations: Migrations = {
  "2026-11-21-06-newsletter": {
    async up(db) {
      await db.schema
        .createTable("subscribers")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("email_index", "text", (column) => column.notNull().unique())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("page", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("changed_at", "text", (column) => column.notNull())
        .addColumn("mailed_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("subscribers_list")
        .on("subscribers")
        .columns(["created_at", "id"])
        .execute();
      await db.schema
        .createTable("suspected_subscribers")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("page", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .execute();
    },
  },
  "2026-11-22-110-subscribers": {
    async up(db) {
      await db.schema
        .alterTable("subscribers")
        .addColumn("preferences", "text", (column) => column.notNull().defaultTo(noChoices))
        .execute();
      // The team's list is narrowed down by state or by page, the newest first.
      for (const column of ["state", "page"])
        await db.schema
          .createIndex(`subscribers_by_${column}`)
          .on("subscribers")
          .columns([column, "created_at", "id"])
          .execute();
    },
  },
  "2026-11-22-122-suspected-subscribers": {
    async up(db) {
      await db.schema
        .alterTable("suspected_subscribers")
        .addColumn("email_index", "text", (column) => column.notNull().defaultTo(""))
        .execute();
      await db.schema
        .createIndex("suspected_subscribers_email")
        .on("suspected_subscribers")
        .column("email_index")
        .execute();
    },
  },
};

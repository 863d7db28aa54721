import type { Migrations } from "#platform/database/migrate.ts";

import type { SubscriberState } from "./rules.ts";

export type SubscriberRow = {
  id: string;
  /** Encrypted; `forgotten` some time after the person unsubscribed. */
  email: string;
  email_index: string;
  state: SubscriberState;
  page: string;
  created_at: string;
  changed_at: string;
  /** When the last email was queued. The limit is one a day per address. */
  mailed_at: string;
  /** Encrypted opt-outs, because they can reveal a lot about a person. `noChoices` for none. */
  preferences: string;
  /** Encrypted, from an import or typed by the team; `noName` for none. */
  name: string;
  /** When they last became a subscriber by an act of their own; empty for imports, and for whom it was before this was kept. */
  confirmed_at: string;
  /** The language of the form they signed up with, for the mails that follow; `inEnglish` for English. */
  language: string;
};

/** The column that has each address once. */
export const subscriberAddresses = {
  table: "subscribers",
  column: "email_index",
  purpose: "subscribers",
} as const;

/** Replaces an erased address. */
export const forgotten = "";

/** No opt-outs. */
export const noChoices = "";

/** Never confirmed by the person. */
export const notConfirmed = "";

/** They signed up in English, or the team added them. */
export const inEnglish = "";

export const noName = "";

/** What the columns about a person have once they are erased. */
export const erasedPerson = {
  email: forgotten,
  page: forgotten,
  preferences: noChoices,
  name: noName,
  confirmed_at: notConfirmed,
  language: inEnglish,
} as const;

/** Sign-ups that filled in the honeypot: kept for the team to review, never emailed. */
type SuspectedSubscriberRow = {
  id: string;
  email: string;
  /** Empty in rows from older versions, which expire within a month. */
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
      // For the admin list, filtered by state or page, newest first.
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
  "2026-11-23-151-subscribers-by-page-and-state": {
    async up(db) {
      // A page is listed together with a status, too.
      await db.schema
        .createIndex("subscribers_by_page_and_state")
        .on("subscribers")
        .columns(["page", "state", "created_at", "id"])
        .execute();
      await db.schema.dropIndex("subscribers_by_page").execute();
    },
  },
  "2026-11-27-160-subscriber-confirmed": {
    async up(db) {
      await db.schema
        .alterTable("subscribers")
        .addColumn("confirmed_at", "text", (column) => column.notNull().defaultTo(notConfirmed))
        .execute();
      // For the welcome series, which looks for those of the last days.
      await db.schema
        .createIndex("subscribers_confirmed")
        .on("subscribers")
        .column("confirmed_at")
        .where("confirmed_at", "<>", notConfirmed)
        .execute();
    },
  },
  "2026-11-28-70-subscriber-language": {
    async up(db) {
      await db.schema
        .alterTable("subscribers")
        .addColumn("language", "text", (column) => column.notNull().defaultTo(inEnglish))
        .execute();
    },
  },
};

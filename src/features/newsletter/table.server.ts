import { sql } from "kysely";
import type { Migrations } from "#platform/database/migrate.ts";
import type { Services } from "#platform/services.ts";
import { type SubscriberColumns, subscriberPeople } from "./record.server.ts";
import { addedPage, importedPage, type SubscriberState } from "./rules.ts";

/** The address and what the team notes are encrypted; `forgotten` some time after the person unsubscribed. */
export type SubscriberRow = SubscriberColumns & {
  id: string;
  state: SubscriberState;
  page: string;
  created_at: string;
  changed_at: string;
  /** When the last email was queued. The limit is one a day per address. */
  mailed_at: string;
  /** Encrypted opt-outs, because they can reveal a lot about a person. `noChoices` for none. */
  preferences: string;
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

/** What the columns about a person have once they are erased. */
export function erasedPerson(services: Pick<Services, "cipher">) {
  const { email_index: _kept, ...columns } = subscriberPeople.toRow(services, "", { email: forgotten });
  return {
    ...columns,
    // Whom the team brought isn't counted as a sign-up, and this says nothing about them.
    page: sql<string>`case when page in (${importedPage}, ${addedPage}) then page else ${forgotten} end`,
    preferences: noChoices,
    confirmed_at: notConfirmed,
    language: inEnglish,
  };
}

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
  "2026-12-01-97-issues-to-places": {
    async up({ schema }) {
      await schema.alterTable("issue_mails").addColumn("place_id", "text").execute();
      await schema
        .createIndex("issue_mails_once_a_place")
        .on("issue_mails")
        .columns(["issue_id", "place_id"])
        .unique()
        .execute();
    },
  },
  "2026-11-30-91-issues": {
    async up({ schema }) {
      for (const table of ["letter_mails", "letter_versions", "welcome_emails"])
        await schema.alterTable(table).renameColumn("letter_id", "issue_id").execute();
      await schema.alterTable("letters").renameTo("issues").execute();
      await schema.alterTable("letter_mails").renameTo("issue_mails").execute();
      await schema.alterTable("letter_versions").renameTo("issue_versions").execute();
    },
  },
};

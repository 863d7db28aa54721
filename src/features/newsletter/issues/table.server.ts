import type { Migrations } from "#platform/database/migrate.ts";
import type { IssueState, MailState } from "./rules.ts";

/** One letter of the team to the newsletter's list. */
export type IssueRow = {
  id: string;
  state: IssueState;
  /** Counts every saved change, so that two people writing at once notice each other. */
  revision: number;
  /** Everything the team wrote, sealed as one text. */
  content: string;
  /** When it is to go out; empty for "at once" and while it is a draft. */
  send_at: string;
  /** The time zone in which the team chose that moment. */
  zone: string;
  /** Counts each beginning: what was queued for an earlier one does nothing any more. */
  turn: number;
  created_at: string;
  changed_at: string;
  begun_at: string;
  finished_at: string;
  /** What came of its mails, once they are not kept one by one any more. */
  counts: string;
};

/** One mail of a letter to one person. Its id is the mail's Message-ID, the same at every attempt. */
export type LetterMailRow = {
  id: string;
  letter_id: string;
  /** Null when the person has been erased since. */
  subscriber_id: string | null;
  state: MailState;
  /** The outbox entry that carries it now. */
  entry_id: string;
  /** When it came into its state. */
  at: string;
  /** The code of a refusal; no address, no words. */
  reason: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    letters: IssueRow;
    letter_mails: LetterMailRow;
  }
}

export const issuesMigrations: Migrations = {
  "2026-11-22-111-letters": {
    async up(db) {
      await db.schema
        .createTable("letters")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("content", "text", (column) => column.notNull())
        .addColumn("send_at", "text", (column) => column.notNull())
        .addColumn("zone", "text", (column) => column.notNull())
        .addColumn("turn", "integer", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("changed_at", "text", (column) => column.notNull())
        .addColumn("begun_at", "text", (column) => column.notNull())
        .addColumn("finished_at", "text", (column) => column.notNull())
        .addColumn("counts", "text", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("letters_list").on("letters").columns(["created_at", "id"]).execute();
      await db.schema
        .createTable("letter_mails")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("letter_id", "text", (column) => column.notNull())
        .addColumn("subscriber_id", "text")
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("entry_id", "text", (column) => column.notNull())
        .addColumn("at", "text", (column) => column.notNull())
        .addColumn("reason", "text", (column) => column.notNull())
        .execute();
      // One mail of a letter to one person, whoever chooses the receivers and how often.
      await db.schema
        .createIndex("letter_mails_once")
        .on("letter_mails")
        .columns(["letter_id", "subscriber_id"])
        .unique()
        .execute();
      await db.schema
        .createIndex("letter_mails_by_state")
        .on("letter_mails")
        .columns(["letter_id", "state", "id"])
        .execute();
      await db.schema
        .createIndex("letter_mails_by_subscriber")
        .on("letter_mails")
        .column("subscriber_id")
        .execute();
    },
  },
};

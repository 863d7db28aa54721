import { sql } from "kysely";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Migrations } from "#platform/database/migrate.ts";
import type { ReportedMail } from "#platform/mail/reported-mail.ts";
import type { PauseReason } from "./rules/pausing.ts";
import type { IssueState, MailState } from "./rules/sending.ts";

export type IssueRow = {
  id: string;
  state: IssueState;
  /** Incremented with every saved change (optimistic locking). */
  revision: number;
  /** The content, encrypted as one text. */
  content: string;
  /** The scheduled time; empty for "now" and for drafts. */
  send_at: string;
  /** The time zone in which that time was chosen. */
  zone: string;
  /** The number of the run, incremented by every change of status, so that jobs queued for an earlier run do nothing. */
  turn: number;
  created_at: string;
  changed_at: string;
  begun_at: string;
  finished_at: string;
  /** Why it paused itself; empty if somebody paused it. */
  paused_for: PauseReason | "";
  /** From when mails count for pausing itself: since somebody resumed it. Empty for all. */
  counted_from: string;
  /** Its delivery counts, once its emails are no longer kept individually. */
  counts: string;
};

/** One email of an issue to one person. Its id is the Message-ID, the same at every attempt. */
type IssueMailRow = {
  id: string;
  issue_id: string;
  /** Null if the person has been erased since. */
  subscriber_id: string | null;
  state: MailState;
  /** Its current outbox entry. */
  entry_id: string;
  /** When its status last changed. */
  at: string;
  /** The server's rejection code, without addresses or text. */
  reason: string;
  /** What was reported about it after a server had accepted it; empty for nothing. */
  report: ReportedMail["report"] | "";
};

/** What a draft said at the end of a stretch of writing, encrypted as one text. */
type IssueVersionRow = {
  id: string;
  issue_id: string;
  content: string;
  /** The team member who wrote. */
  by: string;
  /** When the stretch began, and its last change. */
  begun_at: string;
  at: string;
};

/** The welcome series: one row. */
type WelcomeSeriesRow = {
  id: string;
  /** When it was turned on: only people who confirm after that are in it. Empty while it's off. */
  since: string;
  /** Incremented with every change (optimistic locking). */
  revision: number;
};

type WelcomeEmailRow = {
  issue_id: string;
  /** How many days after a person confirmed it goes to them. */
  days: number;
  /** To how many people it went whose emails are no longer kept individually. */
  sent: number;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    welcome_series: WelcomeSeriesRow;
    welcome_emails: WelcomeEmailRow;
    issues: IssueRow;
    issue_mails: IssueMailRow;
    issue_versions: IssueVersionRow;
  }
}

/** Texts are encrypted for the first names of their tables. */
export const keyedIssues: KeyedTable = {
  ...{ table: "issues", columns: ["content"] },
  context: { table: "letters" },
};
export const keyedIssueVersions: KeyedTable = {
  ...{ table: "issue_versions", columns: ["content"] },
  context: { table: "letter_versions" },
};

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
      // At most one email of an issue per person, however often recipients are selected.
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
  "2026-11-23-190-issue-versions": {
    async up(db) {
      await db.schema
        .createTable("letter_versions")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("letter_id", "text", (column) => column.notNull())
        .addColumn("content", "text", (column) => column.notNull())
        .addColumn("by", "text", (column) => column.notNull())
        .addColumn("begun_at", "text", (column) => column.notNull())
        .addColumn("at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("letter_versions_list")
        .on("letter_versions")
        .columns(["letter_id", "begun_at", "id"])
        .execute();
    },
  },
  "2026-11-23-153-issue-counts": {
    async up(db) {
      // For the counts of an issue: few mails have a reason, and few people leave in the days after it.
      await db.schema
        .createIndex("letter_mails_with_reason")
        .on("letter_mails")
        .columns(["letter_id", "state", "reason"])
        .where("reason", "<>", "")
        .execute();
      await db.schema
        .createIndex("subscribers_left")
        .on("subscribers")
        .column("changed_at")
        .where(sql<boolean>`state = 'unsubscribed'`)
        .execute();
    },
  },
  "2026-11-27-141-issue-reports": {
    async up(db) {
      for (const column of ["paused_for", "counted_from"])
        await db.schema
          .alterTable("letters")
          .addColumn(column, "text", (each) => each.notNull().defaultTo(""))
          .execute();
      await db.schema
        .alterTable("letter_mails")
        .addColumn("report", "text", (column) => column.notNull().defaultTo(""))
        .execute();
      await db.schema
        .createIndex("letter_mails_with_report")
        .on("letter_mails")
        .columns(["letter_id", "report"])
        .where("report", "<>", "")
        .execute();
    },
  },
  "2026-11-27-161-welcome-series": {
    async up(db) {
      await db.schema
        .createTable("welcome_series")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("since", "text", (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .execute();
      await sql`insert into welcome_series (id, since, revision) values ('welcome', '', 1)`.execute(db);
      await db.schema
        .createTable("welcome_emails")
        .addColumn("letter_id", "text", (column) => column.primaryKey())
        .addColumn("days", "integer", (column) => column.notNull())
        .addColumn("sent", "integer", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("welcome_emails_days")
        .on("welcome_emails")
        .column("days")
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

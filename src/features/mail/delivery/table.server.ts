import type { Migrations } from "#platform/database/migrate.ts";
import type { VisitorMail } from "#platform/mail/mail.ts";
import type { ReportedMail } from "#platform/mail/reported-mail.ts";
import type { StopReason } from "./rules.ts";

/** Which mail went to which address, so that a report finds it. */
export type SentMailRow = {
  /** The id that the mail was sent with. */
  id: string;
  kind: VisitorMail;
  /** Encrypted. */
  email: string;
  email_index: string;
  at: string;
};

/** One report about one mail; nothing of its text. */
type MailReportRow = {
  id: string;
  mail_id: string;
  mail_kind: VisitorMail;
  kind: ReportedMail["report"];
  status: string;
  email_index: string;
  at: string;
};

/** An address to which routine mail is stopped, or was. */
export type MailStopRow = {
  id: string;
  /** Encrypted. */
  email: string;
  email_index: string;
  reason: StopReason;
  status: string;
  mail_kind: VisitorMail;
  stopped_at: string;
  /** When the address was last asked whether it works again; empty if never. */
  asked_at: string;
  /** When its owner confirmed that it works; empty while mail is stopped. */
  lifted_at: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    sent_mails: SentMailRow;
    mail_reports: MailReportRow;
    mail_stops: MailStopRow;
  }
}

/** The column that has each address once. */
export const stopAddresses = { table: "mail_stops", column: "email_index", purpose: "mail_stops" } as const;

/** The purpose of the fingerprints in reports, which keep no address. */
export const reportIndexes = "mail_reports";

export const mailDeliveryMigrations: Migrations = {
  "2026-11-27-140-mail-delivery": {
    async up(db) {
      await db.schema
        .createTable("sent_mails")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("email_index", "text", (column) => column.notNull())
        .addColumn("at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("mail_reports")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("mail_id", "text", (column) => column.notNull())
        .addColumn("mail_kind", "text", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("email_index", "text", (column) => column.notNull())
        .addColumn("at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("mail_stops")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("email_index", "text", (column) => column.notNull().unique())
        .addColumn("reason", "text", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("mail_kind", "text", (column) => column.notNull())
        .addColumn("stopped_at", "text", (column) => column.notNull())
        .addColumn("asked_at", "text", (column) => column.notNull())
        .addColumn("lifted_at", "text", (column) => column.notNull())
        .execute();
      const index = (name: string, table: string, columns: string[]) =>
        db.schema.createIndex(name).on(table).columns(columns).execute();
      await index("sent_mails_by_address", "sent_mails", ["email_index"]);
      await index("sent_mails_by_time", "sent_mails", ["at"]);
      // A server that reports twice about one mail counts once.
      await db.schema
        .createIndex("mail_reports_once")
        .on("mail_reports")
        .columns(["mail_id", "kind"])
        .unique()
        .execute();
      await index("mail_reports_by_address", "mail_reports", ["email_index", "kind", "at"]);
      await index("mail_reports_by_time", "mail_reports", ["at"]);
      await index("mail_stops_list", "mail_stops", ["lifted_at", "stopped_at", "id"]);
    },
  },
};

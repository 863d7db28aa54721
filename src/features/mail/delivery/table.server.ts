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

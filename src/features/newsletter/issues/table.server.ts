import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
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
export type IssueMailRow = {
  id: string;
  issue_id: string;
  /** Null if it's for somebody with a place, or the person has been erased since. */
  subscriber_id: string | null;
  /** The place in a group whose person gets it; null if it's for a subscriber. */
  place_id: string | null;
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

import type { ColumnType } from "kysely";
import type { TakenAs } from "#platform/mail/incoming/incoming-mail.ts";
import type { MailboxProblem } from "#platform/mail/incoming/mailbox-error.server.ts";
import type { UnreadReason } from "./schema.ts";

/** One mail that was taken from the mailbox: which one, and as what. Nothing of who wrote it or what. */
export type IncomingMailRow = {
  /** The same for each of its deliveries, so that no process takes it again. */
  id: string;
  taken_as: TakenAs | "unread";
  received_at: string;
};

/** The one mailbox: which process reads it, and how that goes. */
export type MailboxStateRow = {
  id: "mailbox";
  reader: string;
  lease_until: string;
  /** When it was read for the first time; empty before. Mails from before aren't ours. */
  began_at: string;
  /** The last time it could be read; empty if never. */
  read_at: string;
  /** Why it can't be read, and since when; empty while it can. */
  problem: MailboxProblem | "";
  problem_since: string;
  /** How far the folder of read mails went on the last days, as JSON; empty at first. */
  read_ends: ColumnType<string, string | undefined, string>;
};

/** A mail in the mailbox that couldn't be read. Nothing of who wrote it or what. */
export type UnreadMailRow = {
  /** Its number in its folder. */
  id: string;
  reason: UnreadReason;
  bytes: number;
  arrived_at: string;
  /** When someone asked for another try; empty if nobody has. */
  retry_at: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    incoming_mails: IncomingMailRow;
    mailbox_state: MailboxStateRow;
    unread_mails: UnreadMailRow;
  }
}

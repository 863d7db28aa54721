import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";

type MailPart =
  /** It began the conversation; what the message has no room for is here. */
  | "opening"
  /** From the person whose conversation it is. */
  | "reply"
  /** It names the conversation, but comes from somebody else. */
  | "other_address";

/** A mail that came in; encrypted. It belongs to a conversation and goes with it. */
export type InboxMailRow = {
  id: string;
  conversation_id: string;
  part: MailPart;
  /** Empty where the mail has no one sender. */
  email: string;
  email_index: string;
  name: string;
  subject: string;
  text: string;
  quoted: string;
  /** The files that came with it and aren't kept, as JSON; empty if there are none. */
  left_out: string;
  /** 1 when its text was longer than what is kept. */
  is_cut: number;
  /** Its Message-ID, which our reply names, and the keyed index by which later mails that name it are found. */
  mail_id: string;
  mail_index: string;
  /** Its Thread-Index, which our reply continues for Outlook; empty if it has none. */
  outlook_thread: string;
  /** The conversation in which it's answered, if that is another one. */
  answered_in: string;
  /** Whether the mailbox's server has verified who sent it; empty in those from before this was asked. */
  sender: "" | "verified" | "unverified";
  created_at: string;
  address_indexes: string | null;
};

/** Name, type and bytes are encrypted. */
type AttachmentRow = {
  id: string;
  mail_id: string;
  name: string;
  type: string;
  size: number;
  /** 1 if it counts toward what strangers can bring in a day. */
  is_strangers: number;
  /** The incoming mail that its bytes are still stored from, with its number there; empty once they are. */
  awaits: string;
  created_at: string;
};

/** The bytes of a file in pieces, so that reading or encrypting it again never needs much memory. */
type AttachmentPieceRow = { id: string; attachment_id: string; position: number; bytes: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    inbox_mails: InboxMailRow;
    inbox_attachments: AttachmentRow;
    inbox_attachment_pieces: AttachmentPieceRow;
  }
}

export const mailIndexes = { email: "inbox_mails", messageId: "inbox_mails Message-ID" } as const;

/** A Message-ID for comparing: some mail programs change its case. */
export const comparableMessageId = (messageId: string) => messageId.toLowerCase();

export const mailsKeyed: readonly KeyedTable[] = [
  {
    table: "inbox_mails",
    columns: ["email", "name", "subject", "text", "quoted", "left_out", "mail_id", "outlook_thread"],
    indexes: [
      { column: "email_index", from: "email", purpose: mailIndexes.email, text: comparableEmail },
      { column: "mail_index", from: "mail_id", purpose: mailIndexes.messageId, text: comparableMessageId },
    ],
    indexedAgain: ["address_indexes"],
  },
  { table: "inbox_attachments", columns: ["name", "type"] },
  { table: "inbox_attachment_pieces", columns: ["bytes"] },
];

import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Migrations } from "#platform/database/migrate.ts";
import { addAddressColumn } from "#platform/personal-data/address-index.ts";
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

const parents = [
  ["message_id", "contact_messages"],
  ["inquiry_id", "clinic_inquiries"],
] as const;

export const inboxMailMigrations: Migrations = {
  "2026-11-27-121-inbox-mails": {
    async up(db) {
      let mails = db.schema
        .createTable("inbox_mails")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("message_id", "text")
        .addColumn("inquiry_id", "text")
        .addColumn("part", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("email_index", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("quoted", "text", (column) => column.notNull())
        .addColumn("left_out", "text", (column) => column.notNull())
        .addColumn("is_cut", "integer", (column) => column.notNull())
        .addColumn("mail_id", "text", (column) => column.notNull())
        .addColumn("mail_index", "text", (column) => column.notNull())
        .addColumn("answered_in", "text", (column) => column.notNull().defaultTo(""))
        .addColumn("created_at", "text", (column) => column.notNull());
      // Checked when a transaction ends, so that a copy of all data can be put back in any order.
      for (const [column, parent] of parents)
        mails = mails.addForeignKeyConstraint(
          `inbox_mails_${column}`,
          [column],
          parent,
          ["id"],
          (constraint) => constraint.onDelete("cascade").deferrable().initiallyDeferred(),
        );
      await mails.execute();
      for (const column of ["message_id", "inquiry_id", "email_index", "mail_index"])
        await db.schema.createIndex(`inbox_mails_of_${column}`).on("inbox_mails").column(column).execute();
      await addAddressColumn(db, { table: "inbox_mails" });
      await db.schema
        .createTable("inbox_attachments")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("mail_id", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("type", "text", (column) => column.notNull())
        .addColumn("size", "integer", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addForeignKeyConstraint("inbox_attachments_mail", ["mail_id"], "inbox_mails", ["id"], (constraint) =>
          constraint.onDelete("cascade").deferrable().initiallyDeferred(),
        )
        .execute();
      await db.schema
        .createIndex("inbox_attachments_of_mail")
        .on("inbox_attachments")
        .column("mail_id")
        .execute();
      await db.schema
        .createTable("inbox_attachment_pieces")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("attachment_id", "text", (column) => column.notNull())
        .addColumn("position", "integer", (column) => column.notNull())
        .addColumn("bytes", "text", (column) => column.notNull())
        .addForeignKeyConstraint(
          "inbox_attachment_pieces_of",
          ["attachment_id"],
          "inbox_attachments",
          ["id"],
          (constraint) => constraint.onDelete("cascade").deferrable().initiallyDeferred(),
        )
        .execute();
      await db.schema
        .createIndex("inbox_attachment_pieces_in_order")
        .on("inbox_attachment_pieces")
        .columns(["attachment_id", "position"])
        .unique()
        .execute();
    },
  },
  "2026-11-30-61-verified-senders": {
    async up(db) {
      await db.schema
        .alterTable("inbox_mails")
        .addColumn("sender", "text", (column) => column.notNull().defaultTo(""))
        .execute();
    },
  },
  "2026-11-30-64-outlook-threads": {
    async up(db) {
      await db.schema
        .alterTable("inbox_mails")
        .addColumn("outlook_thread", "text", (column) => column.notNull().defaultTo(""))
        .execute();
    },
  },
  "2026-11-30-62-files-in-pieces": {
    async up(db) {
      await db.schema
        .alterTable("inbox_attachments")
        .addColumn("is_strangers", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .alterTable("inbox_attachments")
        .addColumn("awaits", "text", (column) => column.notNull().defaultTo(""))
        .execute();
      for (const column of ["awaits", "created_at"])
        await db.schema
          .createIndex(`inbox_attachments_by_${column}`)
          .on("inbox_attachments")
          .column(column)
          .execute();
    },
  },
};

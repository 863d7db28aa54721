import type { Migrations } from "#platform/database/migrate.ts";

export type MessageState = "new" | "suspected_spam";

/** One message of the contact page; name, email, phone and message are encrypted. */
export type ContactMessageRow = {
  id: string;
  state: MessageState;
  subject: string;
  name: string;
  email: string;
  email_index: string;
  phone: string;
  message: string;
  created_at: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    contact_messages: ContactMessageRow;
  }
}

export const contactMigrations: Migrations = {
  "2026-11-21-07-contact": {
    async up(db) {
      await db.schema
        .createTable("contact_messages")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("email_index", "text", (column) => column.notNull())
        .addColumn("phone", "text", (column) => column.notNull())
        .addColumn("message", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("contact_messages_list")
        .on("contact_messages")
        .columns(["created_at", "id"])
        .execute();
      await db.schema
        .createIndex("contact_messages_email")
        .on("contact_messages")
        .column("email_index")
        .execute();
    },
  },
};

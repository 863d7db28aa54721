import { sql } from "kysely";
import type { Migrations } from "#platform/database/migrate.ts";

/** Where a message stands: nobody has taken it, somebody has, the person has our answer, it is finished. */
export type MessageState = "new" | "open" | "waiting" | "done" | "suspected_spam";

/** One message of the contact page; name, email, phone and message are encrypted. */
export type ContactMessageRow = {
  id: string;
  state: MessageState;
  /** When it came to stand there. */
  state_at: string;
  /** Who of the team has taken it; empty for nobody. */
  assignee: string;
  /** Counts every change at the desk, so that two people at once notice each other. */
  version: number;
  /** When the promise to answer was met; empty until then. */
  met_at: string;
  /** 1 once the team has had a mail about it. */
  team_told: number;
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
  "2026-11-22-100-contact-desk": {
    async up(db) {
      const table = "contact_messages";
      for (const name of ["state_at", "assignee", "met_at"] as const)
        await db.schema
          .alterTable(table)
          .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
          .execute();
      for (const name of ["version", "team_told"] as const)
        await db.schema
          .alterTable(table)
          .addColumn(name, "integer", (column) => column.notNull().defaultTo(1))
          .execute();
      await sql`update contact_messages set state_at = created_at`.execute(db);
      await sql`update contact_messages set team_told = 0 where state = 'suspected_spam'`.execute(db);
      await db.schema
        .createIndex("contact_messages_state")
        .on(table)
        .columns(["state", "created_at", "id"])
        .execute();
    },
  },
};

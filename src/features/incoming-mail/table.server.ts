import type { Migrations } from "#platform/database/migrate.ts";
import type { TakenAs } from "#platform/mail/incoming/incoming-mail.ts";

/** One mail that was taken from the mailbox: which one, and as what. Nothing of who wrote it or what. */
export type IncomingMailRow = {
  /** Made of its bytes, so that no process takes it again. */
  id: string;
  taken_as: TakenAs | "unread";
  received_at: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    incoming_mails: IncomingMailRow;
  }
}

export const incomingMailMigrations: Migrations = {
  "2026-11-27-110-incoming-mails": {
    async up(db) {
      await db.schema
        .createTable("incoming_mails")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("taken_as", "text", (column) => column.notNull())
        .addColumn("received_at", "text", (column) => column.notNull())
        .execute();
    },
  },
};

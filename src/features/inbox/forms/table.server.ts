import { type ColumnType, type Selectable, sql } from "kysely";
import type { Migrations } from "#platform/database/migrate.ts";
import type { ColumnOf } from "#platform/forms/fields.ts";
import { addAddressColumn } from "#platform/personal-data/address-index.ts";
import type { ItemState } from "./rules/mailboxes.ts";
import type { contactMessage } from "./schema/contact.ts";
import type { FormSchema, StoredName } from "./schema/definition.ts";
import type { clinicInquiry } from "./schema/inquiry.ts";

/** A column for each stored field; one that is optional can be added later, empty for what came before. */
type FormColumns<Schema extends FormSchema> = {
  [Name in StoredName<Schema> as ColumnOf<Name>]: ColumnType<string, string | undefined, string>;
};

/** What is stored about everything sent by a form, besides its fields. */
type ReceivedColumns = {
  id: string;
  /** Nobody has taken it, somebody has, the person has our answer, it is finished, or it looks like spam. */
  state: ItemState;
  /** When it got this state. */
  state_at: string;
  /** The team member who has taken it; empty for nobody. */
  assignee: string;
  /** Counts every change by the team (optimistic locking). */
  version: number;
  /** When the promise to answer was met; empty until then. */
  met_at: string;
  /** 1 once the team has had a mail about it. */
  team_told: number;
  email_index: string;
  created_at: string;
  /** The blind indexes of the addresses in its texts; null before it was indexed. */
  address_indexes: string | null;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    contact_messages: ReceivedColumns & FormColumns<typeof contactMessage>;
    clinic_inquiries: ReceivedColumns & FormColumns<typeof clinicInquiry>;
  }
}

/** A row of either table. */
export type ReceivedRow = Selectable<ReceivedColumns>;

export const formMigrations: Migrations = {
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
  "2026-11-21-08-clinic-inquiries": {
    async up(db) {
      await db.schema
        .createTable("clinic_inquiries")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("email_index", "text", (column) => column.notNull())
        .addColumn("clinic_name", "text", (column) => column.notNull())
        .addColumn("contact_name", "text", (column) => column.notNull())
        .addColumn("phone", "text", (column) => column.notNull())
        .addColumn("message", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("clinic_inquiries_list")
        .on("clinic_inquiries")
        .columns(["created_at", "id"])
        .execute();
      await db.schema
        .createIndex("clinic_inquiries_email")
        .on("clinic_inquiries")
        .column("email_index")
        .execute();
    },
  },
  "2026-11-22-101-clinics-desk": {
    async up(db) {
      const table = "clinic_inquiries";
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
      await sql`update clinic_inquiries set state_at = created_at`.execute(db);
      await db.schema
        .createIndex("clinic_inquiries_state")
        .on(table)
        .columns(["state", "created_at", "id"])
        .execute();
    },
  },
  "2026-11-25-116-form-addresses": {
    async up(db) {
      for (const table of ["contact_messages", "clinic_inquiries"]) await addAddressColumn(db, { table });
    },
  },
};

import { sql } from "kysely";
import type { Migrations } from "#platform/database/migrate.ts";

/** Where an inquiry stands, as a message of the contact page does. */
export type InquiryState = "new" | "open" | "waiting" | "done" | "suspected_spam";

/** One inquiry of a clinic; everything typed is encrypted. */
export type ClinicInquiryRow = {
  id: string;
  state: InquiryState;
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
  email: string;
  email_index: string;
  clinic_name: string;
  contact_name: string;
  phone: string;
  message: string;
  created_at: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    clinic_inquiries: ClinicInquiryRow;
  }
}

export const clinicsMigrations: Migrations = {
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
};

import type { Migrations } from "#platform/database/migrate.ts";

/** One inquiry of a clinic; everything typed is encrypted. */
export type ClinicInquiryRow = {
  id: string;
  state: "new";
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
};

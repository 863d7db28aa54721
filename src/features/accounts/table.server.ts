import type { Migrations } from "#platform/database/migrate.ts";
import type { Role } from "./access.ts";

/** One person of the team. The address is encrypted like a visitor's; a hash is all that is kept of secrets. */
export type StaffRow = {
  id: string;
  email: string;
  email_index: string;
  name: string;
  role: Role;
  state: "invited" | "active" | "disabled";
  /** Empty until a password is set. */
  password_hash: string;
  created_at: string;
};

/** A link that sets a password once; only its keyed fingerprint is stored. */
export type StaffInviteRow = { token_index: string; staff_id: string; expires_at: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    staff: StaffRow;
    staff_invites: StaffInviteRow;
  }
}

export const accountsMigrations: Migrations = {
  "2026-11-21-09-accounts": {
    async up(db) {
      await db.schema
        .createTable("staff")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("email_index", "text", (column) => column.notNull().unique())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("role", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("password_hash", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("staff_invites")
        .addColumn("token_index", "text", (column) => column.primaryKey())
        .addColumn("staff_id", "text", (column) => column.notNull())
        .addColumn("expires_at", "text", (column) => column.notNull())
        .execute();
    },
  },
};

import type { Migrations } from "#platform/database/migrate.ts";

/** A one-time link for setting a password; only its keyed fingerprint is stored. */
type InviteRow = {
  token_index: string;
  team_member_id: string;
  expires_at: string;
  /** The id of the inviting owner; empty for a link from the terminal or a requested one. */
  invited_by: string;
};

/** A used code, so that it can't be used again. */
type UsedCodeRow = { code_index: string; used_at: string };

/** Attempts on one account from one place since `since`, stored as keyed fingerprints. */
type FailureRow = { account_index: string; owner_index: string; failures: number; since: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    member_invites: InviteRow;
    member_used_codes: UsedCodeRow;
    member_failures: FailureRow;
  }
}

export const teamMigrations: Migrations = {
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
  "2026-11-21-23-accounts-sign-in": {
    async up(db) {
      await db.schema
        .alterTable("staff")
        .addColumn("second_factor", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .alterTable("staff")
        .addColumn("disabled_at", "text", (column) => column.notNull().defaultTo(""))
        .execute();
      await db.schema
        .createTable("staff_used_codes")
        .addColumn("code_index", "text", (column) => column.primaryKey())
        .addColumn("used_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("staff_failures")
        .addColumn("account_index", "text", (column) => column.primaryKey())
        .addColumn("failures", "integer", (column) => column.notNull())
        .addColumn("since", "text", (column) => column.notNull())
        .execute();
    },
  },
  "2026-11-22-120-people": {
    async up(db) {
      for (const column of ["must_use_factor", "revision"])
        await db.schema
          .alterTable("staff")
          .addColumn(column, "integer", (added) => added.notNull().defaultTo(0))
          .execute();
    },
  },
  "2026-11-22-146-accounts-tries": {
    async up(db) {
      await db.schema
        .alterTable("staff_failures")
        .addColumn("owner_index", "text", (column) => column.notNull().defaultTo(""))
        .execute();
      await db.schema.createIndex("staff_failures_of").on("staff_failures").column("owner_index").execute();
      await db.schema
        .alterTable("staff_invites")
        .addColumn("invited_by", "text", (column) => column.notNull().defaultTo(""))
        .execute();
    },
  },
  "2026-11-28-45-member-access": {
    async up(db) {
      await db.schema
        .createTable("member_access")
        .addColumn("member_id", "text", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("item_id", "text", (column) => column.notNull())
        .addColumn("may_publish", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("member_access_key", ["member_id", "kind", "item_id"])
        .execute();
      await db.schema
        .createIndex("member_access_of_item")
        .on("member_access")
        .columns(["kind", "item_id"])
        .execute();
    },
  },
  "2026-11-30-95-team-members": {
    async up({ schema }) {
      await schema.alterTable("staff").renameTo("team_members").execute();
      const parts = [
        "invites",
        "sessions",
        "second_factors",
        "passkeys",
        "used_codes",
        "failures",
        "challenges",
      ];
      for (const part of parts) await schema.alterTable(`staff_${part}`).renameTo(`member_${part}`).execute();
      for (const part of ["invites", "sessions", "second_factors", "passkeys"])
        await schema.alterTable(`member_${part}`).renameColumn("staff_id", "team_member_id").execute();
      for (const [name, table, column] of [
        ["failures_of", "failures", "owner_index"],
        ["sessions_of", "sessions", "team_member_id"],
        ["passkeys_of", "passkeys", "team_member_id"],
        ["challenges_by", "challenges", "identifier"],
      ] as const) {
        await schema.dropIndex(`staff_${name}`).execute();
        await schema.createIndex(`member_${name}`).on(`member_${table}`).column(column).execute();
      }
    },
  },
};

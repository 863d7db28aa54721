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

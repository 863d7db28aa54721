import type { Migrations } from "#platform/database/migrate.ts";

/** A session. Only a keyed fingerprint of its token is stored; no IP address, no browser. */
type StaffSessionRow = {
  id: string;
  token_index: string;
  staff_id: string;
  created_at: string;
  /** The last request, to the minute. */
  seen_at: string;
  /** When its owner last confirmed who they are, after signing in; empty if they haven't had to. */
  proved_at: string;
  /** The expiry set by better-auth, by the machine's clock. */
  expires_at: string;
  /** The rows of further pages of lists that it read since its owner proved who they are, and a hash of the last page. */
  listed_rows: number;
  listed_page: string;
  /** What the sign-in took; empty for sessions of earlier versions. */
  began_with: BeganWith | "";
};

/** What a sign-in can take. */
export type BeganWith = "password" | "app code" | "recovery code" | "passkey";

/**
 * The app's secret, encrypted by better-auth, and the hashes of the remaining recovery codes. Somebody who only has
 * passkeys has recovery codes too, and a secret that nobody knows.
 */
type SecondFactorRow = {
  id: string;
  staff_id: string;
  secret: string;
  recovery_codes: string;
  /** 0 until the first code from the app was right. */
  verified: number;
  failures: number;
  locked_until: string | null;
};

/** A sign-in waiting for its second step, found by the fingerprint of its cookie. */
type ChallengeRow = {
  id: string;
  identifier: string;
  /** The team member's id, or the number of attempts. */
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    staff_sessions: StaffSessionRow;
    staff_second_factors: SecondFactorRow;
    staff_challenges: ChallengeRow;
  }
}

export const signInMigrations: Migrations = {
  "2026-11-21-23-sign-in": {
    async up(db) {
      await db.schema
        .createTable("staff_sessions")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("token_index", "text", (column) => column.notNull().unique())
        .addColumn("staff_id", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("seen_at", "text", (column) => column.notNull())
        .addColumn("expires_at", "text", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("staff_sessions_of").on("staff_sessions").column("staff_id").execute();
      await db.schema
        .createTable("staff_second_factors")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("staff_id", "text", (column) => column.notNull().unique())
        .addColumn("secret", "text", (column) => column.notNull())
        .addColumn("recovery_codes", "text", (column) => column.notNull())
        .addColumn("verified", "integer", (column) => column.notNull())
        .addColumn("failures", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("locked_until", "text")
        .execute();
      await db.schema
        .createTable("staff_challenges")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("identifier", "text", (column) => column.notNull())
        .addColumn("value", "text", (column) => column.notNull())
        .addColumn("expires_at", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("updated_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("staff_challenges_by")
        .on("staff_challenges")
        .column("identifier")
        .execute();
    },
  },
  "2026-11-23-180-session-proofs": {
    async up(db) {
      await db.schema
        .alterTable("staff_sessions")
        .addColumn("proved_at", "text", (column) => column.notNull().defaultTo(""))
        .execute();
    },
  },
  "2026-11-25-pages-listed": {
    async up(db) {
      await db.schema
        .alterTable("staff_sessions")
        .addColumn("listed_rows", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .alterTable("staff_sessions")
        .addColumn("listed_page", "text", (column) => column.notNull().defaultTo(""))
        .execute();
    },
  },
};

import type { Migrations } from "#platform/database/migrate.ts";

/** A session. Only a keyed fingerprint of its token is stored; no IP address, no browser. */
type SessionRow = {
  id: string;
  token_index: string;
  team_member_id: string;
  created_at: string;
  /** The last request, to the minute. */
  seen_at: string;
  /** When its owner last confirmed who they are, after signing in; empty if they haven't had to. */
  proved_at: string;
  /** The rows of further pages of lists that it read since its owner proved who they are, and a hash of the last page. */
  listed_rows: number;
  listed_page: string;
  /** What the sign-in took; empty for sessions of earlier versions. */
  began_with: BeganWith | "";
};

export type BeganWith = "password" | "app code" | "recovery code" | "passkey";

/** The app's secret, encrypted, and the hashes of the remaining recovery codes, which somebody with only passkeys has too. */
type SecondFactorRow = {
  id: string;
  team_member_id: string;
  /** Empty without an app. */
  secret: string;
  recovery_codes: string;
  /** 0 until the first code from the app was right. */
  verified: number;
};

export type ChallengeKind = "second step" | "passkey" | "new passkey";

/** What a browser was asked for, and answers with the cookie whose fingerprint this is. */
type ChallengeRow = {
  token_index: string;
  kind: ChallengeKind;
  /** Whose sign-in or new passkey it is; empty for whoever signs in with a passkey. */
  team_member_id: string;
  /** The session that asked for a new passkey. */
  session_id: string;
  /** What the device has to sign. */
  challenge: string;
  /** The codes tried since the first step. */
  codes: number;
  expires_at: string;
};

/** A passkey: the public half of a key pair. The private half stays on the team member's device. */
type PasskeyRow = {
  id: string;
  team_member_id: string;
  /** Given by its owner, and encrypted: it often says whose device it is. */
  name: string;
  /** Chosen by the device. Public, and the same for nobody else. */
  credential_id: string;
  public_key: string;
  /** How often the device says it has signed; 0 for devices that don't count. PostgreSQL returns it as a text. */
  counter: number | string;
  transports: string | null;
  created_at: string;
  /** The last sign-in or confirmation with it; empty if there hasn't been one. */
  used_at: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    member_sessions: SessionRow;
    member_second_factors: SecondFactorRow;
    sign_in_challenges: ChallengeRow;
    member_passkeys: PasskeyRow;
  }
}

export const signInMigrations: Migrations = {
  // What waits at this moment begins again.
  "2026-12-01-96-challenges": {
    async up({ schema }) {
      await schema.dropTable("member_challenges").execute();
      await schema
        .createTable("sign_in_challenges")
        .addColumn("token_index", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("team_member_id", "text", (column) => column.notNull())
        .addColumn("session_id", "text", (column) => column.notNull())
        .addColumn("challenge", "text", (column) => column.notNull())
        .addColumn("codes", "integer", (column) => column.notNull())
        .addColumn("expires_at", "text", (column) => column.notNull())
        .execute();
      await schema
        .createIndex("sign_in_challenges_of")
        .on("sign_in_challenges")
        .column("team_member_id")
        .execute();
      await schema.alterTable("member_sessions").dropColumn("expires_at").execute();
      for (const column of ["failures", "locked_until"])
        await schema.alterTable("member_second_factors").dropColumn(column).execute();
    },
  },
};

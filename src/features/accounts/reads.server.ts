import type { AuthRow, AuthTable } from "#platform/auth/store-adapter.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import type { Services } from "#platform/services.ts";
import type { StaffRow } from "./table.server.ts";

export type StaffLine = Pick<StaffRow, "id" | "role" | "state"> & { email: string; name: string };

/** Everybody on the team, oldest first. */
export async function listStaff({ store, cipher }: Services): Promise<StaffLine[]> {
  const rows = await store.db.selectFrom("staff").selectAll().orderBy("created_at").orderBy("id").execute();
  return rows.map(({ id, role, state, email, name }) => ({
    id,
    role,
    state,
    email: cipher.decrypt(email, { table: "staff", column: "email", id }),
    name: cipher.decrypt(name, { table: "staff", column: "name", id }),
  }));
}

/** A person's name as the desk shows it; their address where no name was given. */
export function shownName(
  { cipher }: Pick<Services, "cipher">,
  { id, name, email }: Pick<StaffRow, "id" | "name" | "email">,
): string {
  const opened = cipher.decrypt(name, { table: "staff", column: "name", id });
  return opened === "" ? cipher.decrypt(email, { table: "staff", column: "email", id }) : opened;
}

/** The keyed fingerprint a person is found by. */
export function staffIndex({ cipher }: Pick<Services, "cipher">, email: string): string {
  return cipher.blindIndex("staff", comparableEmail(email));
}

/** The person behind an address, as long as they may sign in. */
export function staffByIndex({ store }: Pick<Services, "store">, emailIndex: string) {
  return store.db
    .selectFrom("staff")
    .select(["id", "email", "state"])
    .where("email_index", "=", emailIndex)
    .where("state", "!=", "disabled")
    .executeTakeFirst();
}

/** Whether a link would set a password now. Looking changes nothing: mail scanners open links. */
export async function passwordLinkWorks({ store, cipher, clock }: Services, token: string): Promise<boolean> {
  const link = await store.db
    .selectFrom("staff_invites")
    .select("staff_id")
    .where("token_index", "=", cipher.blindIndex("staff_invites", token))
    .where("expires_at", ">", instantNow(clock))
    .executeTakeFirst();
  return link !== undefined;
}

/**
 * The team as better-auth reads it: people, and the password of each as their one account. Addresses and names
 * stay sealed in the table; somebody who may not sign in has no password here, and is refused like a stranger.
 */
export function staffAuthTables(services: Pick<Services, "cipher">): { user: AuthTable; account: AuthTable } {
  const { cipher } = services;
  const opened = (row: AuthRow, column: "email" | "name") =>
    cipher.decrypt(String(row[column]), { table: "staff", column, id: String(row.id) });
  return {
    user: {
      model: "staff",
      table: "staff",
      columns: ["second_factor"],
      match: ({ field, operator, value }) =>
        field === "email"
          ? { field: "email_index", operator, value: staffIndex(services, String(value)) }
          : { field, operator, value },
      read: (row) => ({
        ...row,
        email: opened(row, "email"),
        name: opened(row, "name"),
        email_verified: 1,
        updated_at: row.created_at,
      }),
    },
    account: {
      model: "staff_passwords",
      table: "staff",
      columns: [],
      match: ({ field, operator, value }) =>
        field === "provider_id" ? undefined : { field: "id", operator, value },
      read: (row) => ({
        ...row,
        account_id: row.id,
        staff_id: row.id,
        provider_id: "credential",
        password_hash: row.state === "active" ? row.password_hash : "",
      }),
    },
  };
}

/** Whether anybody is on the team yet. */
export async function hasTeam({ store }: Pick<Services, "store">): Promise<boolean> {
  return (await store.db.selectFrom("staff").select("id").limit(1).executeTakeFirst()) !== undefined;
}

import type { AuthRow, AuthTable } from "#platform/auth/store-adapter.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import type { Services } from "#platform/services.ts";
import type { StaffRow } from "./table.server.ts";

export type MemberLine = Pick<StaffRow, "id" | "role" | "state"> & { email: string; name: string };

/** Everybody on the team, oldest first. */
export async function listMembers({ store, cipher }: Services): Promise<MemberLine[]> {
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

/** The name of somebody on the team by their id; undefined where there is no such person. */
export async function nameOf(
  services: Pick<Services, "store" | "cipher">,
  id: string,
): Promise<string | undefined> {
  const row = await services.store.db
    .selectFrom("staff")
    .select(["id", "name", "email"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? undefined : shownName(services, row);
}

/** The keyed fingerprint a person is found by. */
export function memberIndex({ cipher }: Pick<Services, "cipher">, email: string): string {
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

/** Whose password a link would set now, and who sent it. */
type PasswordLink = Pick<StaffRow, "id" | "role" | "state"> & {
  name: string;
  email: string;
  inviter: string | undefined;
};

/** A link that would set a password now; undefined where it would not. Mail scanners open links: nothing changes. */
export async function passwordLink(services: Services, token: string): Promise<PasswordLink | undefined> {
  const { store, cipher, clock } = services;
  const row = await store.db
    .selectFrom("staff_invites as link")
    .innerJoin("staff as person", "person.id", "link.staff_id")
    .select(["person.id", "person.role", "person.state", "person.name", "person.email", "link.invited_by"])
    .where("link.token_index", "=", cipher.blindIndex("staff_invites", token))
    .where("link.expires_at", ">", instantNow(clock))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, role, state } = row;
  return {
    id,
    role,
    state,
    name: cipher.decrypt(row.name, { table: "staff", column: "name", id }),
    email: cipher.decrypt(row.email, { table: "staff", column: "email", id }),
    inviter: row.invited_by === "" ? undefined : await nameOf(services, row.invited_by),
  };
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
          ? { field: "email_index", operator, value: memberIndex(services, String(value)) }
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

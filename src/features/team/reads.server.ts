import { type AuthRow, type AuthTable, indexedBy } from "#platform/auth/store-adapter.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import type { AccessItems } from "#platform/feature.ts";
import { type Grant, may, type Permission, type Target } from "#platform/permissions/access.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import type { StaffRow } from "./table.server.ts";

declare module "#platform/services.ts" {
  interface Contributions {
    /** What single team members can be given, by kind. */
    accessItems: readonly AccessItems[];
  }
}

export type MemberLine = Pick<StaffRow, "id" | "role" | "state"> & { email: string; name: string };

/** All team members, oldest first. */
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

/** The items of a team member with limited access. */
export async function grantsOf(db: Database | Tx, memberId: string): Promise<readonly Grant[]> {
  const rows = await db
    .selectFrom("member_access")
    .select(["kind", "item_id", "may_publish"])
    .where("member_id", "=", memberId)
    .orderBy("kind")
    .orderBy("item_id")
    .execute();
  return rows.map(({ kind, item_id: id, may_publish }) => ({ kind, id, publish: may_publish === 1 }));
}

/** The names of all team members, or of those with these ids; for somebody without a name yet, the address. */
export async function memberNames(
  services: Services,
  ids?: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const members = await listMembers(services);
  return new Map(
    members.filter(({ id }) => ids?.includes(id) ?? true).map(({ id, name, email }) => [id, name || email]),
  );
}

/** How many active team members sign in without a second factor. */
export async function membersWithoutFactor({ store }: Pick<Services, "store">): Promise<number> {
  const row = await store.db
    .selectFrom("staff")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("state", "=", "active")
    .where("second_factor", "=", 0)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A team member's name in the admin; their address if they have no name. */
export function shownName(
  { cipher }: Pick<Services, "cipher">,
  { id, name, email }: Pick<StaffRow, "id" | "name" | "email">,
): string {
  const opened = cipher.decrypt(name, { table: "staff", column: "name", id });
  return opened === "" ? cipher.decrypt(email, { table: "staff", column: "email", id }) : opened;
}

/** The name of a team member by id; undefined if there is none. */
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

/** The keyed fingerprint that finds a team member. */
export function memberIndex({ cipher }: Pick<Services, "cipher">, email: string): string {
  return cipher.blindIndex("staff", comparableEmail(email));
}

/** All fingerprints that can find a team member: one for each version of the key. */
export function memberIndexes({ cipher }: Pick<Services, "cipher">, email: string): readonly string[] {
  return cipher.blindIndexes("staff", comparableEmail(email));
}

/**
 * Whether an address may get mails about an item: always one outside the team, and one of a team member while their
 * account is open and they have this permission for it.
 */
export async function mayBeMailed(
  services: Pick<Services, "store" | "cipher">,
  email: string,
  permission: Permission,
  target: Target,
): Promise<boolean> {
  const { db } = services.store;
  const member = await db
    .selectFrom("staff")
    .select(["id", "role", "state"])
    .where("email_index", "in", memberIndexes(services, email))
    .executeTakeFirst();
  if (!member) return true;
  const { id, role, state } = member;
  const grants = await grantsOf(db, id);
  const actor = { id, name: "", role, grants, sessionId: "", needsSecondFactor: false };
  return state !== "disabled" && may(actor, permission, target);
}

/** The team member with an address, if they can sign in. */
export function teamMemberByIndex({ store }: Pick<Services, "store">, emailIndexes: readonly string[]) {
  return store.db
    .selectFrom("staff")
    .select(["id", "email", "state"])
    .where("email_index", "in", emailIndexes)
    .where("state", "!=", "disabled")
    .executeTakeFirst();
}

/** The team member whose password a link can set, and who invited them. */
type PasswordLink = Pick<StaffRow, "id" | "role" | "state"> & {
  name: string;
  email: string;
  inviter: string | undefined;
};

/**
 * The content of a valid password link; undefined if it's invalid. Reading it changes nothing, because mail scanners
 * open links.
 */
export async function passwordLink(services: Services, token: string): Promise<PasswordLink | undefined> {
  const { store, cipher, clock } = services;
  const row = await store.db
    .selectFrom("staff_invites as link")
    .innerJoin("staff as person", "person.id", "link.staff_id")
    .select(["person.id", "person.role", "person.state", "person.name", "person.email", "link.invited_by"])
    .where("link.token_index", "in", cipher.blindIndexes("staff_invites", token))
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
 * The team as better-auth reads it: users, and one account with a password for each. Addresses and names stay encrypted
 * in the table. Someone who can't sign in has no password here, so they are rejected like an unknown address.
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
          ? indexedBy("email_index", operator, memberIndexes(services, String(value)))
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

/** Whether there are any team members yet. */
export async function hasTeam({ store }: { store: Pick<Services["store"], "db"> }): Promise<boolean> {
  return (await store.db.selectFrom("staff").select("id").limit(1).executeTakeFirst()) !== undefined;
}

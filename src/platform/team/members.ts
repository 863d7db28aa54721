import type { Database, Tx } from "#platform/database/open.ts";
import { type Grant, may, type Permission, type Role, type Target } from "#platform/permissions/access.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";

/** One team member. The address is encrypted like a visitor's; of the password only a hash is stored. */
export type TeamMemberRow = {
  id: string;
  email: string;
  email_index: string;
  name: string;
  role: Role;
  state: "invited" | "active" | "disabled";
  /** Empty until a password is set. */
  password_hash: string;
  /** 1 if a second factor is required at sign-in. */
  second_factor: number;
  /** 1 if an owner requires a second factor of this team member; rules for the whole team apply too. */
  must_use_factor: number;
  /** When the account was closed; empty while it is open. */
  disabled_at: string;
  created_at: string;
  /** Incremented with every change in the admin (optimistic locking). */
  revision: number;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    team_members: TeamMemberRow;
  }
}

export type MemberLine = Pick<TeamMemberRow, "id" | "role" | "state"> & { email: string; name: string };

/** All team members, oldest first. */
export async function listMembers({ store, cipher }: Services): Promise<MemberLine[]> {
  const rows = await store.db
    .selectFrom("team_members")
    .selectAll()
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, role, state, email, name }) => ({
    id,
    role,
    state,
    email: cipher.decrypt(email, { table: "staff", column: "email", id }),
    name: cipher.decrypt(name, { table: "staff", column: "name", id }),
  }));
}

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
    .selectFrom("team_members")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("state", "=", "active")
    .where("second_factor", "=", 0)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A team member's name in the admin; their address if they have no name. */
export function shownName(
  { cipher }: Pick<Services, "cipher">,
  { id, name, email }: Pick<TeamMemberRow, "id" | "name" | "email">,
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
    .selectFrom("team_members")
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
    .selectFrom("team_members")
    .select(["id", "role", "state"])
    .where("email_index", "in", memberIndexes(services, email))
    .executeTakeFirst();
  if (!member) return true;
  const { id, role, state } = member;
  const grants = await grantsOf(db, id);
  const actor = { id, name: "", role, grants, sessionId: "", needsSecondFactor: false };
  return state !== "disabled" && may(actor, permission, target);
}

import { instantNow } from "#platform/clock/clock.ts";
import type { AccessItems } from "#platform/feature.ts";
import type { Services } from "#platform/services.ts";
import type { TeamMemberRow } from "#platform/team/members.ts";
import { nameOf } from "#platform/team/members.ts";

declare module "#platform/services.ts" {
  interface Contributions {
    /** What single team members can be given, by kind. */
    accessItems: readonly AccessItems[];
  }
}

/** The team member with an address, if they can sign in. */
export function teamMemberByIndex({ store }: Pick<Services, "store">, emailIndexes: readonly string[]) {
  return store.db
    .selectFrom("team_members")
    .select(["id", "email", "state"])
    .where("email_index", "in", emailIndexes)
    .where("state", "!=", "disabled")
    .executeTakeFirst();
}

/** The team member whose password a link can set, and who invited them. */
type PasswordLink = Pick<TeamMemberRow, "id" | "role" | "state"> & {
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
    .selectFrom("member_invites as link")
    .innerJoin("team_members as person", "person.id", "link.team_member_id")
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

export async function hasTeam({ store }: { store: Pick<Services["store"], "db"> }): Promise<boolean> {
  return (await store.db.selectFrom("team_members").select("id").limit(1).executeTakeFirst()) !== undefined;
}

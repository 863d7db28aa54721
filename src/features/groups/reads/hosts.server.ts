import type { Database, Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize, authorizeList, may, type Target } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { listMembers } from "#platform/team/members.ts";

/** A group, as what limited access includes. */
export const groupTarget = (id: string): Target => ({ kind: "group", id });

/**
 * Checks that a team member may run the meetings of a group: hosts those of the groups they're chosen for, limited access
 * those it includes, editors and owners all. Writes call it inside their transaction, so that being taken off a group counts from the next press.
 * @throws {HttpError} forbidden; not_found for a group of other hosts, as for one that doesn't exist.
 */
export async function authorizeHost(db: Database | Tx, actor: Actor, groupId: string): Promise<void> {
  authorize(actor, "meetings.host", groupTarget(groupId));
  if (may(actor, "groups.read", groupTarget(groupId))) return;
  const row = await db
    .selectFrom("group_hosts")
    .select("member_id")
    .where("group_id", "=", groupId)
    .where("member_id", "=", actor.id)
    .executeTakeFirst();
  if (!row) throw new HttpError("not_found");
}

/** The ids of the groups whose meetings a team member may run; undefined for all. */
export async function hostedGroupIds(
  { store }: Pick<Services, "store">,
  actor: Actor,
): Promise<ReadonlySet<string> | undefined> {
  const given = authorizeList(actor, "meetings.host", "group");
  if (given !== undefined || may(actor, "groups.read")) return given;
  const rows = await store.db
    .selectFrom("group_hosts")
    .select("group_id")
    .where("member_id", "=", actor.id)
    .execute();
  return new Set(rows.map(({ group_id }) => group_id));
}

/** A team member with the role host, and whether they host this group. */
export type HostChoice = { id: string; name: string; isHost: boolean; invited: boolean };

/** Who can host a group: team members whose role it is and whose account is open. Undefined with limited access. */
export async function hostChoices(
  services: Services,
  actor: Actor,
  groupId: string,
): Promise<readonly HostChoice[] | undefined> {
  if (!may(actor, "groups.write")) return undefined;
  const rows = await services.store.db
    .selectFrom("group_hosts")
    .select("member_id")
    .where("group_id", "=", groupId)
    .execute();
  const chosen = new Set(rows.map(({ member_id }) => member_id));
  return (await listMembers(services))
    .filter(({ role, state }) => role === "host" && state !== "disabled")
    .map(({ id, name, email, state }) => ({
      id,
      name: name || email,
      isHost: chosen.has(id),
      invited: state === "invited",
    }));
}

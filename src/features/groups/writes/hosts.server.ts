import { recordAudit } from "#platform/audit/record-audit.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { lockGroup } from "./lock-group.server.ts";

/**
 * Makes a team member a host of a group, or takes them off it. Doing it again changes nothing.
 * @throws {HttpError} not_found if there is no such group, or no team member with the role host.
 */
export async function changeGroupHost(
  services: Services,
  actor: Actor,
  { groupId, memberId, isHost }: { groupId: string; memberId: string; isHost: boolean },
): Promise<void> {
  authorize(actor, "groups.write");
  await services.store.transact(async (tx) => {
    const group = await lockGroup(tx, { id: groupId });
    const member = await tx
      .selectFrom("team_members")
      .select("id")
      .where("id", "=", memberId)
      .where("role", "=", "host")
      .where("state", "!=", "disabled")
      .executeTakeFirst();
    if (!group || !member) throw new HttpError("not_found");
    const row = { group_id: groupId, member_id: memberId };
    const removed = await tx
      .deleteFrom("group_hosts")
      .where("group_id", "=", groupId)
      .where("member_id", "=", memberId)
      .returning("member_id")
      .executeTakeFirst();
    if (isHost) await tx.insertInto("group_hosts").values(row).execute();
    if ((removed !== undefined) === isHost) return;
    const action = isHost ? "groups.host_added" : "groups.host_removed";
    await recordAudit(tx, services, { actor, action, subject: groupId });
    // An entry has one item: a second one says who.
    const ofMember = isHost ? "people.became_group_host" : "people.left_group_host";
    await recordAudit(tx, services, { actor, action: ofMember, subject: memberId });
  });
}

/** Forgets the groups of those who aren't hosts any more, so that the role doesn't bring them back later. */
export async function removeFormerHosts({ store }: Pick<Services, "store">): Promise<void> {
  const hosts = store.db.selectFrom("team_members").select("id").where("role", "=", "host");
  await store.db.deleteFrom("group_hosts").where("member_id", "not in", hosts).execute();
}

import { groupFaults as faults } from "#content/groups/places.ts";
import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { isTaken } from "#platform/database/errors.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { groupOf, isOver } from "../reads/places.server.ts";
import { nextRound, nextSlug } from "../rules/next-round.ts";
import { endOfGroup } from "../rules/schedule.ts";
import { lockGroup } from "./settle.server.ts";

/**
 * Makes the next round of a group that is over: a draft with its texts, its hosts and the next days by its rule. Its meeting link
 * stays behind, because people of the last round know it.
 * @throws {HttpError} not_found; conflict while the group has dates, or if there is a next round already.
 */
export async function beginNextRound(
  services: Services,
  actor: Actor,
  { id }: { id: string },
): Promise<{ id: string }> {
  authorize(actor, "groups.write");
  const next = services.ids.next();
  const now = instantNow(services.clock);
  await services.store
    .transact(async (tx) => {
      const row = await lockGroup(tx, { id });
      if (!row) throw new HttpError("not_found");
      if (!isOver(row, now)) throw new HttpError("conflict", { message: faults.notOver });
      const { content, schedule } = await groupOf(tx, row);
      const following = nextRound(schedule, { now, endsAt: row.ends_at });
      await tx
        .insertInto("support_groups")
        .values({
          ...{
            id: next,
            slug: nextSlug(row.slug),
            state: "draft",
            size: row.size,
            offer_hours: row.offer_hours,
          },
          question: row.question,
          content: JSON.stringify(content),
          schedule: JSON.stringify(following),
          ends_at: endOfGroup(following, []) ?? "",
          ...{ address: "", rules_version: 1, last_rank: 0, revision: 1, sequence: 0, is_full: 0 },
          ...{ created_at: now, changed_at: now },
        })
        .execute();
      const hosts = await tx
        .selectFrom("group_hosts")
        .select("member_id")
        .where("group_id", "=", id)
        .execute();
      if (hosts.length > 0)
        await tx
          .insertInto("group_hosts")
          .values(hosts.map(({ member_id }) => ({ group_id: next, member_id })))
          .execute();
      await recordAudit(tx, services, { actor, action: "groups.next_round", subject: next });
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? new HttpError("conflict", { message: faults.roundMade }) : error;
    });
  return { id: next };
}

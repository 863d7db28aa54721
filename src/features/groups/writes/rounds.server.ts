import { groupFaults as faults } from "#content/groups/places.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { isTaken } from "#platform/database/errors.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { groupOf, isOver } from "../reads/places.server.ts";
import { nextRound, nextSlug } from "../rules/next-round.ts";
import { newGroupRow } from "./groups.server.ts";
import { lockGroup } from "./lock-group.server.ts";

/**
 * Makes the next round of a group that is over: a draft with its texts, its hosts and the next days by its rule. Its
 * meeting link stays behind, because people of the last round know it.
 * @throws {HttpError} not_found; conflict while the group has dates, or if there is a next round already.
 */
export async function beginNextRound(
  services: Services,
  actor: Actor,
  { id }: { id: string },
): Promise<{ id: string }> {
  authorize(actor, "groups.write");
  const now = instantNow(services.clock);
  return services.store
    .transact(async (tx) => {
      const row = await lockGroup(tx, { id });
      if (!row) throw new HttpError("not_found");
      if (!isOver(row, now)) throw new HttpError("conflict", { message: faults.notOver });
      const last = await groupOf(tx, row);
      const next = newGroupRow(services, {
        ...last,
        slug: nextSlug(last.slug),
        state: "draft",
        address: "",
        schedule: nextRound(last.schedule, { now, endsAt: last.endsAt }),
      });
      await tx.insertInto("support_groups").values(next).execute();
      const hosts = await tx
        .selectFrom("group_hosts")
        .select("member_id")
        .where("group_id", "=", id)
        .execute();
      if (hosts.length > 0)
        await tx
          .insertInto("group_hosts")
          .values(hosts.map(({ member_id }) => ({ group_id: next.id, member_id })))
          .execute();
      await recordAudit(tx, services, { actor, action: "groups.next_round", subject: next.id });
      return { id: next.id };
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? new HttpError("conflict", { message: faults.roundMade }) : error;
    });
}

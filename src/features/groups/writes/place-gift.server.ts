import { groupFaults as faults } from "#content/groups/places.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { groupTarget } from "../reads/hosts.server.ts";
import { offerFreeSeats, offerFreeSeatsOf } from "./free-seats.server.ts";
import { lockGroup } from "./lock-group.server.ts";
import { holdPlace } from "./places.server.ts";
import { serializedByGroup } from "./serialized.server.ts";

/**
 * Gives a place to somebody who waits or has an offer, out of turn, and even if the group is full: the team has talked
 * with them. Doing it again changes nothing.
 * @throws {HttpError} not_found; conflict if they don't wait anymore, or are taking a break.
 */
export async function givePlace(
  services: Services,
  actor: Actor,
  { groupId, id }: { groupId: string; id: string },
): Promise<void> {
  authorize(actor, "groups.write", groupTarget(groupId));
  await serializedByGroup(services, groupId, async (tx) => {
    const group = await lockGroup(tx, { id: groupId });
    if (!group) throw new HttpError("not_found");
    // An offer that is over, or a group, isn't to be taken anymore.
    await offerFreeSeatsOf(tx, services, group);
    const place = await tx
      .selectFrom("group_places")
      .selectAll()
      .where("id", "=", id)
      .where("group_id", "=", groupId)
      .executeTakeFirst();
    if (!place) throw new HttpError("not_found");
    if (place.ended_at !== null) throw new HttpError("conflict", { message: faults.placeChanged });
    if (place.state !== "held") {
      if (place.paused_at !== "") throw new HttpError("conflict", { message: faults.placePaused });
      await holdPlace(tx, services, { group, place });
      await recordAudit(tx, services, { actor, action: "groups.place_given", subject: groupId });
    }
    await offerFreeSeats(tx, services, group);
  });
}

import { groupFaults as faults } from "#content/groups/places.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { authorizeHost, groupTarget } from "../reads/hosts.server.ts";
import { placePeople } from "../record.server.ts";
import type { PlaceRow } from "../table.server.ts";
import { countPeople } from "./figures.server.ts";
import { endPlace, offerFreeSeats, queuePlaceMail } from "./free-seats.server.ts";
import { lockGroup } from "./lock-group.server.ts";
import { serializedByGroup } from "./serialized.server.ts";

/**
 * Takes a place in this group away, and with `bar` refuses its address from then on. The person is told that it has ended.
 * @throws {HttpError} not_found if the group has no such live place, or other hosts.
 */
export async function removePlace(
  services: Services,
  actor: Actor,
  { groupId, id, bar }: { groupId: string; id: string; bar: boolean },
): Promise<void> {
  authorize(actor, "meetings.host", groupTarget(groupId));
  await serializedByGroup(services, groupId, async (tx) => {
    const group = await lockGroup(tx, { id: groupId });
    await authorizeHost(tx, actor, groupId);
    const place = await tx
      .selectFrom("group_places")
      .selectAll()
      .where("id", "=", id)
      .where("group_id", "=", groupId)
      .where("ended_at", "is", null)
      .executeTakeFirst();
    if (!group || !place) throw new HttpError("not_found");
    await endPlace(tx, id, { state: "removed", at: instantNow(services.clock) });
    await countPeople(tx, services, group, { figure: "removed", people: place.seats });
    await queuePlaceMail(tx, services, id, { about: "removed" });
    if (bar) await barAddress(tx, services, place);
    await offerFreeSeats(tx, services, group);
    const action = bar ? "groups.place_barred" : "groups.place_removed";
    await recordAudit(tx, services, { actor, action, subject: group.id });
  });
}

async function barAddress(tx: Tx, services: Services, place: PlaceRow): Promise<void> {
  const { email } = placePeople.fromRow(services, place);
  await tx
    .insertInto("group_bars")
    .values({
      group_id: place.group_id,
      email_index: services.cipher.blindIndex("group_bars", comparableEmail(email)),
      created_at: instantNow(services.clock),
    })
    .onConflict((conflict) => conflict.columns(["group_id", "email_index"]).doNothing())
    .execute();
}

/**
 * Lets somebody sign up again who wasn't readmitted to a group. They are found by the address, which we don't have.
 * @throws {HttpError} not_found; invalid_input if nobody with this address is refused.
 */
export async function liftBar(
  services: Services,
  actor: Actor,
  { groupId, email }: { groupId: string; email: string },
): Promise<void> {
  authorize(actor, "groups.write", groupTarget(groupId));
  const { store, cipher } = services;
  await store.transact(async (tx) => {
    if (!(await lockGroup(tx, { id: groupId }))) throw new HttpError("not_found");
    const { numDeletedRows } = await tx
      .deleteFrom("group_bars")
      .where("group_id", "=", groupId)
      .where("email_index", "in", cipher.blindIndexes("group_bars", comparableEmail(email)))
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw fieldError("email", faults.notBarred);
    await recordAudit(tx, services, { actor, action: "groups.bar_lifted", subject: groupId });
  });
}

import { groupFaults as faults, placeMessages as messages } from "#content/groups/places.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { doorOf, wayIn } from "../reads/door.server.ts";
import { authorizeHost, groupTarget } from "../reads/hosts.server.ts";
import { groupOf, placeOfToken } from "../reads/places.server.ts";
import { meetingOf } from "../rules/schedule.ts";
import { encryptAddress } from "../table.server.ts";
import { lockGroup } from "./lock-group.server.ts";
import { serializedByGroup } from "./serialized.server.ts";

/**
 * Notes that the person of a link came to the meeting, once.
 * @returns the address that leads them in for a minute. It isn't the meeting's own.
 * @throws {HttpError} not_found for a bad link; conflict without a place, before the time, and if the door is closed.
 */
export async function openDoor(services: Services, token: string): Promise<{ door: string }> {
  const { id, group_id } = await placeOfToken(services, token);
  return serializedByGroup(services, group_id, async (tx) => {
    // Locked like every write to places: whoever is removed or erased in the same second leaves no row.
    const row = await lockGroup(tx, { id: group_id });
    const place = await tx.selectFrom("group_places").selectAll().where("id", "=", id).executeTakeFirst();
    const door = row && place && (await doorOf(services, tx, { place, row }));
    if (!door) throw new HttpError("conflict", { message: messages.noDoor });
    if (door.state !== "open") throw new HttpError("conflict", { message: messages.doors[door.state] });
    await tx
      .insertInto("group_attendance")
      .values({
        place_id: id,
        group_id,
        date_key: door.key,
        start: door.start,
        opened_at: instantNow(services.clock),
      })
      .onConflict((conflict) => conflict.columns(["place_id", "date_key"]).doNothing())
      .execute();
    return { door: wayIn(services, { placeId: id, key: door.key }) };
  });
}

type OneMeeting = { groupId: string; dateKey: string };

/** Nobody else gets in from here. @throws {HttpError} not_found. */
export async function closeDoor(services: Services, actor: Actor, meeting: OneMeeting): Promise<void> {
  authorize(actor, "meetings.host", groupTarget(meeting.groupId));
  await changeDoor(services, actor, { ...meeting, closes: true });
}

/** @throws {HttpError} not_found. */
export async function reopenDoor(services: Services, actor: Actor, meeting: OneMeeting): Promise<void> {
  authorize(actor, "meetings.host", groupTarget(meeting.groupId));
  await changeDoor(services, actor, { ...meeting, closes: false });
}

/** Doing it again changes nothing, and isn't in the audit log. */
async function changeDoor(
  services: Services,
  actor: Actor,
  { groupId, dateKey, closes }: OneMeeting & { closes: boolean },
): Promise<void> {
  await services.store.transact(async (tx) => {
    const row = await lockGroup(tx, { id: groupId });
    await authorizeHost(tx, actor, groupId);
    if (!row) throw new HttpError("not_found");
    const { schedule, changes } = await groupOf(tx, row);
    if (!meetingOf(schedule, changes, dateKey)) throw new HttpError("not_found");
    const removed = await tx
      .deleteFrom("group_doors")
      .where("group_id", "=", groupId)
      .where("date_key", "=", dateKey)
      .returning("closed_at")
      .executeTakeFirst();
    if (closes)
      await tx
        .insertInto("group_doors")
        .values({
          group_id: groupId,
          date_key: dateKey,
          closed_at: removed?.closed_at ?? instantNow(services.clock),
        })
        .execute();
    if ((removed !== undefined) === closes) return;
    const action = closes ? "groups.door_closed" : "groups.door_reopened";
    await recordAudit(tx, services, { actor, action, subject: groupId });
  });
}

/**
 * Gives a group another meeting link, for everybody at once: the next press on the door leads there.
 * @throws {HttpError} not_found; invalid_input if it's an address of this site.
 */
export async function changeAddress(
  services: Services,
  actor: Actor,
  { groupId, address }: { groupId: string; address: string },
): Promise<void> {
  authorize(actor, "meetings.host", groupTarget(groupId));
  const encrypted = storedAddress(services, groupId, address);
  await services.store.transact(async (tx) => {
    const row = await lockGroup(tx, { id: groupId });
    await authorizeHost(tx, actor, groupId);
    if (!row) throw new HttpError("not_found");
    await tx
      .updateTable("support_groups")
      // A form that was opened before would bring the old link back.
      .set({ address: encrypted, revision: row.revision + 1, changed_at: instantNow(services.clock) })
      .where("id", "=", groupId)
      .execute();
    await recordAudit(tx, services, { actor, action: "groups.address_changed", subject: groupId });
  });
}

/** The meeting's address as it's stored. @throws {HttpError} invalid_input if it's one of this site. */
export function storedAddress(services: Services, groupId: string, address: string): string {
  if (address !== "" && new URL(address).host === new URL(services.settings.SITE_URL).host)
    throw fieldError("address", faults.ownAddress);
  return encryptAddress(services, groupId, address);
}

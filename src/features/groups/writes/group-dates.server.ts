import { groupFaults as faults } from "#content/groups/places.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { enqueueMany } from "#platform/outbox/enqueue.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { groupTarget } from "../reads/hosts.server.ts";
import { groupOf, placesForDates } from "../reads/places.server.ts";
import { refreshGroups } from "../reads/public.server.ts";
import { type ChangedDate, endOfGroup, instantOf, meetingOf } from "../rules/schedule.ts";
import type { DateChange } from "../schema/places.ts";
import { announceGroups } from "../table.server.ts";
import { offerFreeSeats, placeMailJob } from "./free-seats.server.ts";
import { lockGroup } from "./lock-group.server.ts";
import { planReminders } from "./reminders.server.ts";

/**
 * Moves, cancels or adds one date, and mails everybody with a place.
 * @returns the date's key.
 * @throws {HttpError} not_found for a date that the group doesn't have; invalid_input for a time that has passed;
 * conflict if the date itself has passed.
 */
export async function changeGroupDate(
  services: Services,
  actor: Actor,
  { id, change }: { id: string; change: DateChange },
): Promise<{ key: string }> {
  authorize(actor, "groups.write", groupTarget(id));
  const now = instantNow(services.clock);
  const changed = await services.store.transact(async (tx) => {
    const row = await lockGroup(tx, { id });
    if (!row) throw new HttpError("not_found");
    const { schedule, changes } = await groupOf(tx, row);
    const present = change.kind === "add" ? undefined : meetingOf(schedule, changes, change.key);
    if (change.kind !== "add" && !present) throw new HttpError("not_found");
    if (present && present.start <= now) throw new HttpError("conflict", { message: faults.past });
    const start = change.kind === "cancel" ? (present?.start ?? now) : instantOf(change.start, schedule.zone);
    if (start <= now) throw fieldError("start", faults.past);
    const known = changes.find(({ key }) => key === present?.key);
    const date: ChangedDate = {
      key: change.kind === "add" ? services.ids.next() : change.key,
      state:
        change.kind === "add" || (change.kind === "move" && known?.state === "added")
          ? "added"
          : stateAfter[change.kind],
      start,
      minutes: change.kind === "cancel" ? (known?.minutes ?? schedule.minutes) : change.minutes,
    };
    // Canceled twice is canceled once: nobody is told again.
    if (change.kind === "cancel" && present?.state === "canceled") return { key: date.key };
    await storeDate(tx, id, date);
    // Nobody has come yet to a date that is moved, and its door isn't closed.
    for (const table of ["group_attendance", "group_doors"] as const)
      await tx.deleteFrom(table).where("group_id", "=", id).where("date_key", "=", date.key).execute();
    const group = await groupOf(tx, row);
    const dated = await tx
      .updateTable("support_groups")
      .set({
        ends_at: endOfGroup(schedule, group.changes) ?? "",
        sequence: row.sequence + 1,
        changed_at: now,
      })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    // The last date may be another one now, and offers end with its beginning.
    await offerFreeSeats(tx, services, dated);
    await tellEverybody(tx, services, id, { about: mailAfter[change.kind], key: date.key, start });
    await planReminders(tx, services, group);
    await announceGroups(tx, services);
    await recordAudit(tx, services, { actor, action: `groups.date_${stateAfter[change.kind]}`, subject: id });
    return { key: date.key };
  });
  await refreshGroups(services);
  return changed;
}

const stateAfter = { move: "moved", add: "added", cancel: "canceled" } as const;
const mailAfter = { move: "moved", add: "dateAdded", cancel: "dateCanceled" } as const;

export async function storeDate(tx: Tx, groupId: string, { key, ...date }: ChangedDate): Promise<void> {
  await tx
    .insertInto("group_dates")
    .values({ group_id: groupId, date_key: key, ...date })
    .onConflict((conflict) => conflict.columns(["group_id", "date_key"]).doUpdateSet(date))
    .execute();
}

export async function tellEverybody(
  tx: Tx,
  services: Services,
  groupId: string,
  mail: Readonly<Record<string, string>>,
): Promise<void> {
  const payloads = (await placesForDates(tx, groupId)).map((placeId) => ({ placeId, ...mail }));
  await enqueueMany(
    tx,
    services,
    payloads.map((payload) => ({ kind: placeMailJob, payload })),
  );
}

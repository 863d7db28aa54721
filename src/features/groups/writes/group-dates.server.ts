import * as z from "zod/mini";
import { groupFaults as faults } from "#content/groups/places.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow, minute } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { enqueueMany } from "#platform/outbox/enqueue.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { groupTarget } from "../reads/hosts.server.ts";
import { groupOf, placesForDates } from "../reads/places.server.ts";
import { refreshGroups } from "../reads/public.server.ts";
import { dateMailOf } from "../rules/date-mail.ts";
import {
  type ChangedDate,
  endOfGroup,
  instantOf,
  type Meeting,
  meetingOf,
  versionOf,
} from "../rules/schedule.ts";
import type { DateChange } from "../schema/places.ts";
import { announceGroups } from "../table.server.ts";
import { timeOf } from "../ui/session-times.ts";
import { offerFreeSeats, placeMailJob } from "./free-seats.server.ts";
import { lockGroup } from "./lock-group.server.ts";
import { planReminders } from "./reminders.server.ts";

/** A date as it is after a change, and how many people get an email about it. */
export type DateChanged = { key: string; when: string; mailed: number };

/**
 * Moves, cancels or adds one date, and mails everybody with a place. Another length alone is no news.
 * @throws {HttpError} not_found for a date that the group doesn't have; invalid_input for a time that has passed, or the
 * one that the date has already; conflict if the date itself has passed, or someone changed it meanwhile.
 */
export async function changeGroupDate(
  services: Services,
  actor: Actor,
  { id, change }: { id: string; change: DateChange },
): Promise<DateChanged> {
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
    const after = { key: present?.key ?? services.ids.next(), when: timeOf(start, schedule.zone) };
    // Canceled twice is canceled once: nobody is told again.
    if (change.kind === "cancel" && present?.state === "canceled") return { ...after, mailed: 0 };
    if (change.kind !== "add" && present && (change.loaded ?? versionOf(present)) !== versionOf(present))
      throw new HttpError("conflict", { message: faults.dateChanged });
    if (start <= now) throw fieldError("start", faults.past);
    const known = changes.find(({ key }) => key === present?.key);
    const date: ChangedDate = {
      key: after.key,
      state:
        change.kind === "add" || (change.kind === "move" && known?.state === "added")
          ? "added"
          : stateAfter[change.kind],
      start,
      minutes: change.kind === "cancel" ? (known?.minutes ?? schedule.minutes) : change.minutes,
    };
    const isAsBefore = change.kind === "move" && present?.start === start && present.state !== "canceled";
    if (isAsBefore && lengthOf(present) === date.minutes) throw fieldError("start", faults.sameTime);
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
    const mailed = isAsBefore ? 0 : await tellOfDate(tx, services, { id, change, date, present });
    await planReminders(tx, services, group);
    await announceGroups(tx, services);
    await recordAudit(tx, services, { actor, action: `groups.date_${stateAfter[change.kind]}`, subject: id });
    return { ...after, mailed };
  });
  await refreshGroups(services);
  return changed;
}

const stateAfter = { move: "moved", add: "added", cancel: "canceled" } as const;

const lengthOf = ({ start, end }: Meeting) => (Date.parse(end) - Date.parse(start)) / minute;

type ToldDate = { id: string; change: DateChange; date: ChangedDate; present: Meeting | undefined };

/** @returns how many people are told. */
async function tellOfDate(
  tx: Tx,
  services: Services,
  { id, change, date: { key, start }, present }: ToldDate,
): Promise<number> {
  const about = dateMailOf(change.kind, present);
  if (about !== "moved" || !present) return tellEverybody(tx, services, id, { about, key, start });
  const lastTold = await unsentMoves(tx, { key, start: present.start });
  return tellEverybody(tx, services, id, (placeId) => {
    const before = lastTold.get(placeId) ?? present.start;
    return before === start ? undefined : { about, key, start, before };
  });
}

/**
 * The mails of an earlier move that haven't gone out and won't, by the id of their place: when the date was as far as
 * these people know.
 */
async function unsentMoves(
  tx: Tx,
  { key, start }: { key: string; start: string },
): Promise<ReadonlyMap<string, string>> {
  const queued = await tx
    .selectFrom("outbox")
    .select("payload")
    .where("kind", "=", placeMailJob)
    .where("state", "=", "queued")
    .where("payload", "like", `%${start}%`)
    .execute();
  const moves = queued.map(({ payload }) => movePayload.safeParse(JSON.parse(payload)).data);
  return new Map(
    moves.flatMap((move) => (move?.key === key && move.start === start ? [[move.placeId, move.before]] : [])),
  );
}

const movePayload = z.looseObject({
  about: z.literal("moved"),
  ...{ placeId: z.string(), key: z.string(), start: z.string(), before: z.string() },
});

export async function storeDate(tx: Tx, groupId: string, { key, ...date }: ChangedDate): Promise<void> {
  await tx
    .insertInto("group_dates")
    .values({ group_id: groupId, date_key: key, ...date })
    .onConflict((conflict) => conflict.columns(["group_id", "date_key"]).doUpdateSet(date))
    .execute();
}

/** @returns how many people are told. */
export async function tellEverybody(
  tx: Tx,
  services: Services,
  groupId: string,
  mail: Payload | ((placeId: string) => Payload | undefined),
): Promise<number> {
  const payloadOf = typeof mail === "function" ? mail : () => mail;
  const effects = (await placesForDates(tx, groupId)).flatMap((placeId) => {
    const payload = payloadOf(placeId);
    return payload === undefined ? [] : [{ kind: placeMailJob, payload: { placeId, ...payload } }];
  });
  await enqueueMany(tx, services, effects);
  return effects.length;
}

type Payload = Readonly<Record<string, string>>;

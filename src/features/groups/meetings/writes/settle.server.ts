import { hour, instantAfter, instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { isOver, livePlaces, seatOf } from "../reads/places.server.ts";
import { nextOffers, type PlaceState, takingStates } from "../rules/place.ts";
import { announceGroups, type PlaceRow, type SupportGroupRow } from "../table.server.ts";
import { countMeetings } from "./figures.server.ts";

/** The outbox kinds of places. */
export const placeMailJob = "groups.place_mail";
export const settleJob = "groups.settle";
export const countJob = "groups.count";

/** Finds a group and locks it until the transaction ends. Every write to its places does so first of all rows. */
export async function lockGroup(
  tx: Tx,
  by: { id: string } | { slug: string },
): Promise<SupportGroupRow | undefined> {
  const [column, value] = "id" in by ? (["id", by.id] as const) : (["slug", by.slug] as const);
  return tx
    .updateTable("support_groups")
    .set(({ ref }) => ({ last_rank: ref("last_rank") }))
    .where(column, "=", value)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Brings a locked group up to date: ends places of a group that is over, lapses offers whose time has passed, and offers
 * free seats to those who have waited longest. Doing it again changes nothing.
 */
export async function settle(tx: Tx, services: Services, group: SupportGroupRow): Promise<void> {
  const now = instantNow(services.clock);
  const places = await livePlaces(tx, group.id);
  if (isOver(group, now)) {
    // Afterwards nobody knows who of them had a place at the last meeting.
    if (places.length > 0) await countMeetings(tx, services, group);
    for (const place of places) await endPlace(tx, place.id, { state: "over", at: group.ends_at });
    return;
  }
  const lapsed = places.filter(({ state, offered_until }) => state === "offered" && offered_until <= now);
  for (const place of lapsed) {
    await endPlace(tx, place.id, { state: "lapsed", at: now });
    await queuePlaceMail(tx, services, place.id, { about: "lapsed" });
  }
  if (group.state === "open") {
    const left = places.filter((place) => !lapsed.includes(place)).map((row) => ({ ...seatOf(row), row }));
    for (const { row } of nextOffers(group.size, left)) await offer(tx, services, group, row);
  }
  await notePlaces(tx, services, group);
}

/** Tells every process if a locked group has become full, or has a free seat again: the page says which. */
export async function notePlaces(
  tx: Tx,
  services: Services,
  { id, size }: Pick<SupportGroupRow, "id" | "size">,
): Promise<void> {
  const taken = await tx
    .selectFrom("group_places")
    .select(({ fn }) => fn.sum<number | string | null>("seats").as("seats"))
    .where("group_id", "=", id)
    .where("ended_at", "is", null)
    .where("state", "in", takingStates)
    .executeTakeFirst();
  const isFull = Number(taken?.seats ?? 0) >= size ? 1 : 0;
  const changed = await tx
    .updateTable("support_groups")
    .set({ is_full: isFull })
    .where("id", "=", id)
    .where("is_full", "!=", isFull)
    .returning("id")
    .executeTakeFirst();
  if (changed) await announceGroups(tx, services);
}

async function offer(tx: Tx, services: Services, group: SupportGroupRow, place: PlaceRow): Promise<void> {
  const usual = instantAfter(services.clock, group.offer_hours * hour);
  const until = group.ends_at !== "" && group.ends_at < usual ? group.ends_at : usual;
  await tx
    .updateTable("group_places")
    .set({ state: "offered", offered_until: until })
    .where("id", "=", place.id)
    .execute();
  await queuePlaceMail(tx, services, place.id, { about: "offered", until });
  await enqueue(tx, services, { kind: settleJob, payload: { groupId: group.id }, runAt: until });
}

/** Ends a live place. One that ends with its group stays paused, so that it gets no thanks. */
export async function endPlace(
  tx: Tx,
  id: string,
  { state, at }: { state: PlaceState; at: string },
): Promise<void> {
  await tx
    .updateTable("group_places")
    .set({
      state,
      ended_at: at,
      offered_until: "",
      ...(state === "over" ? {} : { paused_at: "", break_shown: 0 }),
    })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();
}

/** Queues a mail to whoever has a place; it's only sent if it's still true then. */
export async function queuePlaceMail(
  tx: Tx,
  services: Services,
  placeId: string,
  mail: Readonly<Record<"about", string>> & Readonly<Record<string, string>>,
): Promise<void> {
  await enqueue(tx, services, { kind: placeMailJob, payload: { placeId, ...mail } });
}

/** Settles one group in a transaction of its own. */
export async function settleGroup(services: Services, id: string): Promise<void> {
  await services.store.transact(async (tx) => {
    const group = await lockGroup(tx, { id });
    if (group) await settle(tx, services, group);
  });
}

/** Counts the meetings of one group that are over, in a transaction of its own. */
export async function countGroup(services: Services, id: string): Promise<void> {
  await services.store.transact(async (tx) => {
    const group = await lockGroup(tx, { id });
    if (group) await countMeetings(tx, services, group);
  });
}

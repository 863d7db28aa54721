import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { groupOf, isOver, scheduleOf } from "../reads/places.server.ts";
import { isTooLateToWait, offerEnd } from "../rules/offer-end.ts";
import { mostWaiting, nextOffers, type PlaceState, takingStates } from "../rules/place.ts";
import { lastStart } from "../rules/schedule.ts";
import { announceGroups, type PlaceRow, type SupportGroupRow } from "../table.server.ts";
import { countMeetings } from "./figures.server.ts";
import { lockGroup } from "./lock-group.server.ts";
import { serializedByGroup } from "./serialized.server.ts";

export const placeMailJob = "groups.place_mail";
export const signUpMailJob = "groups.sign_up_mail";
export const freeSeatsJob = "groups.settle";
export const countJob = "groups.count";

/**
 * Brings a locked group up to date: ends places of a group that is over, lapses offers whose time has passed, offers free
 * seats to those who have waited longest, and ends the waiting once nobody could answer an offer anymore. Doing it again
 * changes nothing. `notePlaces` comes after it, once for each transaction, with the counts that this returns.
 */
export async function offerFreeSeatsOf(
  tx: Tx,
  services: Services,
  group: SupportGroupRow,
): Promise<PlaceCounts> {
  const now = instantNow(services.clock);
  const live = tx.selectFrom("group_places").where("group_id", "=", group.id).where("ended_at", "is", null);
  if (isOver(group, now)) {
    const places = await live.select(["id", "state"]).execute();
    // Afterwards nobody knows who of them had a place at the last meeting.
    if (places.length > 0) await countMeetings(tx, services, group);
    for (const { id, state } of places)
      if (state === "held") await endPlace(tx, id, { state: "over", at: group.ends_at });
      else await endWaiting(tx, services, id, group.ends_at);
    return { free: group.size, waiting: 0 };
  }
  const wanted = await live.select("id").where("state", "in", ["waiting", "offered"]).limit(1).execute();
  const last = wanted.length > 0 ? await lastStartOf(tx, group, now) : undefined;
  if (last) await shortenOffers(tx, services, group, last);
  const lapsed = await live
    .select("id")
    .where("state", "=", "offered")
    .where("offered_until", "<=", now)
    .orderBy("rank")
    .execute();
  for (const { id } of lapsed) {
    await endPlace(tx, id, { state: "lapsed", at: now });
    await queuePlaceMail(tx, services, id, { about: "lapsed" });
  }
  const counts = await countPlaces(tx, group);
  if (isTooLateToWait({ now, lastStart: last })) {
    const waiting = await live.select("id").where("state", "=", "waiting").execute();
    for (const { id } of waiting) await endWaiting(tx, services, id, now);
    return { ...counts, waiting: 0 };
  }
  const { zone } = scheduleOf(group);
  const until = offerEnd({ now, hours: group.offer_hours, zone, lastStart: last });
  if (until === undefined || group.state !== "open" || counts.free <= 0) return counts;
  const waiting = await live
    .select(["id", "seats"])
    .where("state", "=", "waiting")
    .where("paused_at", "=", "")
    .orderBy("rank")
    .execute();
  const offers = nextOffers(counts.free, waiting);
  for (const { id } of offers) await offer(tx, services, { group, id, until });
  return {
    free: counts.free - offers.reduce((sum, { seats }) => sum + seats, 0),
    waiting: counts.waiting - offers.length,
  };
}

/** Brings a locked group up to date, and tells every process what the page says of it. */
export async function offerFreeSeats(tx: Tx, services: Services, group: SupportGroupRow): Promise<void> {
  await notePlaces(tx, services, group, await offerFreeSeatsOf(tx, services, group));
}

/** How many seats of a locked group nobody has or is being offered, and how many sign-ups wait. */
export type PlaceCounts = { free: number; waiting: number };

export async function countPlaces(
  tx: Tx,
  { id, size }: Pick<SupportGroupRow, "id" | "size">,
): Promise<PlaceCounts> {
  const states = await tx
    .selectFrom("group_places")
    .select(({ fn }) => [
      "state",
      fn.countAll<number | string>().as("places"),
      fn.sum<number | string>("seats").as("seats"),
    ])
    .where("group_id", "=", id)
    .where("ended_at", "is", null)
    .groupBy("state")
    .execute();
  const taken = states.filter(({ state }) => takingStates.some((each) => each === state));
  const waiting = states.find(({ state }) => state === "waiting");
  return {
    free: size - taken.reduce((sum, { seats }) => sum + Number(seats), 0),
    waiting: Number(waiting?.places ?? 0),
  };
}

/** Tells every process if a locked group, or its waiting list, has become full or isn't any more: the page says so. */
export async function notePlaces(
  tx: Tx,
  services: Services,
  { id, size }: Pick<SupportGroupRow, "id" | "size">,
  { free, waiting }: PlaceCounts,
): Promise<void> {
  const isFull = free > 0 ? 0 : waiting >= mostWaiting(size) ? 2 : 1;
  const changed = await tx
    .updateTable("support_groups")
    .set({ is_full: isFull })
    .where("id", "=", id)
    .where("is_full", "!=", isFull)
    .returning("id")
    .executeTakeFirst();
  if (changed) await announceGroups(tx, services);
}

/** Empty if no date is left, undefined if the group has no end. */
export async function lastStartOf(tx: Tx, group: SupportGroupRow, now: string): Promise<string | undefined> {
  if (group.ends_at === "") return undefined;
  const { schedule, changes } = await groupOf(tx, group);
  return lastStart(schedule, changes, now);
}

/** Offers end when the last date begins, even if it was brought forward or canceled after they were made. */
async function shortenOffers(
  tx: Tx,
  services: Services,
  group: SupportGroupRow,
  until: string,
): Promise<void> {
  const late = await tx
    .selectFrom("group_places")
    .select("id")
    .where("group_id", "=", group.id)
    .where("state", "=", "offered")
    .where("offered_until", ">", until)
    .execute();
  for (const { id } of late) await offer(tx, services, { group, id, until });
}

/** Ends the waiting of somebody for whom no seat became free in time, and tells them. */
async function endWaiting(tx: Tx, services: Services, id: string, at: string): Promise<void> {
  const place = await tx
    .selectFrom("group_places")
    .select("paused_at")
    .where("id", "=", id)
    .executeTakeFirst();
  await endPlace(tx, id, { state: "missed", at });
  // Who is taking a break asked for silence.
  if (place?.paused_at === "") await queuePlaceMail(tx, services, id, { about: "missed" });
}

type Offer = { group: SupportGroupRow; id: string; until: string };

async function offer(tx: Tx, services: Services, { group, id, until }: Offer): Promise<void> {
  await tx
    .updateTable("group_places")
    .set({ state: "offered", offered_until: until })
    .where("id", "=", id)
    .execute();
  await queuePlaceMail(tx, services, id, { about: "offered", until });
  await enqueue(tx, services, { kind: freeSeatsJob, payload: { groupId: group.id }, runAt: until });
}

/** The place keeps its rank, and an offer passes on. */
export async function pausePlace(
  tx: Tx,
  { id, state }: Pick<PlaceRow, "id" | "state">,
  at: string,
): Promise<void> {
  const passedOn = state === "offered" ? ({ state: "waiting", offered_until: "" } as const) : {};
  await tx
    .updateTable("group_places")
    .set({ paused_at: at, break_shown: 0, ...passedOn })
    .where("id", "=", id)
    .execute();
}

export async function resumePlace(tx: Tx, id: string): Promise<void> {
  await tx.updateTable("group_places").set({ paused_at: "", break_shown: 0 }).where("id", "=", id).execute();
}

/** A place that ends with its group stays paused, so that it gets no thanks. */
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

/** The mail is only sent if it's still true then. */
export async function queuePlaceMail(
  tx: Tx,
  services: Services,
  placeId: string,
  mail: Readonly<Record<"about", string>> & Readonly<Record<string, string>>,
): Promise<void> {
  await enqueue(tx, services, { kind: placeMailJob, payload: { placeId, ...mail } });
}

/** In a transaction of its own. */
export async function settleGroup(services: Services, id: string): Promise<void> {
  await serializedByGroup(services, id, async (tx) => {
    const group = await lockGroup(tx, { id });
    if (group) await offerFreeSeats(tx, services, group);
  });
}

/** In a transaction of its own. */
export async function countGroup(services: Services, id: string): Promise<void> {
  await serializedByGroup(services, id, async (tx) => {
    const group = await lockGroup(tx, { id });
    if (group) await countMeetings(tx, services, group);
  });
}

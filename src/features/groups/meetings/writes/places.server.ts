import { placeMessages as messages } from "#content/groups/places.ts";
import { instantAfter, instantNow, minute } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { withIdempotencyKey } from "#platform/http/idempotency.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { contentOf, isOver, placeOfToken } from "../reads/places.server.ts";
import { linkMailEveryMinutes, mostWaiting, type PlaceAction } from "../rules/place.ts";
import type { PlaceRequest } from "../schema.ts";
import { encryptPerson, type PlaceRow, type SupportGroupRow } from "../table.server.ts";
import { countPeople } from "./figures.server.ts";
import { transactInTurn } from "./in-turn.server.ts";
import {
  endPlace,
  lockGroup,
  notePlaces,
  type PlaceCounts,
  pausePlace,
  queuePlaceMail,
  resumePlace,
  settle,
  settlePlaces,
} from "./settle.server.ts";

/**
 * Gives somebody a place, or puts them on the waiting list, and queues the mail with their link. Who has one already
 * gets the link again, and who isn't readmitted gets nothing; the response is the same.
 * @throws {HttpError} not_found, or conflict if the group is closed, nobody else can wait for it, or its ground rules have
 * changed.
 */
export async function signUpForGroup(
  services: Services,
  { slug, input, idempotencyKey }: { slug: string; input: PlaceRequest; idempotencyKey: string | undefined },
): Promise<void> {
  const id = services.ids.next();
  const known = await services.store.db
    .selectFrom("support_groups")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  await transactInTurn(services, known?.id ?? slug, (tx) =>
    withIdempotencyKey(
      tx,
      services,
      { operation: "groups.sign-up", key: idempotencyKey, input: { slug, ...input }, id },
      async () => {
        const group = await lockGroup(tx, { slug });
        if (!group || group.state === "draft" || isOver(group, instantNow(services.clock)))
          throw new HttpError("not_found", { message: messages.missing });
        if (contentOf(group).joins !== "here")
          throw new HttpError("conflict", { message: messages.elsewhere });
        if (group.state === "closed") throw new HttpError("conflict", { message: messages.closed });
        if (group.rules_version !== input.rules)
          throw new HttpError("conflict", { message: messages.rulesChanged });
        if (input.website) return;
        const counts = await settlePlaces(tx, services, group);
        await notePlaces(tx, services, group, await admit(tx, services, { id, group, input, counts }));
      },
    ),
  );
}

/** @returns the counts afterward. */
async function admit(
  tx: Tx,
  services: Services,
  {
    id,
    group,
    input,
    counts,
  }: { id: string; group: SupportGroupRow; input: PlaceRequest; counts: PlaceCounts },
): Promise<PlaceCounts> {
  const { cipher } = services;
  const now = instantNow(services.clock);
  const comparable = comparableEmail(input.email);
  const { free, waiting } = counts;
  // Nobody who waits would fit into what is free: `settlePlaces` has offered it to them.
  const state = input.seats <= free ? "held" : "waiting";
  // Before anything is read about the address, so that it's said to those too who are in or wait already.
  if (state === "waiting" && waiting >= mostWaiting(group.size))
    throw new HttpError("conflict", { message: messages.listFull });
  const bar = await tx
    .selectFrom("group_bars")
    .select("created_at")
    .where("group_id", "=", group.id)
    .where("email_index", "in", cipher.blindIndexes("group_bars", comparable))
    .executeTakeFirst();
  if (bar) return counts;
  const known = await tx
    .selectFrom("group_places")
    .select(["id", "state", "mailed_at", "offered_until"])
    .where("group_id", "=", group.id)
    .where("email_index", "in", cipher.blindIndexes("group_places", comparable))
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (known) {
    await mailLinkAgain(tx, services, known);
    return counts;
  }
  const rank = group.last_rank + 1;
  await tx.updateTable("support_groups").set({ last_rank: rank }).where("id", "=", group.id).execute();
  await tx
    .insertInto("group_places")
    .values({
      id,
      group_id: group.id,
      state,
      seats: input.seats,
      rank,
      paused_at: "",
      break_shown: 0,
      offered_until: "",
      ...encryptPerson(services, id, { email: input.email, name: input.name?.trim() ?? "" }),
      email_index: cipher.blindIndex("group_places", comparable),
      rules_version: input.rules,
      mailed_at: now,
      created_at: now,
      ended_at: null,
    })
    .execute();
  await countPeople(tx, services, group, {
    figure: state === "held" ? "placed" : "waited",
    people: input.seats,
  });
  await queuePlaceMail(tx, services, id, { about: state });
  return state === "held" ? { free: free - input.seats, waiting } : { free, waiting: waiting + 1 };
}

async function mailLinkAgain(
  tx: Tx,
  services: Services,
  place: Pick<PlaceRow, "id" | "state" | "mailed_at" | "offered_until">,
): Promise<void> {
  if (place.mailed_at > instantAfter(services.clock, -linkMailEveryMinutes * minute)) return;
  await tx
    .updateTable("group_places")
    .set({ mailed_at: instantNow(services.clock) })
    .where("id", "=", place.id)
    .execute();
  await queuePlaceMail(tx, services, place.id, {
    about: place.state,
    until: place.offered_until,
    again: "yes",
  });
}

/**
 * What the person with the link does. Doing it again changes nothing.
 * @throws {HttpError} not_found for a bad link; conflict if the place has ended or the offer has lapsed.
 */
export async function changeOwnPlace(
  services: Services,
  { token, action }: { token: string; action: PlaceAction },
): Promise<void> {
  const { id, group_id } = await placeOfToken(services, token);
  const refusal = await transactInTurn(services, group_id, async (tx) => {
    const group = await lockGroup(tx, { id: group_id });
    if (!group) return messages.badLink;
    await settlePlaces(tx, services, group);
    const place = await tx.selectFrom("group_places").selectAll().where("id", "=", id).executeTakeFirst();
    const refused = place ? await carryOut(tx, services, { group, place, action }) : messages.badLink;
    await settle(tx, services, group);
    return refused;
  });
  // Not thrown inside: an offer that has lapsed on the way stays lapsed.
  if (refusal) throw new HttpError("conflict", { message: refusal });
}

/** @returns why it can't be done. */
async function carryOut(
  tx: Tx,
  services: Services,
  { group, place, action }: { group: SupportGroupRow; place: PlaceRow; action: PlaceAction },
): Promise<string | undefined> {
  const { id, state, seats, paused_at, ended_at } = place;
  const now = instantNow(services.clock);
  const isLive = ended_at === null;
  switch (action) {
    case "take":
      if (state === "held") return undefined;
      if (state !== "offered") return messages.noOffer;
      await tx
        .updateTable("group_places")
        .set({ state: "held", offered_until: "", paused_at: "", break_shown: 0 })
        .where("id", "=", id)
        .execute();
      await countPeople(tx, services, group, { figure: "fromList", people: seats });
      await queuePlaceMail(tx, services, id, { about: "held" });
      return undefined;
    case "cancel":
      if (state === "canceled") return undefined;
      if (!isLive) return messages.ended;
      await endPlace(tx, id, { state: "canceled", at: now });
      await countPeople(tx, services, group, { figure: "canceled", people: seats });
      await queuePlaceMail(tx, services, id, { about: "canceled" });
      return undefined;
    case "pause":
      if (!isLive) return messages.ended;
      if (paused_at === "") await pausePlace(tx, place, now);
      return undefined;
    case "resume":
      if (!isLive) return messages.ended;
      await resumePlace(tx, id);
      return undefined;
  }
}

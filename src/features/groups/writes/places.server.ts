import { placeMessages as messages } from "#content/groups/places.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { linkedTo } from "../reads/places.server.ts";
import type { PlaceAction } from "../rules/place.ts";
import type { PlaceRow, SupportGroupRow } from "../table.server.ts";
import { countPeople } from "./figures.server.ts";
import {
  endPlace,
  offerFreeSeats,
  offerFreeSeatsOf,
  pausePlace,
  queuePlaceMail,
  resumePlace,
} from "./free-seats.server.ts";
import { lockGroup } from "./lock-group.server.ts";
import { serializedByGroup } from "./serialized.server.ts";
import { confirmIntent } from "./sign-up.server.ts";

/**
 * What the person with the link does. Doing it again changes nothing.
 * @throws {HttpError} not_found for a bad link; conflict if the place has ended or the offer has lapsed.
 */
export async function changeOwnPlace(
  services: Services,
  { token, action }: { token: string; action: PlaceAction },
): Promise<void> {
  const linked = await linkedTo(services, token);
  if (!("place" in linked)) {
    if (action !== "confirm") throw new HttpError("not_found", { message: messages.badLink });
    return confirmIntent(services, linked.intent);
  }
  const { id, group_id } = linked.place;
  const refusal = await serializedByGroup(services, group_id, async (tx) => {
    const group = await lockGroup(tx, { id: group_id });
    if (!group) return messages.badLink;
    await offerFreeSeatsOf(tx, services, group);
    const place = await tx.selectFrom("group_places").selectAll().where("id", "=", id).executeTakeFirst();
    const refused = place ? await applySeatAction(tx, services, { group, place, action }) : messages.badLink;
    await offerFreeSeats(tx, services, group);
    return refused;
  });
  // Not thrown inside: an offer that has lapsed on the way stays lapsed.
  if (refusal) throw new HttpError("conflict", { message: refusal });
}

/** @returns why it can't be done. */
async function applySeatAction(
  tx: Tx,
  services: Services,
  { group, place, action }: { group: SupportGroupRow; place: PlaceRow; action: PlaceAction },
): Promise<string | undefined> {
  const { id, state, seats, paused_at, ended_at } = place;
  const now = instantNow(services.clock);
  const isLive = ended_at === null;
  switch (action) {
    case "confirm":
      return undefined;
    case "take":
      if (state === "held") return undefined;
      if (state !== "offered") return messages.noOffer;
      await holdPlace(tx, services, { group, place });
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

/** Makes a place of one that waited or was offered, and confirms it to its person. */
export async function holdPlace(
  tx: Tx,
  services: Services,
  { group, place: { id, seats } }: { group: SupportGroupRow; place: PlaceRow },
): Promise<void> {
  await tx
    .updateTable("group_places")
    .set({ state: "held", offered_until: "", paused_at: "", break_shown: 0 })
    .where("id", "=", id)
    .execute();
  await countPeople(tx, services, group, { figure: "fromList", people: seats });
  await queuePlaceMail(tx, services, id, { about: "held" });
}

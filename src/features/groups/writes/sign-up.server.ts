import { placeMessages as messages } from "#content/groups/places.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { withIdempotencyKey } from "#platform/http/idempotency.ts";
import { enqueueUnverified } from "#platform/outbox/unverified-mails.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { contentOf, intentById, isOver, livePlaceOf } from "../reads/places.server.ts";
import { intentPeople, placePeople } from "../record.server.ts";
import { isTooLateToWait } from "../rules/offer-end.ts";
import { mostWaiting } from "../rules/place.ts";
import type { PlaceRequest } from "../schema/places.ts";
import type { IntentRow, SupportGroupRow } from "../table.server.ts";
import { countPeople } from "./figures.server.ts";
import {
  lastStartOf,
  notePlaces,
  offerFreeSeatsOf,
  type PlaceCounts,
  queuePlaceMail,
  signUpMailJob,
} from "./free-seats.server.ts";
import { lockGroup } from "./lock-group.server.ts";
import { serializedByGroup } from "./serialized.server.ts";

/**
 * Stores a sign-up and queues the mail with its link. Nothing about the address is read, so members, strangers and those
 * who aren't readmitted can't be told apart.
 * @returns the id of the sign-up.
 * @throws {HttpError} not_found, or conflict if the group is closed, nobody else can wait for it, no seat can become free in
 * time, or its ground rules have changed.
 */
export async function signUpForGroup(
  services: Services,
  { slug, input, idempotencyKey }: { slug: string; input: PlaceRequest; idempotencyKey: string | undefined },
): Promise<string> {
  const { store, clock } = services;
  const id = services.ids.next();
  return store.transact((tx) =>
    withIdempotencyKey(
      tx,
      services,
      { operation: "groups.sign-up", key: idempotencyKey, input: { slug, ...input }, id },
      async () => {
        const group = await tx
          .selectFrom("support_groups")
          .selectAll()
          .where("slug", "=", slug)
          .executeTakeFirst();
        if (!group || group.state === "draft" || isOver(group, instantNow(clock)))
          throw new HttpError("not_found", { message: messages.missing });
        refuseUnlessOpen(group);
        if (group.rules_version !== input.rules)
          throw new HttpError("conflict", { message: messages.rulesChanged });
        // What the page says already.
        if (group.is_full === 2) throw new HttpError("conflict", { message: messages.listFull });
        if (group.is_full === 1) await refuseIfTooLate(tx, services, group);
        if (input.website) return;
        const { email, name = "", seats, rules } = input;
        const person = intentPeople.toRow(services, id, { email, name });
        await tx
          .insertInto("group_intents")
          .values({
            ...{ id, seats, group_id: group.id, rules_version: rules, ...person },
            created_at: instantNow(clock),
          })
          .execute();
        await enqueueUnverified(tx, services, { email, kind: signUpMailJob, payload: { intentId: id } });
      },
    ),
  );
}

/** @throws {HttpError} conflict. */
function refuseUnlessOpen(group: SupportGroupRow): void {
  if (contentOf(group).joins !== "here") throw new HttpError("conflict", { message: messages.elsewhere });
  if (group.state === "closed") throw new HttpError("conflict", { message: messages.closed });
}

/** @throws {HttpError} conflict if no seat can become free in time for its last date. */
async function refuseIfTooLate(tx: Tx, services: Services, group: SupportGroupRow): Promise<void> {
  const now = instantNow(services.clock);
  if (isTooLateToWait({ now, lastStart: await lastStartOf(tx, group, now) }))
    throw new HttpError("conflict", { message: messages.tooLate });
}

/**
 * Makes the place that somebody has confirmed with the mailed link: a seat if one is free, else one on the waiting list.
 * Who has a place already keeps it. Doing it again changes nothing.
 * @throws {HttpError} not_found if it has lapsed; conflict if the group is closed, its list is full, or they aren't
 * readmitted.
 */
export async function confirmIntent(services: Services, { id, group_id }: IntentRow): Promise<void> {
  await serializedByGroup(services, group_id, async (tx) => {
    const group = await lockGroup(tx, { id: group_id });
    const intent = await intentById(services, tx, id);
    if (!group || !intent) {
      const made = tx.selectFrom("group_places").select("id").where("id", "=", id);
      if (group && (await made.executeTakeFirst())) return;
      throw new HttpError("not_found", { message: messages.badLink });
    }
    if (await livePlaceOf(services, tx, intent)) return;
    if (group.state === "draft" || isOver(group, instantNow(services.clock)))
      throw new HttpError("not_found", { message: messages.badLink });
    refuseUnlessOpen(group);
    const counts = await offerFreeSeatsOf(tx, services, group);
    await notePlaces(tx, services, group, await admit(tx, services, { group, intent, counts }));
  });
}

/** @returns the counts afterward. */
async function admit(
  tx: Tx,
  services: Services,
  { group, intent, counts }: { group: SupportGroupRow; intent: IntentRow; counts: PlaceCounts },
): Promise<PlaceCounts> {
  const { cipher } = services;
  const { id, seats, rules_version } = intent;
  const { free, waiting } = counts;
  const person = intentPeople.fromRow(services, intent);
  const comparable = comparableEmail(person.email);
  const bar = await tx
    .selectFrom("group_bars")
    .select("created_at")
    .where("group_id", "=", group.id)
    .where("email_index", "in", cipher.blindIndexes("group_bars", comparable))
    .executeTakeFirst();
  if (bar) throw new HttpError("conflict", { message: messages.barred });
  // Nobody who waits would fit into what is free: `offerFreeSeatsOf` has offered it to them.
  const state = seats <= free ? "held" : "waiting";
  if (state === "waiting") await refuseIfTooLate(tx, services, group);
  if (state === "waiting" && waiting >= mostWaiting(group.size))
    throw new HttpError("conflict", { message: messages.listFull });
  const rank = group.last_rank + 1;
  await tx.updateTable("support_groups").set({ last_rank: rank }).where("id", "=", group.id).execute();
  await tx
    .insertInto("group_places")
    .values({
      ...{ id, group_id: group.id, state, seats, rank, rules_version },
      paused_at: "",
      break_shown: 0,
      offered_until: "",
      ...placePeople.toRow(services, id, person),
      created_at: instantNow(services.clock),
      ended_at: null,
    })
    .execute();
  await tx.deleteFrom("group_intents").where("id", "=", id).execute();
  await countPeople(tx, services, group, { figure: state === "held" ? "placed" : "waited", people: seats });
  await queuePlaceMail(tx, services, id, { about: state });
  return state === "held" ? { free: free - seats, waiting } : { free, waiting: waiting + 1 };
}

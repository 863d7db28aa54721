import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { contentOf } from "../reads/places.server.ts";
import { placePeople } from "../record.server.ts";
import type { GroupText } from "../schema/group.ts";
import type { SupportGroupRow } from "../table.server.ts";
import {
  notePlaces,
  offerFreeSeatsOf,
  type PlaceCounts,
  pausePlace,
  resumePlace,
} from "./free-seats.server.ts";
import { lockGroups } from "./lock-group.server.ts";

/** Places that were paused together, by ids, and when. */
type Break = { places: string[]; at: string };

type BreakChange = {
  email: string;
  /** Breaks that end: their places that are still paused since then go on. */
  ends?: readonly Break[] | undefined;
  pauses?: ((group: GroupText) => boolean) | undefined;
};

/**
 * Ends a break of somebody's places and begins another, in all groups at once. A pause keeps the rank; only an offer
 * passes on. What the person has paused or resumed alone stays as it is.
 */
export async function changeBreak(
  tx: Tx,
  services: Services,
  { email, ends, pauses }: BreakChange,
): Promise<Break> {
  const at = instantNow(services.clock);
  const indexes = placePeople.indexesOf(services, email);
  const groups = await tx
    .selectFrom("group_places")
    .select("group_id")
    .distinct()
    .where("email_index", "in", indexes)
    .where("ended_at", "is", null)
    .execute();
  const places: string[] = [];
  const settled: { row: SupportGroupRow; counts: PlaceCounts }[] = [];
  const rows = await lockGroups(
    tx,
    groups.map(({ group_id }) => group_id),
  );
  for (const row of rows) {
    await offerFreeSeatsOf(tx, services, row);
    const content = contentOf(row);
    const live = () =>
      tx
        .selectFrom("group_places")
        .selectAll()
        .where("group_id", "=", row.id)
        .where("email_index", "in", indexes)
        .where("ended_at", "is", null)
        .execute();
    for (const { id, paused_at } of await live())
      if (ends?.some(({ places, at }) => places.includes(id) && paused_at === at)) await resumePlace(tx, id);
    for (const place of pauses?.(content) ? await live() : []) {
      if (place.paused_at !== "") continue;
      await pausePlace(tx, place, at);
      places.push(place.id);
    }
    settled.push({ row, counts: await offerFreeSeatsOf(tx, services, row) });
  }
  for (const { row, counts } of settled) await notePlaces(tx, services, row, counts);
  return { places, at };
}

/** Lets the hosts see that these places are taking a break, or not see it. Those that go on already show nothing. */
export async function showBreak(tx: Tx, { places, at }: Break, shown: boolean): Promise<void> {
  if (places.length === 0) return;
  const groups = await tx
    .selectFrom("group_places")
    .select("group_id")
    .distinct()
    .where("id", "in", places)
    .execute();
  // Nobody's place depends on it, but it writes to several, and without the locks it could deadlock with a break.
  await lockGroups(
    tx,
    groups.map(({ group_id }) => group_id),
  );
  await tx
    .updateTable("group_places")
    .set({ break_shown: shown ? 1 : 0 })
    .where("id", "in", places)
    .where("paused_at", "=", at)
    .execute();
}

import type { Database, Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { placePeople } from "../record.server.ts";
import { placeOfToken } from "./places.server.ts";

/** Whose place a link is for; undefined if it's no link of a place. */
export async function addressOfPlace(services: Services, token: string): Promise<string | undefined> {
  const row = await placeOfToken(services, token).catch((error: unknown) => {
    if (error instanceof HttpError) return undefined;
    throw error;
  });
  return row && placePeople.fromRow(services, row).email;
}

export async function hasOffer({ store, cipher }: Services, email: string): Promise<boolean> {
  const row = await store.db
    .selectFrom("group_places")
    .select("id")
    .where("email_index", "in", placePeople.indexesOf({ cipher }, email))
    .where("state", "=", "offered")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many of the places of these breaks have been paused since then, and whether a host of one of them is told. */
export async function pausedSince(
  db: Database | Tx,
  breaks: readonly { places: readonly string[]; at: string }[],
): Promise<{ count: number; shownToHost: boolean }> {
  let count = 0;
  let shownToHost = false;
  for (const { places, at } of breaks.filter((each) => each.places.length > 0)) {
    const rows = await db
      .selectFrom("group_places")
      .select("break_shown")
      .where("id", "in", places)
      .where("paused_at", "=", at)
      .execute();
    count += rows.length;
    shownToHost ||= rows.some(({ break_shown }) => break_shown === 1);
  }
  return { count, shownToHost };
}

import { instantNow, minute } from "#platform/clock/clock.ts";
import { textOfTicket, ticketFor } from "#platform/crypto/ticket.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { nextDoor } from "../rules/door.ts";
import { decryptAddress, type PlaceRow, type SupportGroupRow } from "../table.server.ts";
import { groupOf } from "./places.server.ts";

/** The way into the meeting that is on or comes next, as somebody with a place sees it. */
export type Door = {
  key: string;
  start: string;
  end: string;
  opensAt: string;
  /** `closed` by the host; `unset` if the team hasn't entered the meeting's address yet. */
  state: "before" | "open" | "closed" | "unset";
};

type LocatedPlace = { place: PlaceRow; row: SupportGroupRow };

/** Undefined without a place or a date to come. A pause doesn't close it. */
export async function doorOf(
  { clock }: Pick<Services, "clock">,
  db: Database | Tx,
  { place, row }: LocatedPlace,
): Promise<Door | undefined> {
  if (place.state !== "held") return undefined;
  const { schedule, changes } = await groupOf(db, row);
  const next = nextDoor(schedule, changes, instantNow(clock));
  if (!next) return undefined;
  const { key, start, end, opensAt, isTime } = next;
  const door = { key, start, end, opensAt };
  if (!isTime) return { ...door, state: "before" };
  if (await isDoorClosed(db, { groupId: row.id, key })) return { ...door, state: "closed" };
  return { ...door, state: row.address === "" ? "unset" : "open" };
}

export async function isDoorClosed(
  db: Database | Tx,
  { groupId, key }: { groupId: string; key: string },
): Promise<boolean> {
  const closed = await db
    .selectFrom("group_doors")
    .select("closed_at")
    .where("group_id", "=", groupId)
    .where("date_key", "=", key)
    .executeTakeFirst();
  return closed !== undefined;
}

export const doorPath = "/your-place/door";

/** The second after the press is usual; a slow phone gets a minute. */
const ticketMs = minute;
const purpose = "group door";

/** The address that leads somebody in, for a minute. */
export function wayIn(services: Services, { placeId, key }: { placeId: string; key: string }): string {
  const ticket = ticketFor(services, purpose, { text: `${placeId} ${key}`, milliseconds: ticketMs });
  return `${doorPath}/${ticket}`;
}

/**
 * The meeting's address for a ticket, only ever used as the target of a redirect. Everything is checked again:
 * undefined if the ticket is forged or too old, or if the door has closed for this person since.
 */
export async function addressForTicket(services: Services, ticket: string): Promise<string | undefined> {
  const [placeId = "", key] = textOfTicket(services, purpose, ticket)?.split(" ") ?? [];
  const { db } = services.store;
  const place = await db.selectFrom("group_places").selectAll().where("id", "=", placeId).executeTakeFirst();
  const row =
    place &&
    (await db.selectFrom("support_groups").selectAll().where("id", "=", place.group_id).executeTakeFirst());
  if (!row) return undefined;
  const door = await doorOf(services, db, { place, row });
  return door?.state === "open" && door.key === key ? decryptAddress(services, row) : undefined;
}

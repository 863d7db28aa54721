import { placeMessages } from "#content/groups/places.ts";
import { hour, instantAfter } from "#platform/clock/clock.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { pastedToken } from "#platform/http/mailed-token.ts";
import { isId } from "#platform/ids/ids.ts";
import { type MailedLink, mailedUrl } from "#platform/mail/mailed-links.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { intentPeople, placePeople } from "../record.server.ts";
import { intentHours, type Seat } from "../rules/place.ts";
import type { ChangedDate, Schedule } from "../rules/schedule.ts";
import { contentStored, type GroupText, scheduleStored } from "../schema/group.ts";
import type { GroupState, IntentRow, PlaceRow, SupportGroupRow } from "../table.server.ts";
import { groupTarget } from "./hosts.server.ts";

export type SupportGroup = Pick<SupportGroupRow, "id" | "slug" | "size" | "revision"> & {
  state: GroupState;
  content: GroupText;
  schedule: Schedule;
  changes: readonly ChangedDate[];
  rulesVersion: number;
  offerHours: number;
  question: string;
  endsAt: string;
};

export const contentOf = ({ content }: Pick<SupportGroupRow, "content">): GroupText =>
  contentStored.parse(JSON.parse(content));

export const scheduleOf = ({ schedule }: Pick<SupportGroupRow, "schedule">): Schedule =>
  scheduleStored.parse(JSON.parse(schedule));

/** A group with its changed dates, which have been read already. */
export function groupWith(row: SupportGroupRow, changes: readonly ChangedDate[]): SupportGroup {
  const { id, slug, state, size, revision } = row;
  return {
    ...{ id, slug, state, size, revision, changes },
    content: contentOf(row),
    schedule: scheduleOf(row),
    rulesVersion: row.rules_version,
    offerHours: row.offer_hours,
    question: row.question,
    endsAt: row.ends_at,
  };
}

export async function groupOf(db: Database | Tx, row: SupportGroupRow): Promise<SupportGroup> {
  return groupWith(row, await changedDates(db, row.id));
}

export async function changedDates(db: Database | Tx, groupId: string): Promise<readonly ChangedDate[]> {
  const rows = await db
    .selectFrom("group_dates")
    .selectAll()
    .where("group_id", "=", groupId)
    .orderBy("start")
    .execute();
  return rows.map(({ date_key, state, start, minutes }) => ({ key: date_key, state, start, minutes }));
}

/** The places that haven't ended, in the order of sign-up. */
export async function livePlaces(db: Database | Tx, groupId: string): Promise<readonly PlaceRow[]> {
  return db
    .selectFrom("group_places")
    .selectAll()
    .where("group_id", "=", groupId)
    .where("ended_at", "is", null)
    .orderBy("rank")
    .execute();
}

/** The ids of the places that get mails about dates: those that are held and not paused. */
export async function placesForDates(tx: Tx, groupId: string): Promise<readonly string[]> {
  const places = await tx
    .selectFrom("group_places")
    .select("id")
    .where("group_id", "=", groupId)
    .where("state", "=", "held")
    .where("paused_at", "=", "")
    .execute();
  return places.map(({ id }) => id);
}

export const seatOf = ({ id, state, seats, rank, paused_at }: PlaceRow): Seat => ({
  ...{ id, state, seats, rank },
  paused: paused_at !== "",
});

export function isOver({ ends_at }: Pick<SupportGroupRow, "ends_at">, now: string): boolean {
  return ends_at !== "" && ends_at <= now;
}

const purpose = "group place";
/** The link in the mails of a place. Its page is named after nothing. Reminders need it, so it stays good. */
export const placeLink: MailedLink = { path: "/your-place#token=", words: "link to your place" };

export function placeToken({ cipher }: Pick<Services, "cipher">, id: string): string {
  return `${id}.${cipher.sign(purpose, id)}`;
}

export function placeUrl(services: Pick<Services, "cipher" | "settings">, id: string): string {
  return mailedUrl(services.settings, placeLink, placeToken(services, id));
}

type Reading = Pick<Services, "store" | "cipher" | "clock">;

export type Linked = { place: PlaceRow } | { intent: IntentRow };

/**
 * The link of a sign-up leads to its person's place, if they have one already.
 * @throws {HttpError} not_found if it's forged, or what it's for has lapsed or been erased.
 */
export async function linkedTo(services: Reading, typed: string): Promise<Linked> {
  const { store, cipher } = services;
  const [id = "", signature = ""] = pastedToken(typed).split(".");
  if (!isId(id) || !cipher.verify(purpose, id, signature)) throw badLink();
  // In this order: a sign-up that is confirmed between the two has become the place.
  const intent = await intentById(services, store.db, id);
  const place = await store.db.selectFrom("group_places").selectAll().where("id", "=", id).executeTakeFirst();
  if (place) return { place };
  if (!intent) throw badLink();
  const known = await livePlaceOf(services, store.db, intent);
  return known ? { place: known } : { intent };
}

const badLink = () => new HttpError("not_found", { message: placeMessages.badLink });

/** @throws {HttpError} not_found if the link is for no place. */
export async function placeOfToken(services: Reading, typed: string): Promise<PlaceRow> {
  const linked = await linkedTo(services, typed);
  if (!("place" in linked)) throw badLink();
  return linked.place;
}

/** A sign-up that can still be confirmed. */
export async function intentById(
  { clock }: Pick<Services, "clock">,
  db: Database | Tx,
  id: string,
): Promise<IntentRow | undefined> {
  return db
    .selectFrom("group_intents")
    .selectAll()
    .where("id", "=", id)
    .where("created_at", ">", instantAfter(clock, -intentHours * hour))
    .executeTakeFirst();
}

/** The place that whoever has signed up has in the group already. */
export async function livePlaceOf(
  services: Pick<Services, "cipher">,
  db: Database | Tx,
  intent: IntentRow,
): Promise<PlaceRow | undefined> {
  const { email } = intentPeople.fromRow(services, intent);
  return db
    .selectFrom("group_places")
    .selectAll()
    .where("group_id", "=", intent.group_id)
    .where("email_index", "in", placePeople.indexesOf(services, email))
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

export type TeamPlace = Seat & {
  name: string;
  email: string;
  offeredUntil: string;
};

/** The people of a group and its waiting list, in order. */
export async function groupPlaces(
  services: Services,
  actor: Actor,
  groupId: string,
): Promise<readonly TeamPlace[]> {
  authorize(actor, "groups.read", groupTarget(groupId));
  const rows = await livePlaces(services.store.db, groupId);
  return rows.map((row) => ({
    ...seatOf(row),
    ...placePeople.fromRow(services, row),
    offeredUntil: row.offered_until,
  }));
}

/** With whether it has a meeting's address, which is shown nowhere. @throws {HttpError} not_found. */
export async function groupById(
  services: Services,
  actor: Actor,
  id: string,
): Promise<SupportGroup & { hasAddress: boolean }> {
  authorize(actor, "groups.read", groupTarget(id));
  const { db } = services.store;
  const row = await db.selectFrom("support_groups").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new HttpError("not_found");
  return { ...(await groupOf(db, row)), hasAddress: row.address !== "" };
}

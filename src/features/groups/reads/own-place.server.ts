import { placeMessages } from "#content/groups/places.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { liveStates, type PlaceState } from "../rules/place.ts";
import { datesShown, type Meeting, meetingsBetween, nextMeetings } from "../rules/schedule.ts";
import type { GroupText } from "../schema/group.ts";
import type { PlaceRow, SupportGroupRow } from "../table.server.ts";
import { type Door, doorOf } from "./door.server.ts";
import { groupOf, isOver, linkedTo, placeToken, type SupportGroup } from "./places.server.ts";

/**
 * A place as its own person sees it. It has no rank: by two ranks one could tell whether somebody signed up in between,
 * so whether an address was known.
 */
export type OwnPlace = {
  /** For the page's next request, however the link was pasted. */
  token: string;
  /** The server's time: the page waits by it, not by the device's clock. */
  now: string;
  /** "intent": a sign-up that is to be confirmed. */
  state: PlaceState | "intent";
  seats: number;
  paused: boolean;
  offeredUntil?: string;
  group: Pick<GroupText, "name" | "host" | "language" | "groundRules"> & { zone: string };
  /** The next dates, and canceled ones before the last of them. */
  meetings: readonly Meeting[];
  door?: Door;
};

/** It changes nothing. @throws {HttpError} not_found for a bad link. */
export async function ownPlace(services: Services, typed: string): Promise<OwnPlace> {
  const { db } = services.store;
  const linked = await linkedTo(services, typed);
  const { id, group_id, seats } = "place" in linked ? linked.place : linked.intent;
  const row = await db.selectFrom("support_groups").selectAll().where("id", "=", group_id).executeTakeFirst();
  if (!row) throw new HttpError("not_found", { message: placeMessages.badLink });
  const group = await groupOf(db, row);
  const { name, host, language, groundRules } = group.content;
  const now = instantNow(services.clock);
  const common = {
    token: placeToken(services, id),
    ...{ now, seats },
    group: { name, host, language, groundRules, zone: group.schedule.zone },
  };
  if (!("place" in linked)) return { ...common, state: "intent", paused: false, meetings: [] };
  const { place } = linked;
  const state = stateNow(place, row, now);
  const isLive = liveStates.some((each) => each === state);
  const door = await doorOf(services, db, { place, row });
  return {
    ...common,
    state,
    paused: place.paused_at !== "",
    ...(state === "offered" ? { offeredUntil: place.offered_until } : {}),
    meetings: isLive ? datesToCome(group, now) : [],
    ...(door ? { door } : {}),
  };
}

/** What has ended by now, whether or not a job has noted it yet. */
function stateNow(
  { state, ended_at, offered_until }: PlaceRow,
  row: SupportGroupRow,
  now: string,
): PlaceState {
  if (ended_at === null && isOver(row, now)) return state === "held" ? "over" : "missed";
  return state === "offered" && offered_until <= now ? "lapsed" : state;
}

function datesToCome({ schedule, changes }: SupportGroup, now: string): readonly Meeting[] {
  const last = nextMeetings(schedule, changes, { now, count: datesShown }).at(-1);
  return last ? meetingsBetween(schedule, changes, { from: now, to: last.end }) : [];
}

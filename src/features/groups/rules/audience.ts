import { day } from "#platform/clock/clock.ts";
import type { GroupAudience } from "#platform/mail/group-people.ts";
import type { PlaceRow } from "../table.server.ts";
import { type PlaceState, placeRetentionDays } from "./place.ts";
import type { Meeting } from "./schedule.ts";

/** For how many days somebody who left can be written to: as long as their place is kept. */
export const leftDays = placeRetentionDays;

/** Whoever the team removed didn't leave. */
const states: Readonly<Record<GroupAudience["who"], readonly PlaceState[]>> = {
  held: ["held"],
  waiting: ["waiting", "offered"],
  left: ["canceled", "over"],
};

/** Whoever canceled was mailed that we won't write about it again, so they're counted and get nothing. */
export const wasPromisedSilence = ({ state }: Pick<PlaceRow, "state">): boolean => state === "canceled";

/** Whether a place is one of those written to. Of a date, those are one who belonged to the group on that day. */
export function isOfAudience(
  { state, created_at, ended_at }: Pick<PlaceRow, "state" | "created_at" | "ended_at">,
  { who, meeting, now }: Pick<GroupAudience, "who"> & { meeting: Meeting | undefined; now: string },
): boolean {
  if (!states[who].includes(state)) return false;
  if (meeting && created_at >= meeting.end) return false;
  if (who !== "left") return true;
  const left = ended_at ?? "";
  const earliest = new Date(Date.parse(now) - leftDays * day).toISOString();
  return left > earliest && (!meeting || meeting.start > now || left > meeting.start);
}

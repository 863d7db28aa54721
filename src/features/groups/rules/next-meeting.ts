import { filled } from "#content/template.ts";
import type { DatedGroup, DatedSession } from "../reads/page.server.ts";
import { sessionTimes, whenOf } from "../ui/session-times.ts";

/**
 * The groups with the dates that aren't over, those that meet next first: a page that stayed open, or comes from the
 * device's own copy, is older than its reader's clock.
 */
export function withoutPastDates(groups: readonly DatedGroup[], now: number): readonly DatedGroup[] {
  const isPast = ({ end }: DatedSession) => Date.parse(end) <= now;
  if (!groups.some(({ sessions }) => sessions.some(isPast))) return groups;
  const startOf = ({ sessions: [next] }: DatedGroup) => next?.start ?? "9999";
  return groups
    .map((group) => ({ ...group, sessions: group.sessions.filter((session) => !isPast(session)) }))
    .sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
}

/** The line on the next meeting, with its texts by when it is. */
export type NextCopy = Readonly<Record<"today" | "tonight" | "week" | "later", string>>;

/**
 * "Tonight: 7 PM ET, Open circle", with the group that it leads to: the next one that new people can join, of those that
 * have no section of their own. By the reader's clock once their zone is known, else by the group's.
 */
export function nextMeeting(
  groups: readonly DatedGroup[],
  { now, zone, copy }: { now: number; zone: string | undefined; copy: NextCopy },
): { id: string; text: string } | undefined {
  const open = groups.find(
    ({ apart, places, sessions }) => apart === undefined && places === "some" && sessions.length > 0,
  );
  const [session] = open?.sessions ?? [];
  if (!open || !session) return undefined;
  const { start, end, times: own } = session;
  const times = zone === undefined ? own : sessionTimes(start, end, zone);
  const [weekday = ""] = times.day.split(",");
  const values = {
    weekday,
    day: times.day,
    time: `${times.from.replace(":00", "")}${zone === undefined ? ` ${own.shortZone}` : ""}`,
    group: open.name,
  };
  const text = copy[whenOf(start, now, zone ?? open.zone)];
  return { id: open.id, text: filled(text, values) };
}

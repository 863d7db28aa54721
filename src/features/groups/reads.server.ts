import { Temporal } from "temporal-polyfill";
import { current } from "#content/current.ts";
import type { DayId } from "#content/groups/choices.ts";
import type { Group, SignUp } from "#content/groups/group.ts";
import { rhythmInWords } from "#content/groups/rhythm-in-words.ts";
import { groups, groupsDocument } from "#content/groups.ts";
import { site } from "#content/site.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { dayOf, holdsUntil, nextSessions, type Session } from "./rules.ts";
import { type SessionTimes, sessionTimes } from "./ui/session-times.ts";

/** One date of a group: two instants, formatted in the group's time zone. */
export type DatedSession = {
  start: string;
  end: string;
  /** The start with its UTC offset, for `<time>`. */
  dateTime: string;
  times: SessionTimes;
};

/** A group as shown on the page. */
export type DatedGroup = Pick<Group, "id" | "name" | "format" | "paths" | "forWhom" | "host" | "size"> & {
  apart?: Group["apart"];
  /** The weekday of its meetings, by its own clock. */
  day: DayId;
  rhythm: string;
  minutes: number;
  sessions: readonly DatedSession[];
  signUp: { kind: SignUp; href: string };
  calendar: string;
};

const datesShown = 3;
const messageAddress = "/contact?subject=general";

/** Where to sign up; never the meeting's address. */
export function signUpAddress({ signUp }: Pick<Group, "signUp">): string {
  return signUp === "members" ? site.links.membersLogin.href : messageAddress;
}

/** All groups with their dates, until when these are valid, and the timetable that they were made from. */
type CachedGroups = { from: number; until: number; timetable: unknown; groups: readonly DatedGroup[] };

let cached: CachedGroups | undefined;

/** Every group with its next dates, cached until the first of them is over. */
export function datedGroups(clock: Clock): readonly DatedGroup[] {
  const now = clock.now().getTime();
  const timetable = current(groupsDocument);
  if (cached?.timetable !== timetable || now < cached.from || now >= cached.until)
    cached = { ...computed(now), timetable };
  return cached.groups;
}

function computed(from: number): Omit<CachedGroups, "timetable"> {
  const now = Temporal.Instant.fromEpochMilliseconds(from);
  let until = Number.POSITIVE_INFINITY;
  const dated = groups().map((group) => {
    const sessions = nextSessions(group.meeting, now, datesShown);
    until = Math.min(until, holdsUntil(group.meeting, sessions)?.epochMilliseconds ?? until);
    return datedGroup(group, sessions);
  });
  return { from, until, groups: dated };
}

function datedGroup(group: Group, sessions: readonly Session[]): DatedGroup {
  const { id, name, format, paths, forWhom, host, size, apart, meeting, signUp } = group;
  return {
    id,
    name,
    format,
    paths,
    forWhom,
    host,
    size,
    ...(apart ? { apart } : {}),
    day: dayOf(meeting),
    rhythm: rhythmInWords(meeting),
    minutes: meeting.minutes,
    sessions: sessions.map((session) => datedSession(session, meeting.zone)),
    signUp: { kind: signUp, href: signUpAddress(group) },
    calendar: `/support/groups/${id}.ics`,
  };
}

function datedSession({ start, end }: Session, zone: string): DatedSession {
  const [from, to] = [start.toInstant().toString(), end.toInstant().toString()];
  return {
    start: from,
    end: to,
    dateTime: start.toString({ timeZoneName: "never" }),
    times: sessionTimes(from, to, zone),
  };
}

import { Temporal } from "temporal-polyfill";
import { type CostId, type DayId, groupDays, type JoinId, type LanguageId } from "#content/groups/choices.ts";
import { groupSize } from "#content/groups/places.ts";
import { rhythmInWords } from "#content/groups/rhythm-in-words.ts";
import { shippedGroups } from "#content/groups.ts";
import { supportGroups } from "#content/pages/support/groups.ts";
import { site } from "#content/site.ts";
import { day, instantNow, systemClock } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import { nextMeetings, pastDaysInCalendars } from "../rules/schedule.ts";
import { fromTimetable } from "../rules/timetable.ts";
import type { GroupText } from "../schema/group.ts";
import { type SessionTimes, sessionTimes, zoneOfMost } from "../ui/session-times.ts";
import { isOver } from "./places.server.ts";
import { groupsInMemory, type PublicGroup, publicGroupList, unchangedGroups } from "./public.server.ts";

/** One date of a group: two instants, formatted in the group's time zone. */
export type DatedSession = {
  start: string;
  end: string;
  /** The start with its UTC offset, for `<time>`. */
  dateTime: string;
  times: SessionTimes;
};

export type DatedGroup = Pick<GroupText, "name" | "format" | "forWhom" | "host" | "sample"> & {
  /** Its slug: its anchor on the page, its calendar file and the address for signing up. */
  id: string;
  /** "every" where the path doesn't matter. */
  paths: "every" | readonly Exclude<GroupText["path"], "every">[];
  /** How many it's for, in words. */
  size: string;
  /** Left out where it's with the others. */
  apart?: "loss" | "pregnancy";
  cost: CostId;
  language: LanguageId;
  /** The weekday of its meetings, by its own clock. */
  day: DayId;
  rhythm: string;
  /** The time zone of its own clock. */
  zone: string;
  minutes: number;
  sessions: readonly DatedSession[];
  /** How people join: here on the page, in the members' area or by a message. */
  joins: JoinId;
  /** Where that is; never the meeting's address. */
  joinAddress: string;
  /** Whether new people get a place, can wait for one, or neither. */
  places: PublicGroup["places"];
  /** The ground rules that people agree to here, and their version; no rules where they join elsewhere. */
  groundRules: string;
  rulesVersion: number;
  calendar: string;
};

const datesShown = 3;

/** Never the meeting's address. */
export function joinAddress({ slug, content }: Pick<PublicGroup, "slug" | "content">): string {
  switch (content.joins) {
    case "here":
      return `${supportGroups.path}#${slug}`;
    case "course":
      return site.links.membersLogin.href;
    case "write":
      return "/contact?subject=general";
  }
}

type Dated = {
  from: string;
  until: string;
  groups: readonly DatedGroup[];
  /** Those that are over, while calendars still have their dates. */
  past: readonly DatedGroup[];
};

/** By the groups that they were made from: another list comes when one of them has changed. */
const datedLists = new WeakMap<readonly PublicGroup[], Dated>();

/**
 * Every group that isn't over with its next dates, those that meet next first, from memory until the first of them or
 * the day is over. Without services, as in the build, the groups that are shipped.
 */
export async function datedGroups(services: Services | undefined): Promise<readonly DatedGroup[]> {
  return (await dated(services)).groups;
}

/** The same with those that calendars still have, though they are over. */
export async function groupsInCalendars(services: Services): Promise<readonly DatedGroup[]> {
  const { groups, past } = await dated(services);
  return [...groups, ...past];
}

async function dated(services: Services | undefined): Promise<Dated> {
  const now = instantNow(services?.clock ?? systemClock);
  const all = services ? await groupsInMemory(services) : (previewed ?? shipped(now));
  const known = datedLists.get(all);
  if (known && isRight(known, now)) return known;
  const made = datesOf(all, now);
  datedLists.set(all, made);
  return made;
}

// A clock that was set back shows earlier dates again.
function isRight({ from, until }: Dated, now: string): boolean {
  return from <= now && now < until;
}

/** Whether a page with the dated groups of before would say the same now. */
export function areDatesCurrent(services: Services): boolean {
  const all = unchangedGroups(services);
  const known = all && datedLists.get(all);
  return known !== undefined && isRight(known, instantNow(services.clock));
}

function datesOf(all: readonly PublicGroup[], now: string): Dated {
  let until = nextMidnight(all, now);
  const groups = all
    .filter(({ endsAt }) => !isOver({ ends_at: endsAt }, now))
    .map((group) => {
      const meetings = nextMeetings(group.schedule, group.changes, { now, count: datesShown });
      for (const end of [meetings[0]?.end, group.endsAt]) if (end && end < until) until = end;
      return datedGroup(group, meetings);
    })
    .toSorted((one, other) => (nextOf(one) < nextOf(other) ? -1 : 1));
  const past = all.filter((group) => isOver({ ends_at: group.endsAt }, now) && isInCalendars(group, now));
  for (const group of past) {
    const gone = goneAt(group);
    if (gone < until) until = gone;
  }
  return { from: now, until, groups, past: past.map((group) => datedGroup(group, [])) };
}

/** When a day is over in the first of the zones by whose days the page says "today" and "tonight". */
function nextMidnight(all: readonly PublicGroup[], now: string): string {
  const zones = new Set([zoneOfMost, ...all.map(({ schedule }) => schedule.zone)]);
  const midnights = [...zones].map((zone) => {
    const today = Temporal.Instant.from(now).toZonedDateTimeISO(zone).startOfDay();
    return today.add({ days: 1 }).epochMilliseconds;
  });
  return new Date(Math.min(...midnights)).toISOString();
}

/** When calendars lose the last date of a group that has ended. */
const goneAt = ({ endsAt }: PublicGroup) =>
  new Date(Date.parse(endsAt) + pastDaysInCalendars * day).toISOString();

/** Whether calendars have dates of a group, to come or of the last weeks. */
export function isInCalendars(group: PublicGroup, now: string): boolean {
  return group.endsAt === "" || goneAt(group) > now;
}

const nextOf = ({ sessions }: DatedGroup) => sessions[0]?.start ?? "9999";

function datedGroup(
  group: PublicGroup,
  meetings: readonly Pick<DatedSession, "start" | "end">[],
): DatedGroup {
  const { slug, content, schedule, size, places, rulesVersion } = group;
  const { name, format, path, forWhom, host, apart, cost, language, joins, sample } = content;
  const sessions = meetings.map((meeting) => datedSession(meeting, schedule.zone));
  // By the day of the month, each date has a weekday of its own.
  const dayShown = schedule.unit === "dayOfMonth" ? sessions[0]?.dateTime.slice(0, 10) : undefined;
  return {
    id: slug,
    ...{ name, format, forWhom, host, sample, sessions, joins, places, rulesVersion, language, cost },
    paths: path === "every" ? "every" : [path],
    size: groupSize(size),
    ...(apart === "none" ? {} : { apart }),
    day: weekdayOf(dayShown ?? schedule.first),
    rhythm: rhythmInWords(schedule),
    zone: schedule.zone,
    minutes: schedule.minutes,
    joinAddress: joinAddress(group),
    groundRules: joins === "here" ? content.groundRules : "",
    calendar: `/support/groups/${slug}.ics`,
  };
}

function weekdayOf(day: string): DayId {
  return groupDays[Temporal.PlainDate.from(day).dayOfWeek - 1]?.value ?? "monday";
}

function datedSession({ start, end }: Pick<DatedSession, "start" | "end">, zone: string): DatedSession {
  const local = Temporal.Instant.from(start).toZonedDateTimeISO(zone);
  return {
    start,
    end,
    dateTime: local.toString({ timeZoneName: "never" }),
    times: sessionTimes(start, end, zone),
  };
}

let previewed: readonly PublicGroup[] | undefined;

/** What the page shows in a process that renders previews, which has no database. */
export function previewGroups(groups: unknown): void {
  previewed = publicGroupList.parse(groups);
}

let shippedNow: readonly PublicGroup[] | undefined;

/** The groups that are shipped, where there is no database. */
function shipped(now: string): readonly PublicGroup[] {
  shippedNow ??= shippedGroups.flatMap((entry) => {
    const group = fromTimetable(entry, { groundRules: "-", now });
    if (!group) return [];
    const { slug, size, content, schedule } = group;
    const fixed = { changes: [], rulesVersion: 1, endsAt: "", places: "some", sequence: 0 } as const;
    return [{ id: slug, ...{ slug, size, content, schedule }, ...fixed, changedAt: now }];
  });
  return shippedNow;
}

import { day, instantAfter, instantNow, minute } from "#platform/clock/clock.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Columns, listOf } from "#platform/list/columns.ts";
import { type Actor, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { placePeople } from "../record.server.ts";
import { attendanceRetentionDays, doorOpensMinutes, type MeetingPhase, phaseOf } from "../rules/door.ts";
import { type Meeting, meetingOf, meetingsBetween } from "../rules/schedule.ts";
import { decryptAddress, type SupportGroupRow } from "../table.server.ts";
import { sessionTimes, whenOf } from "../ui/session-times.ts";
import { isDoorClosed } from "./door.server.ts";
import { groupMails } from "./group-mails.server.ts";
import { authorizeHost, groupTarget, hostedGroupIds } from "./hosts.server.ts";
import { groupOf, livePlaces, type SupportGroup } from "./places.server.ts";

const address = "/admin/meetings";

type RunMeeting = Meeting & { group: SupportGroup; phase: MeetingPhase };
type ListedMeeting = RunMeeting & { when: string };

const phaseNames = {
  canceled: "Canceled",
  before: "Coming up",
  arriving: "Door is open",
  on: "On now",
  over: "Over",
} as const;

/** "Tonight, 7:00 PM ET" or "Tue, Dec 8, 7:00 PM ET", by the group's clock. */
function dayAndTime(
  { start, end, group: { schedule }, phase }: Omit<RunMeeting, "key">,
  now: string,
): string {
  const { shortDay, from, shortZone } = sessionTimes(start, end, schedule.zone);
  const when = phase === "over" ? "later" : whenOf(start, Date.parse(now), schedule.zone);
  const day = when === "tonight" ? "Tonight" : when === "today" ? "Today" : shortDay;
  return `${day}, ${from} ${shortZone}`;
}

const meetingColumns = {
  when: { heading: "When", value: ({ when }) => when },
  group: { heading: "Group", value: ({ group }) => group.content.name },
  phase: { heading: "Status", value: ({ phase }) => phaseNames[phase] },
} satisfies Columns<ListedMeeting>;

/** How far back and ahead the list goes, in days: after a meeting there can be something to do about it. */
const listed = { back: 1, ahead: 28 };

/** The one that is on first, then by time. */
export async function meetingsScreen(services: Services, actor: Actor) {
  const own = await hostedGroupIds(services, actor);
  const { db } = services.store;
  const now = instantNow(services.clock);
  const span = {
    from: instantAfter(services.clock, -listed.back * day),
    to: instantAfter(services.clock, listed.ahead * day),
  };
  const rows = await db.selectFrom("support_groups").selectAll().where("state", "!=", "draft").execute();
  const all = await Promise.all(rows.filter(({ id }) => own?.has(id) ?? true).map((row) => groupOf(db, row)));
  // Of groups that people join elsewhere there's nobody here; only their own hosts have something to do with them.
  const groups = all.filter(({ content }) => own !== undefined || content.joins === "here");
  const meetings = groups.flatMap((group) =>
    meetingsBetween(group.schedule, group.changes, span).map((meeting) => {
      const shown = { ...meeting, id: `${group.id}/${meeting.key}`, group, phase: phaseOf(meeting, now) };
      return { ...shown, when: dayAndTime(shown, now) };
    }),
  );
  const isOver = ({ phase }: RunMeeting) => (phase === "over" ? 1 : 0);
  return {
    isHost: own !== undefined,
    list: listOf(
      meetingColumns,
      meetings.toSorted((one, other) => isOver(one) - isOver(other) || (one.start < other.start ? -1 : 1)),
      ({ id, phase }) => ({ id, phase, href: `${address}/${id}` }),
    ),
  };
}

/** Somebody with a place, as the host sees them: by name only. A pause is shown only if its person wants that. */
type Attendee = { id: string; who: string; seats: number; onBreak: boolean; came: string };

const attendeeColumns = {
  who: {
    heading: "Who",
    value: ({ who }) => who,
    detail: ({ seats, onBreak }) =>
      [...(seats === 2 ? ["A couple"] : []), ...(onBreak ? ["Taking a break"] : [])].join(", ") || undefined,
  },
  came: { heading: "Door", value: ({ came }) => came },
} satisfies Columns<Attendee>;

type MeetingAt = { groupId: string; dateKey: string };

/** @throws {HttpError} not_found, too if others host the group, or it's long over. */
async function meetingAt(services: Services, actor: Actor, { groupId, dateKey }: MeetingAt) {
  const { db } = services.store;
  await authorizeHost(db, actor, groupId);
  const row = await db.selectFrom("support_groups").selectAll().where("id", "=", groupId).executeTakeFirst();
  if (!row) throw new HttpError("not_found");
  const group = await groupOf(db, row);
  const meeting = meetingOf(group.schedule, group.changes, dateKey);
  // Who came is erased by then, and the list would say that nobody did.
  if (!meeting || meeting.end < instantAfter(services.clock, -attendanceRetentionDays * day))
    throw new HttpError("not_found");
  return { row, meeting: { ...meeting, group, phase: phaseOf(meeting, instantNow(services.clock)) } };
}

/** Whether a meeting is on or people are arriving, so that its host can't be kept waiting. */
export async function isUnderWay(services: Services, actor: Actor, at: MeetingAt): Promise<boolean> {
  const { phase } = (await meetingAt(services, actor, at)).meeting;
  return phase === "arriving" || phase === "on";
}

/** @throws {HttpError} not_found. */
export async function meetingScreen(services: Services, actor: Actor, at: MeetingAt) {
  const { row, meeting } = await meetingAt(services, actor, at);
  const { start, end, group, phase } = meeting;
  const { zone } = group.schedule;
  const people = await attendees(services, row, meeting);
  const came = people.filter(({ hasCome }) => hasCome).length;
  return {
    name: group.content.name,
    when: dayAndTime(meeting, instantNow(services.clock)),
    ...{ start, end, zone, phase },
    phaseName: phaseNames[phase],
    door: {
      isClosed: await isDoorClosed(services.store.db, { groupId: row.id, key: meeting.key }),
      opens: clockTime(new Date(Date.parse(start) - doorOpensMinutes * minute).toISOString(), zone),
    },
    wayIn: row.address === "" ? undefined : `${address}/${row.id}/${meeting.key}/in`,
    /** For those who look after the group itself. */
    groupUrl: may(actor, "groups.read", groupTarget(row.id)) ? `/admin/groups/${row.id}` : undefined,
    writeTo:
      may(actor, "newsletter.send") && people.length > 0
        ? ({ kind: "date", group: row.id, date: meeting.key, who: "held" } as const)
        : undefined,
    summary: `${came} of ${people.length} have come`,
    people: listOf(attendeeColumns, people, ({ id, who, hasCome }) => ({
      ...{ id, who, hasCome },
      state: "held" as const,
    })),
    mails: groupMails(group, { now: instantNow(services.clock), told: people.length }),
    groundRules: group.content.groundRules,
    language: group.content.language,
  };
}

/** The meeting's address for the host's own way in; only ever the target of a redirect. @throws {HttpError} not_found. */
export async function hostAddress(services: Services, actor: Actor, at: MeetingAt): Promise<string> {
  const { row } = await meetingAt(services, actor, at);
  const found = decryptAddress(services, row);
  if (found === undefined) throw new HttpError("not_found");
  return found;
}

/** In the order of sign-up. */
async function attendees(services: Services, row: SupportGroupRow, meeting: RunMeeting) {
  const { db } = services.store;
  const places = (await livePlaces(db, row.id)).filter(({ state }) => state === "held");
  const opened = await db
    .selectFrom("group_attendance")
    .select(["place_id", "opened_at"])
    .where("group_id", "=", row.id)
    .where("date_key", "=", meeting.key)
    .execute();
  const openedAt = new Map(opened.map(({ place_id, opened_at }) => [place_id, opened_at]));
  const names = distinct(places.map((place) => placePeople.fromRow(services, place).name || "No name given"));
  return places.map(({ id, seats, break_shown }, index) => {
    const at = openedAt.get(id);
    return {
      ...{ id, seats, onBreak: break_shown === 1 },
      who: names[index] ?? "",
      hasCome: at !== undefined,
      came:
        at === undefined
          ? absence[meeting.phase]
          : `Opened at ${sessionTimes(at, at, meeting.group.schedule.zone).from}`,
    };
  });
}

const absence: Readonly<Record<MeetingPhase, string>> = {
  canceled: "",
  before: "",
  arriving: "Not yet",
  on: "Not yet",
  over: "Didn't open it",
};

/** The same names, with a number where one comes again: "Ana", "Ana (2)". */
function distinct(names: readonly string[]): readonly string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((each) => each === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

function clockTime(instant: string, zone: string): string {
  const { from, shortZone } = sessionTimes(instant, instant, zone);
  return `${from} ${shortZone}`;
}

import { groupZones, type JoinId } from "#content/groups/choices.ts";
import { groupStateNames, placeStateNames } from "#content/groups/places.ts";
import { ordinal } from "#content/groups/rhythm-in-words.ts";
import { supportGroups } from "#content/pages/support/groups.ts";
import { day, instantAfter, instantNow, minute } from "#platform/clock/clock.ts";
import { localTimeOf } from "#platform/clock/time-zone.ts";
import { type Columns, listOf } from "#platform/list/columns.ts";
import { type Actor, authorizeList, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { nextSlug } from "../rules/next-round.ts";
import { freeSeats } from "../rules/place.ts";
import { meetingsBetween, nextMeetings, versionOf } from "../rules/schedule.ts";
import type { GroupState } from "../table.server.ts";
import { sessionTimes, timeOf } from "../ui/session-times.ts";
import { groupMails } from "./group-mails.server.ts";
import { hostChoices } from "./hosts.server.ts";
import { unsentMails } from "./place-mails.server.ts";
import {
  groupById,
  groupOf,
  groupPlaces,
  isOver,
  livePlaces,
  type SupportGroup,
  type TeamPlace,
} from "./places.server.ts";

const address = "/admin/groups";

type ListedGroup = {
  id: string;
  name: string;
  state: GroupState | "over";
  size: number;
  taken: number;
  waiting: number;
  next: string;
  /** It met in a round, which is over, and there's no next one yet. */
  hasEnded: boolean;
  /** A draft that nobody has signed up for. */
  isDeletable: boolean;
  sample: boolean;
  joins: JoinId;
};

const joinedElsewhere = {
  course: "People join in the members’ area",
  write: "People join by message",
} as const;

const groupColumns = {
  name: { heading: "Group", value: ({ name }) => name },
  state: { heading: "Status", value: ({ state }) => groupStateNames[state] },
  places: {
    heading: "Places",
    value: ({ joins, taken, size }) =>
      joins === "here" || taken > 0 ? `${taken} of ${size} taken` : "None here",
    detail({ joins, taken, waiting }) {
      if (joins !== "here" && taken === 0) return joinedElsewhere[joins];
      return waiting === 0 ? undefined : `${waiting} waiting`;
    },
    format: "short",
  },
  next: { heading: "Next date", value: ({ next }) => next, format: "short" },
} satisfies Columns<ListedGroup>;

/** Those that meet next first. */
export async function groupsScreen(services: Services, actor: Actor) {
  const ids = authorizeList(actor, "groups.read", "group");
  const mayAdd = may(actor, "groups.write");
  const { db } = services.store;
  const now = instantNow(services.clock);
  const all = await db.selectFrom("support_groups").selectAll().execute();
  const rows = all.filter(({ id }) => ids?.has(id) ?? true);
  const slugs = new Set(all.map(({ slug }) => slug));
  const used = await db.selectFrom("group_places").select("group_id").distinct().execute();
  const withPlaces = new Set(used.map(({ group_id }) => group_id));
  const items = await Promise.all(
    rows.map(async (row) => {
      const { id, size, state, content, schedule, changes } = await groupOf(db, row);
      const places = await livePlaces(db, id);
      const [next] = nextMeetings(schedule, changes, { now, count: 1 });
      return {
        ...{ id, size },
        state: isOver(row, now) ? ("over" as const) : state,
        name: content.name,
        sample: content.sample,
        joins: content.joins,
        taken: size - freeSeats(size, places),
        waiting: places.filter((each) => each.state === "waiting").length,
        at: next?.start ?? "9999",
        next: next ? timeOf(next.start, schedule.zone) : "None",
        hasEnded: mayAdd && isOver(row, now) && state !== "draft" && !slugs.has(nextSlug(row.slug)),
        isDeletable: mayAdd && state === "draft" && !withPlaces.has(id),
      };
    }),
  );
  return {
    newUrl: mayAdd ? `${address}/new` : undefined,
    figures: may(actor, "groups.read") ? `${address}/figures` : undefined,
    total: items.length === 1 ? "1 group" : `${items.length} groups`,
    list: listOf(
      groupColumns,
      items.toSorted((one, other) => (one.at < other.at ? -1 : 1)),
      ({ id, state, name, sample, hasEnded, isDeletable }) => ({
        ...{ id, state, name, sample, hasEnded, isDeletable },
        href: `${address}/${id}`,
      }),
    ),
  };
}

/** `ahead`: how many have waited longer. */
type ListedPlace = TeamPlace & { zone: string; ahead: number };

function placeState({ state, seats, paused, offeredUntil, zone, ahead }: ListedPlace): string {
  const inLine = state === "waiting" ? `, ${ordinal(ahead + 1)} in line` : "";
  const name = `${placeStateNames[state]}${inLine}${seats === 1 ? "" : ", as a couple"}`;
  if (state === "offered") return `${name} until ${timeOf(offeredUntil, zone)}`;
  return paused ? `${name}, paused` : name;
}

const placeColumns = {
  name: {
    heading: "Who",
    value: ({ name, email }) => name || email,
    detail: ({ name, email }) => (name === "" ? undefined : email),
  },
  state: { heading: "Status", value: placeState },
} satisfies Columns<ListedPlace>;

type ListedMail = Awaited<ReturnType<typeof unsentMails>>[number] & { zone: string };

const mailNames: Readonly<Record<string, string>> = {
  held: "Confirmation",
  waiting: "On the waiting list",
  offered: "A place is offered",
  lapsed: "The offer has lapsed",
  missed: "No place in time",
  canceled: "Canceled by the person",
  removed: "Removed",
  moved: "A date is moved",
  dateAdded: "A date is added",
  dateCanceled: "A date is canceled",
  newTimes: "New times",
  "reminder.day": "Reminder, a day before",
  "reminder.hour": "Reminder, an hour before",
  thanks: "Thanks",
};

function mailOutcome({ state, reason }: ListedMail): string {
  if (state === "late") return "Too late: the mail server was away";
  if (reason === "stopped") return "Not sent: mail to this address came back before";
  if (reason.startsWith("returned")) return "Couldn't be delivered: it came back";
  return state === "failed" ? `Refused by the mail server (${reason})` : "May not have arrived";
}

const mailColumns = {
  who: {
    heading: "To",
    value: ({ name, email }) => name || email,
    detail: ({ name, email }) => (name === "" ? undefined : email),
  },
  about: {
    heading: "Email",
    value: ({ about }) => mailNames[about] ?? about,
    detail: ({ start, zone }) => (start === "" ? undefined : timeOf(start, zone)),
  },
  state: { heading: "What happened", value: mailOutcome },
  at: { heading: "When", value: ({ at }) => at, format: "time" },
} satisfies Columns<ListedMail>;

type ListedDate = { id: string; when: string; minutes: number; state: string };

/** As the screen shows and changes it: `local` is its beginning by the group's clock. */
type ShownDate = ListedDate & {
  start: string;
  day: string;
  local: string;
  version: string;
  canceled: boolean;
};

const dateStates = { planned: "As planned", moved: "Moved", added: "Added", canceled: "Canceled" } as const;

const dateColumns = {
  when: { heading: "When", value: ({ when }) => when, detail: ({ minutes }) => `${minutes} minutes` },
  state: { heading: "Status", value: ({ state }) => state },
} satisfies Columns<ListedDate>;

/** How far ahead the team sees and changes dates. */
const daysShown = 100;

export async function groupScreen(services: Services, actor: Actor, id: string) {
  const group = await groupById(services, actor, id);
  const { content, schedule, changes, state, size } = group;
  const places = await groupPlaces(services, actor, id);
  const now = instantNow(services.clock);
  const to = instantAfter(services.clock, daysShown * day);
  const dates = meetingsBetween(schedule, changes, { from: now, to }).map((each) => ({
    ...each,
    id: each.key,
    when: timeOf(each.start, schedule.zone),
    day: sessionTimes(each.start, each.end, schedule.zone).day,
    local: localTimeOf(each.start, schedule.zone),
    version: versionOf(each),
    minutes: (Date.parse(each.end) - Date.parse(each.start)) / minute,
    canceled: each.state === "canceled",
    state: dateStates[each.state],
  }));
  const waiting = places.filter((each) => each.state === "waiting");
  const taken = size - freeSeats(size, places);
  const mails = await unsentMails(services, actor, id);
  return {
    unsent: listOf(
      mailColumns,
      mails.map((mail) => ({ ...mail, zone: schedule.zone })),
      (mail) => ({ id: mail.id }),
    ),
    name: content.name,
    state: { value: state, text: groupStateNames[state] },
    zone: groupZones.find(({ value }) => value === schedule.zone)?.label ?? schedule.zone,
    minutes: schedule.minutes,
    edit: `${address}/${id}/edit`,
    /** Its row on the groups page. */
    page: isOnPage(group, now) ? `${supportGroups.path}#${group.slug}` : undefined,
    mails: groupMails(group, { now, told: toldOfDates(places) }),
    /** How many aren't readmitted. Nobody knows who: only a blind index of each address is kept. */
    refused: await refusedCount(services, id),
    mayDelete: places.length === 0 && may(actor, "records.delete"),
    summary:
      content.joins === "here" || places.length > 0
        ? `${taken} of ${size} seats taken, ${waiting.length} waiting`
        : joinedElsewhere[content.joins],
    joinsHere: content.joins === "here",
    dates: listOf(dateColumns, dates, (date) => ({
      ...dateOfRow(date),
      href: `/admin/meetings/${id}/${date.id}`,
    })),
    hosts: await hostChoices(services, actor, id),
    canInvite: may(actor, "team.manage"),
    writeTo: may(actor, "newsletter.send") && places.length > 0 ? writeTo(id, places) : undefined,
    places: listOf(
      placeColumns,
      places.map((place) => ({
        ...place,
        zone: schedule.zone,
        ahead: waiting.filter(({ rank }) => rank < place.rank).length,
      })),
      ({ id: placeId, name, email, state: placeState, seats, paused, ahead }) => ({
        ...{ id: placeId, who: name || email, state: placeState, paused, ahead, size },
        /** How many seats are taken once this person has a place. */
        takenWith: placeState === "waiting" ? taken + seats : taken,
      }),
    ),
  };
}

/** Whom a message is for, until the team chooses others of the group. */
function writeTo(group: string, places: readonly TeamPlace[]) {
  const who = places.some(({ state }) => state === "held") ? "held" : "waiting";
  return { kind: "group", group, who } as const;
}

const isOnPage = ({ state, endsAt }: SupportGroup, now: string) =>
  state !== "draft" && !isOver({ ends_at: endsAt }, now);

const toldOfDates = (places: readonly TeamPlace[]) =>
  places.filter(({ state, paused }) => state === "held" && !paused).length;

const dateOfRow = ({ id, when, day, local, minutes, canceled, version, start }: ShownDate) => ({
  ...{ id, when, day, local, minutes, canceled, version, start },
});

async function refusedCount({ store }: Services, groupId: string): Promise<number> {
  const { count } = await store.db
    .selectFrom("group_bars")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("group_id", "=", groupId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

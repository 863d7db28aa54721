import { current } from "#content/current.ts";
import { groupZones } from "#content/groups/choices.ts";
import { groupStateNames, placeStateNames } from "#content/groups/places.ts";
import { groupsDocument } from "#content/groups.ts";
import { type Actor, authorize, may } from "#features/permissions/access.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { type Columns, listOf } from "#platform/list/columns.ts";
import type { Services } from "#platform/services.ts";
import { sessionTimes } from "../../ui/session-times.ts";
import { freeSeats } from "../rules/place.ts";
import { meetingsBetween, nextMeetings } from "../rules/schedule.ts";
import type { GroupState } from "../table.server.ts";
import { hostChoices } from "./hosts.server.ts";
import { groupById, groupOf, groupPlaces, isOver, livePlaces, type TeamPlace } from "./places.server.ts";

const address = "/admin/groups";

/** A moment by the group's clock: "Tue, Dec 8, 7:00 PM ET". */
function timeOf(instant: string, zone: string): string {
  const { shortDay, from, shortZone } = sessionTimes(instant, instant, zone);
  return `${shortDay}, ${from} ${shortZone}`;
}

type ListedGroup = {
  id: string;
  name: string;
  state: GroupState | "over";
  size: number;
  taken: number;
  waiting: number;
  next: string;
};

const groupColumns = {
  name: { heading: "Group", value: ({ name }) => name },
  state: { heading: "Status", value: ({ state }) => groupStateNames[state] },
  places: {
    heading: "Places",
    value: ({ taken, size }) => `${taken} of ${size} taken`,
    detail: ({ waiting }) => (waiting === 0 ? undefined : `${waiting} waiting`),
  },
  next: { heading: "Next date", value: ({ next }) => next, format: "short" },
} satisfies Columns<ListedGroup>;

/** The list of groups, those that meet next first. */
export async function groupsScreen(services: Services, actor: Actor) {
  authorize(actor, "groups.read");
  const { db } = services.store;
  const now = instantNow(services.clock);
  const rows = await db.selectFrom("support_groups").selectAll().execute();
  const items = await Promise.all(
    rows.map(async (row) => {
      const { id, size, state, content, schedule, changes } = await groupOf(db, row);
      const places = await livePlaces(db, id);
      const [next] = nextMeetings(schedule, changes, { now, count: 1 });
      return {
        ...{ id, size },
        state: isOver(row, now) ? ("over" as const) : state,
        name: content.name,
        taken: size - freeSeats(size, places),
        waiting: places.filter((each) => each.state === "waiting").length,
        at: next?.start ?? "9999",
        next: next ? timeOf(next.start, schedule.zone) : "None",
      };
    }),
  );
  const known = new Set(rows.map(({ slug }) => slug));
  return {
    newUrl: `${address}/new`,
    /** Groups of the timetable that can be brought over. */
    inTimetable: current(groupsDocument).groups.filter(({ id }) => !known.has(id)).length,
    total: items.length === 1 ? "1 group" : `${items.length} groups`,
    list: listOf(
      groupColumns,
      items.toSorted((one, other) => (one.at < other.at ? -1 : 1)),
      ({ id, state }) => ({ id, state, href: `${address}/${id}` }),
    ),
  };
}

type ListedPlace = TeamPlace & { zone: string };

/** The status of a place in words: for whom it is, its pause, and until when an offer holds. */
function placeState({ state, seats, paused, offeredUntil, zone }: ListedPlace): string {
  const name = `${placeStateNames[state]}${seats === 1 ? "" : ", as a couple"}`;
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

type ListedDate = { id: string; when: string; minutes: number; state: string };

const dateStates = { planned: "As planned", moved: "Moved", added: "Added", canceled: "Canceled" } as const;

const dateColumns = {
  when: { heading: "When", value: ({ when }) => when, detail: ({ minutes }) => `${minutes} minutes` },
  state: { heading: "Status", value: ({ state }) => state },
} satisfies Columns<ListedDate>;

/** How far ahead the team sees and changes dates. */
const daysShown = 100;

/** One group: its dates, and the people in it or on its waiting list. */
export async function groupScreen(services: Services, actor: Actor, id: string) {
  const group = await groupById(services, actor, id);
  const { content, schedule, changes, state, size } = group;
  const places = await groupPlaces(services, actor, id);
  const now = instantNow(services.clock);
  const to = new Date(services.clock.now().getTime() + daysShown * 86_400_000).toISOString();
  const dates = meetingsBetween(schedule, changes, { from: now, to }).map((each) => ({
    ...each,
    id: each.key,
    when: timeOf(each.start, schedule.zone),
    minutes: (Date.parse(each.end) - Date.parse(each.start)) / 60_000,
    canceled: each.state === "canceled",
    state: dateStates[each.state],
  }));
  const waiting = places.filter((each) => each.state === "waiting");
  return {
    name: content.name,
    state: { value: state, text: groupStateNames[state] },
    zone: groupZones.find(({ value }) => value === schedule.zone)?.label ?? schedule.zone,
    minutes: schedule.minutes,
    edit: `${address}/${id}/edit`,
    summary: `${size - freeSeats(size, places)} of ${size} seats taken, ${waiting.length} waiting`,
    dates: listOf(dateColumns, dates, ({ id: key, when, canceled }) => ({
      ...{ id: key, when, canceled },
      href: `/admin/meetings/${id}/${key}`,
    })),
    hosts: await hostChoices(services, actor, id),
    canInvite: may(actor, "team.manage"),
    places: listOf(
      placeColumns,
      places.map((place) => ({ ...place, zone: schedule.zone })),
      ({ id: placeId, name, email }) => ({ id: placeId, who: name || email }),
    ),
  };
}

/** Groups by id, with their name, for the audit log. */
export async function groupTitles(
  { store }: Services,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await store.db
    .selectFrom("support_groups")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
  const groups = await Promise.all(rows.map((row) => groupOf(store.db, row)));
  return new Map(groups.map(({ id, content }) => [id, content.name]));
}

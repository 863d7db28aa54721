import { day, hour, instantAfter, instantNow } from "#platform/clock/clock.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { nextSlug } from "../rules/next-round.ts";
import { freeSeats } from "../rules/place.ts";
import { nextMeetings } from "../rules/schedule.ts";
import { timeOf } from "../ui/session-times.ts";
import { contentOf, groupOf, isOver, livePlaces, type SupportGroup } from "./places.server.ts";

/** How many meetings the dashboard shows, and how long before one it misses the link. */
const shownMeetings = 5;
const linkDueHours = 48;
/** How long after its last date a group in rounds is named. */
const overDays = 30;

type AgendaMeeting = { id: string; href: string; name: string; when: string; places: string; note: string };

/** What the team has to do: set a meeting's link, or plan the next round. */
type AgendaTask = { id: string; href: string; text: string; isSoon: boolean };

export type Agenda = { meetings: readonly AgendaMeeting[]; tasks: readonly AgendaTask[] };

/** Leaves out samples. */
export async function agenda(services: Services, actor: Actor): Promise<Agenda> {
  authorize(actor, "groups.read");
  const { store, clock } = services;
  const now = instantNow(clock);
  const rows = await store.db.selectFrom("support_groups").selectAll().execute();
  const confirmed = rows.filter((row) => row.state !== "draft" && !contentOf(row).sample);
  const running = await Promise.all(
    confirmed
      .filter((row) => !isOver(row, now))
      .map(async (row) => ({
        group: await groupOf(store.db, row),
        needsLink: row.address === "" && contentOf(row).joins === "here",
      })),
  );
  const soon = instantAfter(clock, linkDueHours * hour);
  const next = running
    .flatMap(({ group, needsLink }) =>
      nextMeetings(group.schedule, group.changes, { now, count: shownMeetings }).map((meeting) => ({
        ...{ ...meeting, group, needsLink },
      })),
    )
    .toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const withoutLink = next.filter(({ needsLink, start }) => needsLink && start <= soon);
  const slugs = new Set(rows.map(({ slug }) => slug));
  const ended = confirmed.filter(
    (row) =>
      row.state === "open" &&
      isOver(row, now) &&
      row.ends_at > instantAfter(clock, -overDays * day) &&
      !slugs.has(nextSlug(row.slug)),
  );
  return {
    meetings: await Promise.all(
      next.slice(0, shownMeetings).map(async ({ group, key, start }) => ({
        id: `${group.id} ${key}`,
        href: hrefOf(group),
        name: group.content.name,
        when: timeOf(start, group.schedule.zone),
        ...(await placesOf(services, group)),
      })),
    ),
    tasks: [
      ...withoutLink.map(({ group, key, start }) => ({
        id: `link ${group.id} ${key}`,
        href: `${hrefOf(group)}/edit`,
        text: `"${group.content.name}" meets on ${timeOf(start, group.schedule.zone)} and has no meeting link yet`,
        isSoon: true,
      })),
      ...(await Promise.all(ended.map((row) => groupOf(store.db, row)))).map((group) => ({
        id: `over ${group.id}`,
        href: "/admin/groups",
        text: `The last date of "${group.content.name}" is over. Plan the next round, or close the group`,
        isSoon: false,
      })),
    ],
  };
}

const hrefOf = ({ id }: Pick<SupportGroup, "id">) => `/admin/groups/${id}`;

async function placesOf({ store }: Services, { id, size, content }: SupportGroup) {
  if (content.joins !== "here") return { places: "", note: "" };
  const places = await livePlaces(store.db, id);
  const waiting = places.filter(({ state }) => state === "waiting").length;
  return {
    places: `${size - freeSeats(size, places)} of ${size} taken`,
    note: waiting === 0 ? "" : `${waiting} waiting`,
  };
}

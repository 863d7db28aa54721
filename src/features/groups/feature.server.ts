import ical, { type ICalCalendar, ICalEventClass, ICalEventStatus } from "ical-generator";
import { calendarCopy } from "#content/groups.ts";
import { supportGroups } from "#content/pages/support/groups.ts";
import { site } from "#content/site.ts";
import { day, instantAfter, instantNow } from "#platform/clock/clock.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Feature } from "#platform/feature.ts";
import type { ServedFile } from "#platform/http/served-file.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { doorFiles, figuresEndpoints, meetingsEndpoints } from "./meetings/api.server.ts";
import {
  countAllMeetings,
  meetingsJobs,
  removeAttendance,
  removeEndedPlaces,
  settleAll,
} from "./meetings/jobs.server.ts";
import { placeLink } from "./meetings/reads/places.server.ts";
import {
  followGroups,
  groupsInMemory,
  type PublicGroup,
  publicGroups,
  refreshGroups,
} from "./meetings/reads/public.server.ts";
import { groupsByTitle, groupTitles } from "./meetings/reads/screens.server.ts";
import { attendanceRetention } from "./meetings/rules/door.ts";
import { placeRetention } from "./meetings/rules/place.ts";
import { type Meeting, meetingsBetween } from "./meetings/rules/schedule.ts";
import { announceGroups, meetingsMigrations } from "./meetings/table.server.ts";
import { removeFormerHosts } from "./meetings/writes/hosts.server.ts";
import { placesSource } from "./meetings/writes/personal.server.ts";
import { noteReturnedMail } from "./meetings/writes/place-mails.server.ts";
import { planAllReminders } from "./meetings/writes/reminders.server.ts";
import { carryHosts, carryPlaces } from "./meetings/writes/restore.server.ts";
import { seedGroups } from "./meetings/writes/seed.server.ts";
import { areDatesCurrent, datedGroups, joinAddress, previewGroups } from "./reads.server.ts";
import routes from "./routes.ts";
import { asksForNames, isRequested, queryOf, titleOf } from "./schema.ts";

/** Calendar files: all groups that match a query, and each group alone. */
function groupsFiles(services: Services): ServedFile[] {
  return [
    {
      path: "/support/groups.ics",
      async make({ search }) {
        const query = queryOf(search);
        const matching = (await datedGroups(services)).filter((group) => isRequested(group, query));
        const slugs = new Set(matching.map(({ id }) => id));
        return calendarOf(
          (await publicGroups(services)).filter(({ slug }) => slugs.has(slug)),
          services,
          {
            saveAs: "groups.ics",
            titleFor: asksForNames(search) ? ({ content }) => content.name : neutral,
          },
        );
      },
    },
    {
      path: "/support/groups/:file{[a-z0-9-]+\\.ics}",
      async make({ params, search }) {
        const group = (await publicGroups(services)).find(({ slug }) => `${slug}.ics` === params.file);
        const title = titleOf(search) ?? calendarCopy.title;
        return group && calendarOf([group], services, { saveAs: fileNameOf(title), titleFor: () => title });
      },
    },
  ];
}

type Titles = { saveAs: string; titleFor: (group: PublicGroup) => string };

const neutral = () => calendarCopy.title;

/** A file name: "Thursday call" becomes thursday-call.ics. */
function fileNameOf(title: string): string {
  const name = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${name || "calendar"}.ics`;
}

/** The most entries of a file: what 40 weekly groups have in a year. */
const mostEntries = 2_000;

/** An entry for each date of the next twelve months, canceled ones included: calendars that had it take it away. */
function calendarOf(chosen: readonly PublicGroup[], { clock, settings }: Services, titles: Titles) {
  const calendar = ical({
    name: calendarCopy.calendarName,
    prodId: { company: site.productName, product: "Groups", language: "EN" },
  });
  const period = { from: instantNow(clock), to: instantAfter(clock, 365 * day) };
  const entries = chosen.flatMap((group) =>
    meetingsBetween(group.schedule, group.changes, period).map((meeting) => ({ group, meeting })),
  );
  for (const { group, meeting } of entries
    .toSorted((one, other) => (one.meeting.start < other.meeting.start ? -1 : 1))
    .slice(0, mostEntries))
    addEntry(calendar, { group, meeting, title: titles.titleFor(group), siteUrl: settings.SITE_URL });
  return { text: calendar.toString(), type: "text/calendar; charset=utf-8", saveAs: titles.saveAs };
}

type Entry = { group: PublicGroup; meeting: Meeting; title: string; siteUrl: string };

/**
 * One date in UTC. It keeps its name when it's moved or canceled, and its number rises, so that calendars replace what
 * they have. Nothing of it says which group it is: others may see it. The title is the reader's choice.
 */
function addEntry(calendar: ICalCalendar, { group, meeting, title, siteUrl }: Entry): void {
  const { content, id, sequence, changedAt } = group;
  const more = new URL(content.joins === "course" ? joinAddress(group) : supportGroups.path, siteUrl).href;
  const { crisis, notMedical, sample } = calendarCopy;
  calendar.createEvent({
    id: `${meeting.key}.${id}@groups.kinward`,
    sequence,
    stamp: new Date(changedAt),
    start: new Date(meeting.start),
    end: new Date(meeting.end),
    summary: title,
    description: [calendarCopy.more(more), crisis, notMedical, ...(content.sample ? [sample] : [])].join(
      "\n",
    ),
    location: calendarCopy.place,
    url: more,
    class: ICalEventClass.PRIVATE,
    status: statusOf(group, meeting),
  });
}

function statusOf({ content }: PublicGroup, { state }: Meeting): ICalEventStatus {
  if (state === "canceled") return ICalEventStatus.CANCELLED;
  return content.sample ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** What places store under the data key. */
const meetingsKeyed: readonly KeyedTable[] = [
  { table: "support_groups", columns: ["address"] },
  {
    table: "group_places",
    columns: ["email", "name"],
    indexes: [{ column: "email_index", from: "email", purpose: "group_places", text: comparableEmail }],
  },
  {
    table: "group_intents",
    columns: ["email", "name"],
    indexes: [{ column: "email_index", from: "email", purpose: "group_intents", text: comparableEmail }],
  },
  { table: "group_bars", key: ["group_id", "email_index"], lasting: ["email_index"] },
];

/** The support groups: their page, their dates and places. */
export const groupsFeature = {
  name: "groups",
  mailedLinks: [placeLink],
  routes,
  itemTitles: groupTitles,
  keptPages: [{ path: supportGroups.path, isCurrent: areDatesCurrent }],
  accessItems: { kind: "group", list: groupsByTitle },
  files: (services) => [...groupsFiles(services), ...doorFiles(services)],
  previewData: { path: supportGroups.path, read: groupsInMemory, show: previewGroups },
  reservedPaths: [/^\/support\/groups(\/[^/]+)?\.ics$/, /^\/your-place(\/|$)/],
  migrations: meetingsMigrations,
  endpoints: (services) => [...meetingsEndpoints(services), ...figuresEndpoints(services)],
  jobs: meetingsJobs,
  onMailReport: noteReturnedMail,
  async opening(services) {
    await seedGroups(services);
    await settleAll(services);
    await refreshGroups(services);
    await planAllReminders(services);
  },
  follow: followGroups,
  async nightly(services) {
    await countAllMeetings(services);
    await settleAll(services);
    await planAllReminders(services);
    // What shows groups from memory leaves out those that are over.
    await services.store.transact((tx) => announceGroups(tx, services));
    await removeFormerHosts(services);
  },
  retention: { "groups.places": removeEndedPlaces, "groups.attendance": removeAttendance },
  retentionKinds: [
    { rule: placeRetention, rows: { table: "group_places", since: "ended_at" } },
    { rule: attendanceRetention, rows: { table: "group_attendance", since: "start" } },
  ],
  personalData: [placesSource],
  keyed: meetingsKeyed,
  async restoring(present, since) {
    const repairs = [await carryPlaces(present, since), await carryHosts(present)];
    return async (restored) => {
      const messages: string[] = [];
      for (const repair of repairs) messages.push(...(await repair(restored)));
      return messages;
    };
  },
} satisfies Feature;

import ical, {
  type ICalCalendar,
  ICalEventClass,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalWeekday,
} from "ical-generator";
import { Temporal } from "temporal-polyfill";
import { tzlib_get_ical_block as timeZoneBlock } from "timezones-ical-library";
import type { Group } from "#content/groups/group.ts";
import { calendarCopy, groups } from "#content/groups.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Feature } from "#platform/feature.ts";
import type { ServedFile } from "#platform/http/served-file.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { doorFiles, meetingsEndpoints } from "./meetings/api.server.ts";
import { meetingsJobs, removeAttendance, removeEndedPlaces, settleAll } from "./meetings/jobs.server.ts";
import { groupTitles } from "./meetings/reads/screens.server.ts";
import { attendanceRetention } from "./meetings/rules/door.ts";
import { placeRetention } from "./meetings/rules/place.ts";
import { meetingsMigrations } from "./meetings/table.server.ts";
import { removeFormerHosts } from "./meetings/writes/hosts.server.ts";
import { placesSource } from "./meetings/writes/personal.server.ts";
import { planAllReminders } from "./meetings/writes/reminders.server.ts";
import { carryHosts } from "./meetings/writes/restore.server.ts";
import { signUpAddress } from "./reads.server.ts";
import routes from "./routes.ts";
import { dayOf, type Series, seriesOf } from "./rules.ts";
import { asksForNames, isRequested, queryOf, titleOf } from "./schema.ts";

const weekdays = [
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
  ICalWeekday.SU,
];

/** Calendar files: all groups that match a query, and each group alone. */
function groupsFiles(services: Services): ServedFile[] {
  return [
    {
      path: "/support/groups.ics",
      make({ search }) {
        const query = queryOf(search);
        return calendarOf(
          groups().filter((group) => isRequested({ ...group, day: dayOf(group.meeting) }, query)),
          services,
          { saveAs: "kinward-groups.ics", titleFor: asksForNames(search) ? ({ name }) => name : neutral },
        );
      },
    },
    {
      path: "/support/groups/:file{[a-z0-9-]+\\.ics}",
      make({ params, search }) {
        const group = groups().find(({ id }) => `${id}.ics` === params.file);
        const title = titleOf(search) ?? calendarCopy.title;
        return group && calendarOf([group], services, { saveAs: fileNameOf(title), titleFor: () => title });
      },
    },
  ];
}

type Titles = { saveAs: string; titleFor: (group: Group) => string };

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

function calendarOf(chosen: readonly Group[], { clock, settings }: Services, { saveAs, titleFor }: Titles) {
  const calendar = ical({
    name: calendarCopy.calendarName,
    prodId: { company: "Kinward", product: "Groups", language: "EN" },
    // No time zone for the whole calendar, because its stamps must stay in UTC.
    timezone: { name: null, generator: (zone) => String(timeZoneBlock(zone)[0]) },
  });
  for (const group of chosen)
    addGroup(calendar, { group, title: titleFor(group), now: clock.now(), siteUrl: settings.SITE_URL });
  return { text: calendar.toString(), type: "text/calendar; charset=utf-8", saveAs };
}

type Entry = { group: Group; title: string; now: Date; siteUrl: string };

function addGroup(calendar: ICalCalendar, { group, title, now, siteUrl }: Entry): void {
  const series = seriesOf(group.meeting, Temporal.Instant.from(now.toISOString()));
  const { begins, count } = series;
  const signUp = new URL(signUpAddress(group), siteUrl).href;
  calendar.createEvent({
    // Each round is a separate entry; every other series is one recurring entry.
    id: `${count ? `${group.id}-${begins.start.toPlainDate()}` : group.id}@groups.kinward`,
    stamp: now,
    start: begins.start,
    end: begins.end,
    timezone: group.meeting.zone,
    repeating: repeatingOf(series),
    summary: title,
    description: descriptionOf(group, signUp),
    location: calendarCopy.place,
    url: signUp,
    class: ICalEventClass.PRIVATE,
    status: group.sample ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
  });
}

function repeatingOf({ freq, interval, count, position, not }: Series) {
  const weekday = position && weekdays[position.weekday - 1];
  return {
    freq: ICalEventRepeatingFreq[freq],
    ...(interval ? { interval } : {}),
    ...(count ? { count } : {}),
    ...(position && weekday ? { byDay: [weekday], bySetPos: position.nth } : {}),
    ...(not.length > 0 ? { exclude: [...not] } : {}),
  };
}

function descriptionOf({ name, host, sample }: Group, signUp: string): string {
  const { crisis, notMedical } = calendarCopy;
  return [
    `${name}. ${host}.`,
    calendarCopy.signUp(signUp),
    crisis,
    notMedical,
    ...(sample ? [calendarCopy.sample] : []),
  ].join("\n");
}

/** What places store under the data key. */
const meetingsKeyed: readonly KeyedTable[] = [
  { table: "support_groups", columns: ["address"] },
  {
    table: "group_places",
    columns: ["email", "name"],
    indexes: [{ column: "email_index", from: "email", purpose: "group_places", text: comparableEmail }],
  },
  { table: "group_bars", key: ["group_id", "email_index"], lasting: ["email_index"] },
];

/** The timetable of the support groups, and the groups that people sign up for. */
export const groupsFeature = {
  name: "groups",
  routes,
  itemTitles: groupTitles,
  files: (services) => [...groupsFiles(services), ...doorFiles(services)],
  reservedPaths: [/^\/support\/groups(\/[^/]+)?\.ics$/, /^\/your-place(\/|$)/],
  migrations: meetingsMigrations,
  endpoints: meetingsEndpoints,
  jobs: meetingsJobs,
  opening: planAllReminders,
  async nightly(services) {
    await settleAll(services);
    await planAllReminders(services);
    await removeFormerHosts(services);
  },
  retention: { "groups.places": removeEndedPlaces, "groups.attendance": removeAttendance },
  retentionKinds: [
    { rule: placeRetention, rows: { table: "group_places", since: "ended_at" } },
    { rule: attendanceRetention, rows: { table: "group_attendance", since: "start" } },
  ],
  personalData: [placesSource],
  restoring: carryHosts,
  keyed: meetingsKeyed,
} satisfies Feature;

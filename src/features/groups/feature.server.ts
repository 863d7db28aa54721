import { supportGroups } from "#content/pages/support/groups.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import { type Feature, restoringEach } from "#platform/feature.ts";
import { groupsFiles } from "./api/calendars.server.ts";
import { doorFiles, figuresEndpoints, meetingsEndpoints } from "./api/places.server.ts";
import {
  countAllMeetings,
  meetingsJobs,
  offerAllFreeSeats,
  removeAttendance,
  removeEndedPlaces,
} from "./jobs.server.ts";
import { groupPeople } from "./reads/group-people.server.ts";
import { areDatesCurrent, previewGroups } from "./reads/page.server.ts";
import { placeLink } from "./reads/places.server.ts";
import { followGroups, groupsInMemory, refreshGroups } from "./reads/public.server.ts";
import { groupsByTitle, groupTitles } from "./reads/titles.server.ts";
import { intentPeople, placePeople } from "./record.server.ts";
import routes from "./routes.ts";
import { attendanceRetention } from "./rules/door.ts";
import { placeRetention } from "./rules/place.ts";
import { announceGroups } from "./table.server.ts";
import { groupsWork } from "./work.server.ts";
import { removeFormerHosts } from "./writes/hosts.server.ts";
import { placesSource } from "./writes/personal.server.ts";
import { noteReturnedMail } from "./writes/place-mails.server.ts";
import { planAllReminders } from "./writes/reminders.server.ts";
import { replayHosts, replayPlaces } from "./writes/restore.server.ts";
import { seedGroups } from "./writes/seed.server.ts";

const meetingsKeyed: readonly KeyedTable[] = [
  { table: "support_groups", columns: ["address"] },
  placePeople.keyed,
  intentPeople.keyed,
  { table: "group_bars", key: ["group_id", "email_index"], lasting: ["email_index"] },
];

export const groupsFeature = {
  name: "groups",
  mailedLinks: [placeLink],
  routes,
  itemTitles: groupTitles,
  groupPeople,
  keptPages: [{ path: supportGroups.path, isCurrent: areDatesCurrent }],
  accessItems: { kind: "group", list: groupsByTitle },
  files: (services) => [...groupsFiles(services), ...doorFiles(services)],
  previewData: { path: supportGroups.path, read: groupsInMemory, show: previewGroups },
  reservedPaths: [/^\/support\/groups(\/[^/]+)?\.ics$/, /^\/your-place(\/|$)/],
  endpoints: (services) => [...meetingsEndpoints(services), ...figuresEndpoints(services)],
  jobs: meetingsJobs,
  work: groupsWork,
  onMailReport: noteReturnedMail,
  async opening(services) {
    await seedGroups(services);
    await offerAllFreeSeats(services);
    await refreshGroups(services);
    await planAllReminders(services);
  },
  follow: followGroups,
  async nightly(services) {
    await countAllMeetings(services);
    await offerAllFreeSeats(services);
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
  restoring: restoringEach(replayPlaces, replayHosts),
} satisfies Feature;

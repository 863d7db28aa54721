import { supportGroups } from "#content/pages/support/groups.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Feature } from "#platform/feature.ts";
import { groupsFiles } from "./api.server.ts";
import { doorFiles, figuresEndpoints, meetingsEndpoints } from "./meetings/api.server.ts";
import {
  countAllMeetings,
  meetingsJobs,
  offerAllFreeSeats,
  removeAttendance,
  removeEndedPlaces,
} from "./meetings/jobs.server.ts";
import { placeLink } from "./meetings/reads/places.server.ts";
import { followGroups, groupsInMemory, refreshGroups } from "./meetings/reads/public.server.ts";
import { groupsByTitle, groupTitles } from "./meetings/reads/screens.server.ts";
import { intentPeople, placePeople } from "./meetings/record.server.ts";
import { attendanceRetention } from "./meetings/rules/door.ts";
import { placeRetention } from "./meetings/rules/place.ts";
import { announceGroups, meetingsMigrations } from "./meetings/table.server.ts";
import { removeFormerHosts } from "./meetings/writes/hosts.server.ts";
import { placesSource } from "./meetings/writes/personal.server.ts";
import { noteReturnedMail } from "./meetings/writes/place-mails.server.ts";
import { planAllReminders } from "./meetings/writes/reminders.server.ts";
import { replayHosts, replayPlaces } from "./meetings/writes/restore.server.ts";
import { seedGroups } from "./meetings/writes/seed.server.ts";
import { areDatesCurrent, previewGroups } from "./reads.server.ts";
import routes from "./routes.ts";

/** What places store under the data key. */
const meetingsKeyed: readonly KeyedTable[] = [
  { table: "support_groups", columns: ["address"] },
  placePeople.keyed,
  intentPeople.keyed,
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
  async restoring(present, since) {
    const repairs = [await replayPlaces(present, since), await replayHosts(present)];
    return async (restored) => {
      const messages: string[] = [];
      for (const repair of repairs) messages.push(...(await repair(restored)));
      return messages;
    };
  },
} satisfies Feature;

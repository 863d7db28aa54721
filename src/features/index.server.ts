/**
 * The features in their order: each may use those above it and none below. Doors and the server see features
 * only through this list.
 */
import type { Migrations } from "#platform/database/migrate.ts";
import type { AnswerWatcher } from "#platform/http/answer-watcher.ts";
import type { AnyEndpoint } from "#platform/http/endpoint.ts";
import type { ServedFile } from "#platform/http/served-file.ts";
import type { Jobs } from "#platform/outbox/outbox-worker.ts";
import type { Services } from "#platform/services.ts";
import type { ValuesOf } from "#platform/settings/define.ts";
import type { Command } from "#platform/terminal/command.ts";
import { accountsCommands } from "./accounts/commands.server.ts";
import { accountsMigrations } from "./accounts/table.server.ts";
import { removeClosedAccounts, removeOldPasswordLinks } from "./accounts/writes.server.ts";
import { analyticsFiles } from "./analytics/api.server.ts";
import { analyticsSettings } from "./analytics/settings.server.ts";
import { auditEndpoints } from "./audit/api.server.ts";
import { removeOldAudit } from "./audit/jobs.server.ts";
import { auditMigrations } from "./audit/table.server.ts";
import { noteRestore } from "./audit/writes/restore.server.ts";
import { campaignListEndpoints } from "./campaigns/api/list.server.ts";
import { campaignsEndpoints } from "./campaigns/api.server.ts";
import { campaignsMigrations } from "./campaigns/table.server.ts";
import { clinicsEndpoints } from "./clinics/api.server.ts";
import { clinicsCommands } from "./clinics/commands.server.ts";
import { clinicsJobs, removeOldInquiries, removeOldSuspectedInquiries } from "./clinics/jobs.server.ts";
import { clinicsMigrations } from "./clinics/table.server.ts";
import { consentEndpoints } from "./consent/api.server.ts";
import { consentCommands } from "./consent/commands.server.ts";
import { consentMigrations } from "./consent/table.server.ts";
import { signLedger } from "./consent/writes.server.ts";
import { contactEndpoints } from "./contact/api.server.ts";
import { contactCommands } from "./contact/commands.server.ts";
import { contactJobs, removeOldMessages, removeOldSuspectedMessages } from "./contact/jobs.server.ts";
import { contactMigrations } from "./contact/table.server.ts";
import { couponsEndpoints } from "./coupons/api.server.ts";
import { couponsMigrations } from "./coupons/table.server.ts";
import { deskEndpoints } from "./desk/api.server.ts";
import { groupsFiles } from "./groups/api.server.ts";
import { inboxEndpoints } from "./inbox/api.server.ts";
import { inboxJobs } from "./inbox/jobs.server.ts";
import { inboxMigrations } from "./inbox/table.server.ts";
import { knowledgeHubFiles } from "./knowledge-hub/api.server.ts";
import { lettersEndpoints } from "./letters/api.server.ts";
import { foldLetterMails, lettersJobs } from "./letters/jobs.server.ts";
import { lettersMigrations } from "./letters/table.server.ts";
import { holdLetters } from "./letters/writes/restore.server.ts";
import { newsletterEndpoints } from "./newsletter/api.server.ts";
import {
  forgetAddressesThatLeft,
  newsletterJobs,
  removeOldSuspects,
  removeUnconfirmed,
} from "./newsletter/jobs.server.ts";
import { newsletterSettings } from "./newsletter/settings.server.ts";
import { newsletterMigrations } from "./newsletter/table.server.ts";
import { carryDepartures } from "./newsletter/writes/restore.server.ts";
import { peopleEndpoints } from "./people/api.server.ts";
import { peopleJobs } from "./people/jobs.server.ts";
import { podcastFiles } from "./podcast/api.server.ts";
import { podcastCommands } from "./podcast/commands.server.ts";
import { removeOldPodcastFiles } from "./podcast/jobs.server.ts";
import { keepPodcastFresh } from "./podcast/reads.server.ts";
import { podcastSettings } from "./podcast/settings.server.ts";
import { podcastMigrations } from "./podcast/table.server.ts";
import { privacyDeskEndpoints } from "./privacy/api/desk.server.ts";
import { privacyEndpoints } from "./privacy/api.server.ts";
import { privacyJobs, removeOldRequests } from "./privacy/jobs.server.ts";
import { privacyMigrations } from "./privacy/table.server.ts";
import { carryErasures } from "./privacy/writes/restore.server.ts";
import { profileEndpoints } from "./profile/api.server.ts";
import { redirectsEndpoints } from "./redirects/api.server.ts";
import { removeOldMissing } from "./redirects/jobs.server.ts";
import { redirectsMigrations } from "./redirects/table.server.ts";
import { keepCounting } from "./redirects/writes/count.server.ts";
import { campaignDeletionEndpoints } from "./responses/api/deletion.server.ts";
import { responsesDeskEndpoints } from "./responses/api/desk.server.ts";
import { responsesEndpoints } from "./responses/api.server.ts";
import { removeOldResponses, responsesJobs } from "./responses/jobs.server.ts";
import { responsesMigrations } from "./responses/table.server.ts";
import { signInEndpoints } from "./sign-in/api.server.ts";
import { signInCommands } from "./sign-in/commands.server.ts";
import { removeEndedSessions, signInJobs } from "./sign-in/jobs.server.ts";
import { signInSettings } from "./sign-in/settings.server.ts";
import { signInMigrations } from "./sign-in/table.server.ts";
import { hashOldRecoveryCodes } from "./sign-in/writes/recovery-codes.server.ts";
import { carryAccounts } from "./sign-in/writes/restore.server.ts";
import { siteSettingsEndpoints } from "./site-settings/api.server.ts";
import { siteSettingsJobs } from "./site-settings/jobs.server.ts";
import { subscribersEndpoints } from "./subscribers/api.server.ts";
import { teamSettingsMigrations } from "./team-settings/table.server.ts";
import { visitsEndpoints } from "./visits/api.server.ts";
import { removeOldVisits } from "./visits/jobs.server.ts";
import { visitsMigrations } from "./visits/table.server.ts";
import { countVisits } from "./visits/writes/counter.server.ts";

/** A start says how to add the first person, as long as there is none. */
export { hasTeam } from "./accounts/reads.server.ts";
/** Where the script lies that pages are given while analytics are set up. */
export { barPath } from "./analytics/rules.ts";
/** What the daily job removes is counted, and the counts stay. */
export { countRemoval } from "./privacy/writes/removals.server.ts";
/** The guard of the desk: who asks, and whether they may. Both doors begin with it. */
export { demand } from "./roles/access.ts";
export { actorOf } from "./sign-in/reads.server.ts";
export { isSignInPath, loginAddress } from "./sign-in/rules.ts";

/** The settings features add to the machinery's own. */
export const featureSettings = {
  ...newsletterSettings,
  ...podcastSettings,
  ...signInSettings,
  ...analyticsSettings,
} as const;

export type FeatureServices = Services & { settings: ValuesOf<typeof featureSettings> };

/** What a feature gives to the doors; each part only when it has one. */
export type Feature = {
  name: string;
  migrations?: Migrations;
  endpoints?(services: FeatureServices): readonly AnyEndpoint[];
  /** Files outside /api: made per request, or once and kept in memory. */
  files?(services: FeatureServices): readonly ServedFile[];
  /** What has to stand in the database before anything else happens; called at each start. */
  opening?(services: FeatureServices): Promise<void>;
  jobs?(services: FeatureServices): Jobs;
  commands?(services: FeatureServices): readonly Command[];
  /** What is removed once a day, by name; each answers how many rows went. */
  retention?: Readonly<Record<string, (services: FeatureServices) => Promise<number>>>;
  /** What a process that serves pages does beside it, by its own clock; answers what stops it. */
  beside?(services: FeatureServices): () => Promise<void>;
  /** What a process that serves pages tells of each answer, once it has gone out. */
  watch?(services: FeatureServices): AnswerWatcher;
  /**
   * Keeps a restore from bringing back what people ended since the backup. Asked before it with what stands there, if
   * anything does, and the backup's moment; answers what puts the restored data right and says what the team must know.
   */
  restoring?(present: FeatureServices | undefined, since: string): Promise<AfterRestore>;
};

export type AfterRestore = (restored: FeatureServices) => Promise<readonly string[]>;

export const features: readonly Feature[] = [
  { name: "roles" },
  { name: "team-settings", migrations: teamSettingsMigrations },
  {
    name: "audit",
    migrations: auditMigrations,
    endpoints: auditEndpoints,
    retention: { "audit.entries": removeOldAudit },
    restoring: noteRestore,
  },
  {
    name: "accounts",
    migrations: accountsMigrations,
    commands: accountsCommands,
    retention: { "accounts.links": removeOldPasswordLinks, "accounts.closed": removeClosedAccounts },
  },
  {
    name: "sign-in",
    migrations: signInMigrations,
    endpoints: signInEndpoints,
    jobs: signInJobs,
    commands: signInCommands,
    retention: { "sign-in.sessions": removeEndedSessions },
    beside: hashOldRecoveryCodes,
    restoring: carryAccounts,
  },
  { name: "profile", endpoints: profileEndpoints },
  { name: "people", endpoints: peopleEndpoints, jobs: peopleJobs },
  {
    name: "consent",
    migrations: consentMigrations,
    endpoints: consentEndpoints,
    commands: consentCommands,
    opening: signLedger,
  },
  {
    name: "newsletter",
    migrations: newsletterMigrations,
    endpoints: newsletterEndpoints,
    jobs: newsletterJobs,
    retention: {
      "newsletter.suspects": removeOldSuspects,
      "newsletter.unconfirmed": removeUnconfirmed,
      "newsletter.left": forgetAddressesThatLeft,
    },
    restoring: carryDepartures,
  },
  {
    name: "contact",
    migrations: contactMigrations,
    endpoints: contactEndpoints,
    jobs: contactJobs,
    commands: contactCommands,
    retention: { "contact.suspected": removeOldSuspectedMessages, "contact.messages": removeOldMessages },
  },
  {
    name: "clinics",
    migrations: clinicsMigrations,
    endpoints: clinicsEndpoints,
    jobs: clinicsJobs,
    commands: clinicsCommands,
    retention: { "clinics.suspected": removeOldSuspectedInquiries, "clinics.inquiries": removeOldInquiries },
  },
  {
    name: "campaigns",
    migrations: campaignsMigrations,
    endpoints: (services) => [...campaignsEndpoints(services), ...campaignListEndpoints(services)],
  },
  {
    name: "responses",
    migrations: responsesMigrations,
    endpoints: (services) => [
      ...responsesEndpoints(services),
      ...responsesDeskEndpoints(services),
      ...campaignDeletionEndpoints(services),
    ],
    jobs: responsesJobs,
    retention: { "responses.answers": removeOldResponses },
  },
  { name: "coupons", migrations: couponsMigrations, endpoints: couponsEndpoints },
  { name: "inbox", migrations: inboxMigrations, endpoints: inboxEndpoints, jobs: inboxJobs },
  { name: "groups", files: groupsFiles },
  {
    name: "podcast",
    migrations: podcastMigrations,
    files: podcastFiles,
    commands: podcastCommands,
    retention: { "podcast.files": removeOldPodcastFiles },
    beside: keepPodcastFresh,
  },
  { name: "journal" },
  { name: "zenden" },
  { name: "worksheets" },
  { name: "knowledge-hub", files: knowledgeHubFiles },
  {
    name: "letters",
    migrations: lettersMigrations,
    endpoints: lettersEndpoints,
    jobs: lettersJobs,
    retention: { "letters.mails": foldLetterMails },
    restoring: holdLetters,
  },
  { name: "subscribers", endpoints: subscribersEndpoints },
  {
    name: "redirects",
    migrations: redirectsMigrations,
    endpoints: redirectsEndpoints,
    retention: { "redirects.missing": removeOldMissing },
    beside: keepCounting,
  },
  {
    name: "privacy",
    migrations: privacyMigrations,
    endpoints: (services) => [...privacyEndpoints(services), ...privacyDeskEndpoints(services)],
    jobs: privacyJobs,
    retention: { "privacy.requests": removeOldRequests },
    restoring: carryErasures,
  },
  { name: "analytics", files: analyticsFiles },
  {
    name: "visits",
    migrations: visitsMigrations,
    endpoints: visitsEndpoints,
    retention: { "visits.counts": removeOldVisits },
    watch: countVisits,
  },
  { name: "site-settings", endpoints: siteSettingsEndpoints, jobs: siteSettingsJobs },
  // What belongs to the desk as a whole reads from all others, so it stays the last.
  { name: "desk", endpoints: deskEndpoints },
];

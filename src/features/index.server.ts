/**
 * All features in their order: each may use those above it in the list and none below. The entry points and the server
 * see features only through this file.
 */
import type { AdminScreen, Feature, FeatureRoutes } from "#platform/feature.ts";
import type { Services } from "#platform/services.ts";
import type { SettingGroup, ValuesOf } from "#platform/settings/define.ts";
import type { AnyTeamSetting } from "#platform/settings/team-setting.ts";
import type { IconName } from "#ui/icon.tsx";
import { articleImportFeature } from "./article-import/feature.server.ts";
import { auditFeature } from "./audit/feature.server.ts";
import { backupsFeature } from "./backups/feature.server.ts";
import { campaignsFeature } from "./campaigns/feature.server.ts";
import { clinicCodesFeature } from "./clinic-codes/feature.server.ts";
import { dashboardFeature } from "./dashboard/feature.server.ts";
import { groupsFeature } from "./groups/feature.server.ts";
import { inboxFeature } from "./inbox/feature.server.ts";
import { journalFeature } from "./journal/feature.server.ts";
import { knowledgeHubFeature } from "./knowledge-hub/feature.server.ts";
import { lifeChangesFeature } from "./life-changes/feature.server.ts";
import { mailFeature } from "./mail/feature.server.ts";
import { mentorsFeature } from "./mentors/feature.server.ts";
import { monthReportFeature } from "./month-report/feature.server.ts";
import { newsletterFeature } from "./newsletter/feature.server.ts";
import { picturesFeature } from "./pictures/feature.server.ts";
import { podcastFeature } from "./podcast/feature.server.ts";
import { privacyFeature } from "./privacy/feature.server.ts";
import { redirectsFeature } from "./redirects/feature.server.ts";
import { settingsFeature } from "./settings/feature.server.ts";
import { siteContentFeature } from "./site-content/feature.server.ts";
import { siteSearchFeature } from "./site-search/feature.server.ts";
import { teamFeature } from "./team/feature.server.ts";
import { visitsFeature } from "./visits/feature.server.ts";
import { worksheetsFeature } from "./worksheets/feature.server.ts";
import { zendenFeature } from "./zenden/feature.server.ts";

/** The admin's guard, with which the API and the pages begin: who asks, and whether they may. */
export { admitTo, isOpenTo, may } from "#platform/permissions/access.ts";
export { backupNow } from "./backups/reads.server.ts";
export { backupJob } from "./backups/rules.ts";
export { stepsToLaunch } from "./dashboard/reads/overview.server.ts";
/** Has reports about mails to visitors come back to us. */
export { withReturnPath } from "./mail/delivery/writes/return-path.server.ts";
export { mailboxState } from "./mail/incoming/reads.server.ts";
/** What the last check of the DNS records found, for doctor. */
export { missingRecords, readRecordsCheck, recordsSetting } from "./mail/outgoing/reads/stored.server.ts";
export { pictureBytes } from "./pictures/reads.server.ts";
export { countRemoval } from "./privacy/writes/retention.server.ts";
export { redirectFor } from "./redirects/reads/lookup.server.ts";
export { nearPages } from "./redirects/reads/near.server.ts";
export { actorOf, requireRecentSignIn } from "./team/sign-in/reads.server.ts";
export { isSignInPath, loginAddress, passkeySetting, passkeysRequired } from "./team/sign-in/rules.ts";
export { admitPage } from "./team/sign-in/writes/confirmation.server.ts";
/** Whether an account exists; a start without one says how to add the first. */
export { firstOwnerAddress } from "./team/sign-in/writes/first-owner.server.ts";
/** The address of the script that pages get while analytics are set up, and which pages get none. */
export { barPath, isCounted } from "./visits/analytics/rules.ts";

const listed = [
  auditFeature,
  teamFeature,
  picturesFeature,
  privacyFeature,
  mailFeature,
  inboxFeature,
  newsletterFeature,
  campaignsFeature,
  clinicCodesFeature,
  groupsFeature,
  mentorsFeature,
  lifeChangesFeature,
  podcastFeature,
  journalFeature,
  zendenFeature,
  worksheetsFeature,
  knowledgeHubFeature,
  siteSearchFeature,
  redirectsFeature,
  visitsFeature,
  siteContentFeature,
  articleImportFeature,
  backupsFeature,
  settingsFeature,
  monthReportFeature,
  dashboardFeature,
] as const satisfies readonly Feature[];

export const features: readonly Feature[] = listed;

const screensOf = ({ routes }: { name: string; routes?: FeatureRoutes<IconName> }) => routes?.screens ?? [];

/** What owners change on the settings screen, whose action has an operation for each. */
export const teamSettings: readonly AnyTeamSetting[] = features.flatMap((each) => each.teamSettings ?? []);

export const adminScreens: readonly AdminScreen<IconName>[] = listed.flatMap(screensOf);

type SettingsOf<Each> = Each extends { settings: infer Group extends SettingGroup } ? Group : never;
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type FeatureSettings = AllOf<SettingsOf<(typeof listed)[number]>>;

export const featureSettings: FeatureSettings = Object.assign(
  {},
  ...features.map(({ settings }) => settings ?? {}),
);

export type FeatureServices = Services & { settings: ValuesOf<FeatureSettings & SettingGroup> };

import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import { type Feature, restoringEach } from "#platform/feature.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import { newsletterEndpoints } from "./api.server.ts";
import { issuesEndpoints } from "./issues/api.server.ts";
import { issuesJobs } from "./issues/jobs.server.ts";
import { isSegmentScheduled, issuePictureUses, issueTitles } from "./issues/reads/content.server.ts";
import { keyedIssues, keyedIssueVersions } from "./issues/table.server.ts";
import { teamSettings } from "./issues/team-settings.server.ts";
import { newsletterWork } from "./issues/work.server.ts";
import { foldIssueMails, subscriberSource } from "./issues/writes/personal.server.ts";
import { noteReports } from "./issues/writes/reports.server.ts";
import { pauseIssues } from "./issues/writes/restore.server.ts";
import { foldWelcomeMails, resumeWelcome } from "./issues/writes/welcome-sweep.server.ts";
import {
  forgetAddressesThatLeft,
  forgetUnreached,
  newsletterJobs,
  removeOldSuspects,
  removeUnconfirmed,
} from "./jobs.server.ts";
import { newsletterLinks } from "./reads.server.ts";
import { subscriberPeople } from "./record.server.ts";
import routes from "./routes.ts";
import { leftRetention, suspectedSignupRetention, unconfirmedRetention } from "./rules.ts";
import { newsletterSettings } from "./settings.server.ts";
import { subscribersEndpoints } from "./subscribers/api.server.ts";
import { comparableTag } from "./subscribers/rules/bounds.ts";
import { newsletterMigrations } from "./table.server.ts";
import { suspectedSignupsSource } from "./writes/personal.server.ts";
import { replayDepartures, replayUnreached } from "./writes/restore.server.ts";
import type { NewsletterServices } from "./writes/subscribing.server.ts";

const newsletterKeyed: readonly KeyedTable[] = [
  {
    ...subscriberPeople.keyed,
    columns: [...(subscriberPeople.keyed.columns ?? []), "preferences"],
    lasting: ["email_index"],
  },
  {
    table: "suspected_subscribers",
    columns: ["email"],
    indexes: [
      { column: "email_index", from: "email", purpose: "suspected_subscribers", text: comparableEmail },
    ],
  },
  {
    table: "subscriber_tags",
    columns: ["name"],
    indexes: [{ column: "name_index", from: "name", purpose: "subscriber tags", text: comparableTag }],
  },
  { table: "subscriber_segments", columns: ["content"] },
  keyedIssues,
  keyedIssueVersions,
];

export const newsletterFeature = {
  name: "newsletter",
  routes,
  mailedLinks: Object.values(newsletterLinks),
  itemTitles: issueTitles,
  settings: newsletterSettings,
  migrations: newsletterMigrations,
  endpoints: (services: NewsletterServices) => [
    ...newsletterEndpoints(services),
    ...issuesEndpoints(services),
    ...subscribersEndpoints(services),
  ],
  pictureUses: [issuePictureUses],
  opening: resumeWelcome,
  isSegmentInUse: isSegmentScheduled,
  teamSettings,
  reservedPaths: [/^\/newsletter\/[^/]+\/[^/]+$/],
  work: newsletterWork,
  onMailReport: noteReports,
  jobs: (services: NewsletterServices) => ({ ...newsletterJobs(services), ...issuesJobs(services) }),
  retention: {
    "newsletter.suspects": removeOldSuspects,
    "newsletter.unconfirmed": removeUnconfirmed,
    "newsletter.left": forgetAddressesThatLeft,
    "newsletter.unreached": forgetUnreached,
    "letters.mails": foldIssueMails,
    "letters.welcome": foldWelcomeMails,
  },
  retentionKinds: [
    {
      rule: unconfirmedRetention,
      rows: { table: "subscribers", since: "changed_at", state: { is: "pending" } },
    },
    {
      rule: leftRetention,
      rows: { table: "subscribers", since: "changed_at", state: { is: "unsubscribed" }, withAddress: true },
    },
    { rule: suspectedSignupRetention, rows: { table: "suspected_subscribers", since: "created_at" } },
  ],
  personalData: [suspectedSignupsSource, subscriberSource],
  restoring: restoringEach(replayDepartures, replayUnreached, pauseIssues),
  keyed: newsletterKeyed,
} satisfies Feature;

import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import { enteredSettingsKeyed, loadEntered } from "#platform/entered/entered-settings.ts";
import { type Feature, restoringEach } from "#platform/feature.ts";
import { dkimKeyed } from "#platform/mail/dkim/dkim-keys.ts";
import { enteredMail } from "#platform/mail/entered-mail.ts";
import { mailPaceKeyed, outboxLanes } from "#platform/mail/mail-pace.ts";
import type { Services } from "#platform/services.ts";
import { reopenLink, stoppedAddresses } from "./delivery/reads.server.ts";
import { mailStops, sentMails } from "./delivery/record.server.ts";
import { reportRetention } from "./delivery/rules.ts";
import { mailDeliveryJobs } from "./delivery/writes/ask-again.server.ts";
import { removeOldReports, removeOldSentMails, replayReports } from "./delivery/writes/keep.server.ts";
import { mailDeliverySource } from "./delivery/writes/personal.server.ts";
import { takeReports } from "./delivery/writes/take-report.server.ts";
import { removeOldClaims, tellOfLaterMails } from "./incoming/writes/claims.server.ts";
import { watchMailbox } from "./incoming/writes/watch-mailbox.server.ts";
import { mailCommands } from "./outgoing/commands.server.ts";
import { recheckMailRecords, replayDkimKeys } from "./outgoing/writes.server.ts";
import routes from "./routes.ts";
import { mailWork } from "./work.server.ts";

const mailDeliveryKeyed: readonly KeyedTable[] = [
  sentMails.keyed,
  { table: "mail_reports", lasting: ["email_index"] },
  mailStops.keyed,
];

/** Keeps the mail server and the reader of the mailbox as they are set. */
function follow(services: Services): () => Promise<void> {
  const stops = [
    watchMailbox(services),
    services.store.follow(enteredMail.name, () =>
      loadEntered(enteredMail, { ...services, db: services.store.db }),
    ),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/**
 * Mail: `incoming/` reads the team's mailbox and gives each mail to its feature, `outgoing/` has the mail server,
 * signatures and our domain's records, and `delivery/` what comes back and what stops mail to an address.
 */
export const mailFeature = {
  name: "mail",
  routes,
  keyed: [dkimKeyed, mailPaceKeyed, outboxLanes, enteredSettingsKeyed, ...mailDeliveryKeyed],
  follow,
  commands: mailCommands,
  jobs: mailDeliveryJobs,
  nightly: recheckMailRecords,
  work: mailWork,
  takesMail: takeReports,
  mailedLinks: [reopenLink],
  exclusion: stoppedAddresses,
  retention: {
    "incoming_mails.claims": removeOldClaims,
    "mail-delivery.sent": removeOldSentMails,
    "mail-delivery.reports": removeOldReports,
  },
  retentionKinds: [{ rule: reportRetention, rows: { table: "mail_reports", since: "at" } }],
  personalData: [mailDeliverySource],
  restoring: restoringEach(replayReports, replayDkimKeys, tellOfLaterMails),
} satisfies Feature;

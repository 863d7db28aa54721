import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Feature } from "#platform/feature.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import { reopenLink, stoppedAddresses } from "./reads.server.ts";
import { reportRetention } from "./rules.ts";
import { indexOf, mailDeliveryMigrations } from "./table.server.ts";
import { mailDeliveryJobs } from "./writes/ask-again.server.ts";
import { removeOldReports, removeOldSentMails, replayReports } from "./writes/keep.server.ts";
import { mailDeliverySource } from "./writes/personal.server.ts";
import { takeReports } from "./writes/take-report.server.ts";

const byAddress = (purpose: string) => [
  { column: "email_index", from: "email", purpose, text: comparableEmail },
];

const mailDeliveryKeyed: readonly KeyedTable[] = [
  { table: "sent_mails", columns: ["email"], indexes: byAddress(indexOf.sent) },
  { table: "mail_reports", lasting: ["email_index"] },
  { table: "mail_stops", columns: ["email"], indexes: byAddress(indexOf.stops) },
];

/** Bounces and complaints: what comes back, and what stops mail to an address. */
export const mailDeliveryFeature = {
  name: "mail-delivery",
  migrations: mailDeliveryMigrations,
  takesMail: takeReports,
  mailedLinks: [reopenLink],
  exclusion: stoppedAddresses,
  jobs: mailDeliveryJobs,
  retention: { "mail-delivery.sent": removeOldSentMails, "mail-delivery.reports": removeOldReports },
  retentionKinds: [{ rule: reportRetention, rows: { table: "mail_reports", since: "at" } }],
  personalData: [mailDeliverySource],
  keyed: mailDeliveryKeyed,
  restoring: replayReports,
} satisfies Feature;

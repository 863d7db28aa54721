import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Feature } from "#platform/feature.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import { inboxEndpoints } from "./api.server.ts";
import { inboxCommands } from "./commands.server.ts";
import { formEndpoints } from "./forms/api.server.ts";
import { mailboxes, mailboxNames } from "./forms/rules/mailboxes.ts";
import { fieldsIn } from "./forms/schema/forms.ts";
import { formMigrations } from "./forms/table.server.ts";
import { formJobs, formRemovals, formRetentionKinds, inboxJobs } from "./jobs.server.ts";
import routes from "./routes.ts";
import { inboxMigrations } from "./table.server.ts";
import { teamSettings } from "./team-settings.server.ts";
import { notesSource, receivedSource } from "./writes/personal.server.ts";

/** What the inbox stores under the data key. Personal fields of the forms follow from their definitions. */
const inboxKeyed: readonly KeyedTable[] = [
  ...mailboxNames.map((mailbox) => ({
    table: mailboxes[mailbox].table,
    columns: fieldsIn[mailbox].filter(({ personal }) => personal).map(({ column }) => column),
    indexes: [
      { column: "email_index", from: "email", purpose: mailboxes[mailbox].table, text: comparableEmail },
    ],
    indexedAgain: ["address_indexes"],
  })),
  { table: "inbox_notes", columns: ["text"], indexedAgain: ["address_indexes"] },
  { table: "inbox_answers", columns: ["text"], indexedAgain: ["address_indexes"] },
];

/** Contact messages and clinic inquiries: the forms, and the team's work with what comes in. */
export const inboxFeature = {
  name: "inbox",
  routes,
  migrations: { ...formMigrations, ...inboxMigrations },
  endpoints: (services) => [...formEndpoints(services), ...inboxEndpoints(services)],
  teamSettings,
  jobs: (services) => ({ ...formJobs(services), ...inboxJobs(services) }),
  commands: inboxCommands,
  retention: formRemovals,
  retentionKinds: formRetentionKinds,
  personalData: [notesSource, ...mailboxNames.map(receivedSource)],
  keyed: inboxKeyed,
} satisfies Feature;

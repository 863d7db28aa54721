import type { Feature } from "#platform/feature.ts";
import type { MailTaker } from "#platform/mail/incoming/incoming-mail.ts";
import { incomingMailMigrations } from "./table.server.ts";

declare module "#platform/services.ts" {
  interface Contributions {
    /** What takes incoming mails, in the order of the features. */
    mailTakers: readonly ((services: Services) => MailTaker)[];
  }
}

/** Reads the team's mailbox and gives each mail to the feature it's for, once. */
export const incomingMailFeature = {
  name: "incoming-mail",
  migrations: incomingMailMigrations,
} satisfies Feature;

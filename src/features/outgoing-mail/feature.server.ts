import type { Feature } from "#platform/feature.ts";
import { dkimKeyed } from "#platform/mail/dkim/dkim-keys.ts";
import { enteredMailKeyed, enteredMailTopic, loadEnteredMail } from "#platform/mail/entered-mail.ts";
import { mailPaceKeyed, outboxLanes } from "#platform/mail/mail-pace.ts";
import { mailCommands } from "./commands.server.ts";
import routes from "./routes.ts";
import { carryDkimKeys, recheckMailRecords } from "./writes.server.ts";

/** Signatures, the DNS records of our domain, and the rotation of keys for the pace of mails. */
export const outgoingMailFeature = {
  name: "outgoing-mail",
  routes,
  keyed: [dkimKeyed, mailPaceKeyed, outboxLanes, enteredMailKeyed],
  follow: (services) =>
    services.store.follow(enteredMailTopic, () => loadEnteredMail({ ...services, db: services.store.db })),
  commands: mailCommands,
  nightly: recheckMailRecords,
  restoring: carryDkimKeys,
} satisfies Feature;

import { enteredSettingsKeyed, loadEntered } from "#platform/entered/entered-settings.ts";
import type { Feature } from "#platform/feature.ts";
import { dkimKeyed } from "#platform/mail/dkim/dkim-keys.ts";
import { enteredMail } from "#platform/mail/entered-mail.ts";
import { mailPaceKeyed, outboxLanes } from "#platform/mail/mail-pace.ts";
import { mailCommands } from "./commands.server.ts";
import routes from "./routes.ts";
import { recheckMailRecords, replayDkimKeys } from "./writes.server.ts";

/** Signatures, the DNS records of our domain, and the rotation of keys for the pace of mails. */
export const outgoingMailFeature = {
  name: "outgoing-mail",
  routes,
  keyed: [dkimKeyed, mailPaceKeyed, outboxLanes, enteredSettingsKeyed],
  follow: (services) =>
    services.store.follow(enteredMail.name, () =>
      loadEntered(enteredMail, { ...services, db: services.store.db }),
    ),
  commands: mailCommands,
  nightly: recheckMailRecords,
  restoring: replayDkimKeys,
} satisfies Feature;

import type { Feature } from "#platform/feature.ts";
import { privacyEndpoints } from "./api.server.ts";
import { consentCommands } from "./consent/commands.server.ts";
import { consentSource } from "./consent/reads.server.ts";
import { consentMigrations } from "./consent/table.server.ts";
import { resignHead, signConsentLog } from "./consent/writes.server.ts";
import { privacyJobs, removeOldRequests } from "./jobs.server.ts";
import { mentionsSource } from "./reads/mentions.server.ts";
import routes from "./routes.ts";
import { privacyKeyed, privacyMigrations } from "./table.server.ts";
import { keepAddressesIndexed } from "./writes/address-index.server.ts";
import { requestsSource } from "./writes/requests.server.ts";
import { carryErasures } from "./writes/restore.server.ts";

/** The consent log, and viewing, downloading and erasing personal data. */
export const privacyFeature = {
  name: "privacy",
  routes,
  migrations: { ...consentMigrations, ...privacyMigrations },
  endpoints: privacyEndpoints,
  jobs: privacyJobs,
  commands: consentCommands,
  opening: signConsentLog,
  background: keepAddressesIndexed,
  retention: { "privacy.requests": removeOldRequests },
  personalData: [mentionsSource, requestsSource, consentSource],
  restoring: carryErasures,
  keyed: privacyKeyed,
  resign: resignHead,
} satisfies Feature;

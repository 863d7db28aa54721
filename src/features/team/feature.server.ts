import type { Feature } from "#platform/feature.ts";
import { teamCommands } from "./commands.server.ts";
import { membersEndpoints } from "./members/api.server.ts";
import { membersJobs } from "./members/jobs.server.ts";
import { notified } from "./members/writes/notified.server.ts";
import { passkeyEndpoints } from "./passkeys/api.server.ts";
import { passkeyMigrations } from "./passkeys/table.server.ts";
import { profileEndpoints } from "./profile/api.server.ts";
import { memberNames } from "./reads.server.ts";
import routes from "./routes.ts";
import { signInEndpoints } from "./sign-in/api.server.ts";
import { signInCommands } from "./sign-in/commands.server.ts";
import { removeEndedSessions, signInJobs } from "./sign-in/jobs.server.ts";
import type { SignInServices } from "./sign-in/reads.server.ts";
import { signInSettings } from "./sign-in/settings.server.ts";
import { signInMigrations } from "./sign-in/table.server.ts";
import { hashOldRecoveryCodes } from "./sign-in/writes/recovery-codes.server.ts";
import { carryAccounts } from "./sign-in/writes/restore.server.ts";
import { teamMigrations } from "./table.server.ts";
import { teamKeyed } from "./writes/keyed.server.ts";
import { removeClosedAccounts, removeOldPasswordLinks } from "./writes.server.ts";

/** The team's accounts: sign-in, one's own profile, and owners managing the team. */
export const teamFeature = {
  name: "team",
  routes,
  settings: signInSettings,
  migrations: { ...teamMigrations, ...signInMigrations, ...passkeyMigrations },
  endpoints: (services: SignInServices) => [
    ...signInEndpoints(services),
    ...profileEndpoints(services),
    ...passkeyEndpoints(services),
    ...membersEndpoints(services),
  ],
  itemTitles: memberNames,
  teamSettings: [notified],
  jobs: (services: SignInServices) => ({ ...signInJobs(services), ...membersJobs(services) }),
  commands: (services: SignInServices) => [...teamCommands(services), ...signInCommands(services)],
  retention: {
    "accounts.links": removeOldPasswordLinks,
    "accounts.closed": removeClosedAccounts,
    "sign-in.sessions": removeEndedSessions,
  },
  background: hashOldRecoveryCodes,
  restoring: carryAccounts,
  keyed: teamKeyed,
} satisfies Feature;

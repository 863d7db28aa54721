import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Feature } from "#platform/feature.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import { memberCommands } from "./members/commands.server.ts";
import { membersJobs } from "./members/jobs.server.ts";
import { teamSettings } from "./members/team-settings.server.ts";
import { carryAccounts } from "./members/writes/restore.server.ts";
import { profileEndpoints } from "./profile/api.server.ts";
import { memberNames } from "./reads.server.ts";
import routes from "./routes.ts";
import { signInSettings } from "./settings.server.ts";
import { signInEndpoints } from "./sign-in/api.server.ts";
import { removeEndedSessions, signInJobs } from "./sign-in/jobs.server.ts";
import type { SignInServices } from "./sign-in/reads.server.ts";
import { signInMigrations } from "./sign-in/table.server.ts";
import { hashOldRecoveryCodes } from "./sign-in/writes/recovery-codes.server.ts";
import { teamMigrations } from "./table.server.ts";
import { removeClosedAccounts, removeOldPasswordLinks } from "./writes/accounts.server.ts";

/** What the team's tables store under the data key. */
const teamKeyed: readonly KeyedTable[] = [
  {
    table: "staff",
    columns: ["email", "name"],
    indexes: [{ column: "email_index", from: "email", purpose: "staff", text: comparableEmail }],
  },
  { table: "staff_second_factors", authColumns: ["secret"], lasting: ["recovery_codes"] },
  { table: "staff_passkeys", columns: ["name"] },
  { table: "staff_sessions", passing: ["token_index"] },
  { table: "staff_challenges", passing: ["identifier"] },
  { table: "staff_invites", passing: ["token_index"] },
  { table: "staff_used_codes", passing: ["code_index"] },
  { table: "staff_failures", passing: ["account_index", "owner_index"] },
];

/** The team's accounts: sign-in, one's own profile, and owners managing the team. */
export const teamFeature = {
  name: "team",
  routes,
  settings: signInSettings,
  migrations: { ...teamMigrations, ...signInMigrations },
  endpoints: (services: SignInServices) => [...signInEndpoints(services), ...profileEndpoints(services)],
  itemTitles: memberNames,
  actorNames: (services) => memberNames(services),
  teamSettings,
  jobs: (services: SignInServices) => ({ ...signInJobs(services), ...membersJobs(services) }),
  commands: memberCommands,
  retention: {
    "accounts.links": removeOldPasswordLinks,
    "accounts.closed": removeClosedAccounts,
    "sign-in.sessions": removeEndedSessions,
  },
  background: hashOldRecoveryCodes,
  restoring: carryAccounts,
  keyed: teamKeyed,
} satisfies Feature;

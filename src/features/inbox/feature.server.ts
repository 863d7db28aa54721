import type { Feature } from "#platform/feature.ts";
import { inboxEndpoints } from "./api.server.ts";
import { inboxCommands } from "./commands.server.ts";
import { formEndpoints } from "./forms/api.server.ts";
import { mailboxNames } from "./forms/rules/mailboxes.ts";
import { formMigrations } from "./forms/table.server.ts";
import { formJobs, formRemovals, formRetentionKinds, inboxJobs } from "./jobs.server.ts";
import routes from "./routes.ts";
import { inboxMigrations } from "./table.server.ts";
import { closedDays } from "./writes/closed-days.server.ts";
import { inboxKeyed } from "./writes/keyed.server.ts";
import { notesSource, receivedSource } from "./writes/personal.server.ts";

/** Contact messages and clinic inquiries: the forms, and the team's work with what comes in. */
export const inboxFeature = {
  name: "inbox",
  routes,
  migrations: { ...formMigrations, ...inboxMigrations },
  endpoints: (services) => [...formEndpoints(services), ...inboxEndpoints(services)],
  teamSettings: [closedDays],
  jobs: (services) => ({ ...formJobs(services), ...inboxJobs(services) }),
  commands: inboxCommands,
  retention: formRemovals,
  retentionKinds: formRetentionKinds,
  personalData: [notesSource, ...mailboxNames.map(receivedSource)],
  keyed: inboxKeyed,
} satisfies Feature;

import type { Feature } from "#platform/feature.ts";
import { backupJobs, planBackup, removeOldRuns } from "./jobs.server.ts";
import routes from "./routes.ts";
import { backupsMigrations } from "./table.server.ts";
import { dropUnfinishedRuns } from "./writes.server.ts";

/** The daily backup, and what owners see of it. */
export const backupsFeature = {
  name: "backups",
  routes,
  migrations: backupsMigrations,
  opening: planBackup,
  longJobs: backupJobs,
  retention: { "backups.records": removeOldRuns },
  restoring: dropUnfinishedRuns,
} satisfies Feature;

import { BackupError } from "#platform/backup/backup-error.ts";
import { enteredBackupTarget } from "#platform/backup/entered-target.ts";
import { runBackup } from "#platform/backup/run-backup.ts";
import { day, instantAfter, instantNow } from "#platform/clock/clock.ts";
import type { Feature } from "#platform/feature.ts";
import type { LongJobs } from "#platform/outbox/jobs.ts";
import type { Services } from "#platform/services.ts";
import { backupsEndpoints } from "./api.server.ts";
import routes from "./routes.ts";
import { backupJob, recordDays } from "./rules.ts";
import type { BackupRunRow } from "./table.server.ts";
import { backupsWork } from "./work.server.ts";
import { dropUnfinishedRuns } from "./writes/backups.server.ts";
import { planBackup } from "./writes/plan.server.ts";
import { followPlace } from "./writes/target.server.ts";

/** Makes a backup in a process of its own, and records what became of it. */
function backupJobs(services: Services): LongJobs {
  const { store, clock, log, settings } = services;
  return {
    [backupJob]: async ({ id }, stopping) => {
      await planBackup(services);
      // The setting was taken away since; the other settings may no longer fit either.
      if (settings.BACKUP_TO === undefined) return;
      await recordStart(services, id);
      const record = (values: Partial<BackupRunRow>) =>
        store.transact((tx) => tx.updateTable("backup_runs").set(values).where("id", "=", id).execute());
      const began = clock.now().getTime();
      try {
        const made = await runBackup(settings, stopping);
        const { name, place, bytes, madeAt, warning, removed } = made;
        await record({
          state: "made",
          finished_at: instantNow(clock),
          made_at: madeAt,
          name,
          place,
          bytes,
          problem: warning,
        });
        const ms = clock.now().getTime() - began;
        log.info({ event: "backup.made", id, name, bytes, removed: removed.length, ms });
        if (warning !== "") log.warn({ event: "backup.not_rotated", id });
      } catch (error) {
        if (stopping.aborted) {
          await store.db.deleteFrom("backup_runs").where("id", "=", id).where("problem", "=", "").execute();
          throw error;
        }
        const { code, message } =
          error instanceof BackupError
            ? error
            : new BackupError("It ended unexpectedly.", { code: "unknown" });
        await record({ state: "failed", finished_at: instantNow(clock), problem: message });
        log.error({ event: "backup.failed", id, code, place: settings.BACKUP_TO, todo: message });
        throw error;
      }
    },
  };
}

/** A retry keeps what the last attempt said until it knows better. */
async function recordStart({ store, clock }: Services, id: string): Promise<void> {
  const row = { id, state: "running", started_at: instantNow(clock) } as const;
  const empty = { finished_at: "", made_at: "", name: "", place: "", bytes: 0, problem: "" };
  await store.db
    .insertInto("backup_runs")
    .values({ ...row, ...empty })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ state: "running", started_at: row.started_at }),
    )
    .execute();
}

/** Records are kept for a while after the backups are gone. */
async function removeOldRuns({ store, clock }: Services): Promise<number> {
  const result = await store.db
    .deleteFrom("backup_runs")
    .where("started_at", "<", instantAfter(clock, -recordDays * day))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export const backupsFeature = {
  name: "backups",
  routes,
  endpoints: backupsEndpoints,
  opening: planBackup,
  follow: (services) => services.store.follow(enteredBackupTarget.name, () => followPlace(services)),
  work: backupsWork,
  longJobs: backupJobs,
  retention: { "backups.records": removeOldRuns },
  restoring: dropUnfinishedRuns,
} satisfies Feature;

import { instantNow } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import { backupJob, nextBackup } from "../rules.ts";

/**
 * Plans the next daily backup. Its id has its day, so that several processes plan it once; a changed BACKUP_AT moves
 * the one that waits.
 */
export async function planBackup({ store, clock, settings }: Services): Promise<void> {
  if (settings.BACKUP_TO === undefined) return;
  const runAt = nextBackup(clock.now(), settings.BACKUP_AT).toISOString();
  await store.db
    .insertInto("outbox")
    .values({
      id: `${backupJob}:${runAt.slice(0, 10)}`,
      kind: backupJob,
      payload: "{}",
      state: "queued",
      attempts: 0,
      run_at: runAt,
      lease_until: "",
      created_at: instantNow(clock),
      finished_at: null,
      last_error: null,
    })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ run_at: runAt })
        .where("outbox.state", "=", "queued")
        .where("outbox.attempts", "=", 0),
    )
    .execute();
}

import { recordAudit } from "#platform/audit/record-audit.ts";
import { BackupError } from "#platform/backup/backup-error.ts";
import { openTarget } from "#platform/backup/open-target.ts";
import { HttpError } from "#platform/http/errors.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { backupsMessages as messages } from "../copy.ts";
import { backupJob } from "../rules.ts";

/** Queues a backup now. @throws {HttpError} conflict without BACKUP_TO, or while one is waiting or in progress. */
export async function backUpNow(services: Services, actor: Actor): Promise<string> {
  authorize(actor, "settings.manage");
  const { store, settings, clock } = services;
  if (settings.BACKUP_TO === undefined)
    throw new HttpError("conflict", {
      message: messages.noPlace,
    });
  return store.transact(async (tx) => {
    const due = await tx
      .selectFrom("outbox")
      .select("id")
      .where("kind", "=", backupJob)
      .where("state", "=", "queued")
      .where("run_at", "<=", clock.now().toISOString())
      .limit(1)
      .executeTakeFirst();
    if (due)
      throw new HttpError("conflict", {
        message: messages.underWay,
      });
    const id = await enqueue(tx, services, { kind: backupJob, payload: {} });
    await recordAudit(tx, services, { actor, action: "backups.requested", subject: id });
    return id;
  });
}

/**
 * A backup from where it is kept, for somebody who takes it along.
 * @throws {HttpError} not_found if there is no such backup any more; conflict if its place can't be reached.
 */
export async function storedBackup(
  services: Services,
  actor: Actor,
  id: string,
): Promise<{ name: string; pieces: AsyncIterable<Uint8Array> }> {
  authorize(actor, "settings.manage");
  const { store, settings } = services;
  const run = /^[\w.:-]{1,100}$/.test(id) ? await madeRun(store.db, id) : undefined;
  if (run === undefined) throw new HttpError("not_found", { message: messages.gone });
  try {
    const pieces = await openTarget(settings).read(run.name);
    await store.transact((tx) =>
      recordAudit(tx, services, { actor, action: "backups.downloaded", subject: id }),
    );
    return { name: run.name, pieces };
  } catch (error) {
    if (error instanceof BackupError) throw new HttpError("conflict", { message: error.message });
    throw error;
  }
}

/** A daily backup's id has its day, so it isn't one of the usual kind. */
async function madeRun(db: Services["store"]["db"], id: string): Promise<{ name: string } | undefined> {
  return db
    .selectFrom("backup_runs")
    .select("name")
    .where("id", "=", id)
    .where("state", "=", "made")
    .executeTakeFirst();
}

/** A backup contains its own record, still in progress. */
export async function dropUnfinishedRuns(): Promise<(restored: Services) => Promise<readonly string[]>> {
  return async ({ store }) => {
    await store.db.deleteFrom("backup_runs").where("state", "=", "running").execute();
    return [];
  };
}

import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { backupsMessages as messages } from "./copy.ts";
import { backupJob } from "./rules.ts";

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

/** A backup contains its own record, still in progress. */
export async function dropUnfinishedRuns(): Promise<(restored: Services) => Promise<readonly string[]>> {
  return async ({ store }) => {
    await store.db.deleteFrom("backup_runs").where("state", "=", "running").execute();
    return [];
  };
}

import { type Clock, instantNow } from "#platform/clock/clock.ts";
import type { Database, Tx } from "#platform/database/open.ts";

/** A task that failed for about a day: what it was, and the kind of failure. */
export type DeadLetter = { id: string; kind: string; createdAt: string; failedAt: string; reason: string };

/** Failed tasks, newest first. */
export async function deadMails(db: Database, limit: number): Promise<DeadLetter[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "kind", "created_at", "finished_at", "last_error"])
    .where("state", "=", "dead")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id, kind, created_at, finished_at, last_error }) => ({
    id,
    kind,
    createdAt: created_at,
    failedAt: finished_at ?? created_at,
    reason: last_error ?? "",
  }));
}

/** Requeues a failed task with all its attempts. @returns whether it existed and had failed. */
export async function retryDeadLetter(tx: Tx, clock: Clock, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("outbox")
    .set({
      state: "queued",
      attempts: 0,
      run_at: instantNow(clock),
      lease_until: "",
      finished_at: null,
      lane: null,
      postponed_at: null,
    })
    .where("id", "=", id)
    .where("state", "=", "dead")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

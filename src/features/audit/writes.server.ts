import { type Actor, authorize } from "#features/permissions/access.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { auditRetentionMonths } from "./rules.ts";

/** Who acted. "visitor" is someone without a session who used a one-time link. */
export type AuditActor = Pick<Actor, "id"> | "terminal" | "visitor";

type AuditEntry = {
  actor: AuditActor;
  /** Feature and verb in the past tense: "campaigns.published". Its sentence is in copy.ts. */
  action: `${string}.${string}`;
  /** The id of the changed item, never a name or address. */
  subject?: string;
};

/** Records a change in the same transaction that makes it. */
export async function recordAudit(
  tx: Tx,
  { ids, clock }: Pick<Services, "ids" | "clock">,
  { actor, action, subject = "" }: AuditEntry,
): Promise<void> {
  await tx
    .insertInto("audit")
    .values({
      id: ids.next(),
      at: instantNow(clock),
      actor: typeof actor === "string" ? actor : actor.id,
      action,
      subject,
    })
    .execute();
}

/** Records an export of the log itself before its first line is sent. */
export async function noteExport(services: Services, actor: Actor): Promise<void> {
  authorize(actor, "audit.read");
  await services.store.transact((tx) => recordAudit(tx, services, { actor, action: "audit.exported" }));
}

/** Records that data was restored, and the date of the backup. */
export async function noteRestore(
  _present: Services | undefined,
  since: string,
): Promise<(restored: Services) => Promise<readonly string[]>> {
  return async (restored) => {
    await restored.store.transact((tx) =>
      recordAudit(tx, restored, { actor: "terminal", action: "data.restored", subject: since }),
    );
    return [];
  };
}

/** Removes expired entries. */
export async function removeOldAudit({ store, clock }: Services): Promise<number> {
  const oldest = new Date(clock.now());
  oldest.setUTCMonth(oldest.getUTCMonth() - auditRetentionMonths);
  const result = await store.db.deleteFrom("audit").where("at", "<", oldest.toISOString()).executeTakeFirst();
  return Number(result.numDeletedRows);
}

import { recordAudit } from "#platform/audit/record-audit.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { auditRetentionMonths } from "./rules.ts";

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

export async function removeOldAudit({ store, clock }: Services): Promise<number> {
  const oldest = new Date(clock.now());
  oldest.setUTCMonth(oldest.getUTCMonth() - auditRetentionMonths);
  const result = await store.db.deleteFrom("audit").where("at", "<", oldest.toISOString()).executeTakeFirst();
  return Number(result.numDeletedRows);
}

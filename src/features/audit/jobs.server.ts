import type { Services } from "#platform/services.ts";
import { auditRetentionMonths } from "./rules.ts";

/** Removes expired entries. */
export async function removeOldAudit({ store, clock }: Services): Promise<number> {
  const oldest = new Date(clock.now());
  oldest.setUTCMonth(oldest.getUTCMonth() - auditRetentionMonths);
  const result = await store.db.deleteFrom("audit").where("at", "<", oldest.toISOString()).executeTakeFirst();
  return Number(result.numDeletedRows);
}

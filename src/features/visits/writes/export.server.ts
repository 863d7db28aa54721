import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";

/** Records the export of visit counts in the audit log before the first line is sent. */
export async function noteVisitsExport(services: Services, actor: Actor): Promise<void> {
  authorize(actor, "visits.export");
  await services.store.transact((tx) => recordAudit(tx, services, { actor, action: "visits.exported" }));
}

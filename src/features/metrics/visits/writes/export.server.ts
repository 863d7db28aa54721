import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";

/** Writes down that the numbers of visits were exported, before the first line of them leaves. */
export async function noteVisitsExport(services: Services, actor: Actor): Promise<void> {
  authorize(actor, "visits.export");
  await services.store.transact((tx) => recordAudit(tx, services, { actor, action: "visits.exported" }));
}

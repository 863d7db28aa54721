import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { toCsv } from "#platform/list/to-csv.ts";
import type { Services } from "#platform/services.ts";
import { redirectColumns } from "../copy/columns.ts";
import { allRedirects, matches } from "./admin.server.ts";

/**
 * Exports the redirects that match a search as CSV, in columns that an import can read. Await it once to catch
 * errors, then read the chunks. Recorded in the audit log before the first byte.
 */
export async function redirectsCsv(
  services: Services,
  actor: Actor,
  search = "",
): Promise<AsyncGenerator<string>> {
  authorize(actor, "redirects.manage");
  const all = (await allRedirects(services.store.db)).filter((redirect) => matches(redirect, search));
  await services.store.transact((tx) => recordAudit(tx, services, { actor, action: "redirects.exported" }));
  return toCsv(Object.values(redirectColumns), all);
}

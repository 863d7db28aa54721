import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { csvLine } from "#platform/csv/csv.ts";
import type { Services } from "#platform/services.ts";
import { redirectColumns } from "../copy.ts";
import { allRedirects, fits } from "./admin.server.ts";

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
  const all = (await allRedirects(services.store.db)).filter((redirect) => fits(redirect, search));
  await services.store.transact((tx) => recordAudit(tx, services, { actor, action: "redirects.exported" }));
  return (async function* () {
    // The byte order mark tells spreadsheets that this is UTF-8.
    yield `\uFEFF${csvLine(redirectColumns)}`;
    for (const { from, to, kind, note, hits, usedOn, createdAt, changedAt } of all)
      yield csvLine([from, to, kind, note, String(hits), usedOn, createdAt, changedAt]);
  })();
}

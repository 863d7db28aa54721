import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { narrowedBy } from "#platform/csv/export-name.ts";
import { everyRow } from "#platform/list/keyset.ts";
import { toCsv } from "#platform/list/to-csv.ts";
import type { Services } from "#platform/services.ts";
import { subscriberColumns } from "../copy/columns.ts";
import { largestPage } from "../rules/bounds.ts";
import type { SubscriberExport } from "../schema.ts";
import { cursorOf, rowsAfter } from "./rows.server.ts";

/**
 * Streams the subscribers that match the list's filter as CSV. Await it once to catch errors, then read the chunks.
 * Recorded in the audit log before the first byte.
 */
export async function subscribersCsv(
  services: Services,
  actor: Actor,
  { ids, ...filter }: SubscriberExport = {},
): Promise<AsyncGenerator<string>> {
  authorize(actor, "subscribers.export");
  await services.store.transact((tx) =>
    recordAudit(tx, services, {
      actor,
      action: "subscribers.exported",
      subject: narrowedBy({ ...filter, chosen: ids !== undefined }, ["state", "source"]),
    }),
  );
  const chosen = ids?.split(",").slice(0, largestPage);
  const rows = everyRow((from) => rowsAfter(services, filter, { ...from, ids: chosen }), cursorOf);
  return toCsv(Object.values(subscriberColumns), rows);
}

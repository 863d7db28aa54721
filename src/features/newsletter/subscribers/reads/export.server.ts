import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { csvLine } from "#platform/csv/csv.ts";
import { narrowedBy } from "#platform/csv/export-name.ts";
import type { Services } from "#platform/services.ts";
import { subscriberExport as copy } from "../copy.ts";
import type { SubscriberFilter } from "../schema.ts";
import { cursorOf, rowsAfter } from "./rows.server.ts";

/** Rows read at a time, to limit memory. */
const step = 500;

/**
 * Streams the subscribers that match the list's filter as CSV. Await it once to catch errors, then read the chunks.
 * Recorded in the audit log before the first byte.
 */
export async function subscribersCsv(
  services: Services,
  actor: Actor,
  filter: SubscriberFilter = {},
): Promise<AsyncGenerator<string>> {
  authorize(actor, "subscribers.export");
  await services.store.transact((tx) =>
    recordAudit(tx, services, {
      actor,
      action: "subscribers.exported",
      subject: narrowedBy(filter, ["state", "source"]),
    }),
  );
  return (async function* () {
    // The byte order mark tells spreadsheets that this is UTF-8.
    yield `\uFEFF${csvLine(copy.columns)}`;
    let cursor: string | undefined;
    for (;;) {
      const rows = await rowsAfter(services, filter, { cursor, limit: step });
      for (const row of rows) {
        yield csvLine([row.email, copy.states[row.state], row.source, row.createdAt, row.changedAt]);
        cursor = cursorOf(row);
      }
      if (rows.length < step) return;
    }
  })();
}

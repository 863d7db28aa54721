import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { csvLine } from "#platform/csv/csv.ts";
import { narrowedBy } from "#platform/csv/export-name.ts";
import type { Services } from "#platform/services.ts";
import { subscriberExport as copy } from "../copy.ts";
import type { SubscriberFilter } from "../schema.ts";
import { cursorOf, rowsAfter } from "./rows.server.ts";

/** Rows read at a time: however long the list is, no more than these are held. */
const step = 500;

/**
 * Subscribers as CSV, piece by piece, by the same filter as the list. Await it once to be told of a refusal, then
 * read the pieces. It is written into the audit before its first byte.
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
    // The mark in front tells spreadsheets that this is UTF-8.
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

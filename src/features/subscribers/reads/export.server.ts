import { subscriberExport as words } from "#content/desk/subscribers.ts";
import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, demand } from "#features/roles/access.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { csvLine } from "#platform/http/csv.ts";
import type { Services } from "#platform/services.ts";
import type { SubscriberFilter } from "../schema.ts";
import { countOf, cursorOf, rowsAfter } from "./rows.server.ts";

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
  demand(actor, "subscribers.export");
  const count = await countOf(services, filter);
  await services.store.transact((tx) => recordAudit(tx, services, { actor, action: "subscribers.exported" }));
  return (async function* () {
    // The mark in front tells spreadsheets that this is UTF-8. The first line says what the file holds.
    const about = [words.filter(filter), words.count(count), words.madeAt(instantNow(services.clock))];
    yield `\uFEFF${csvLine(about)}`;
    yield csvLine(words.columns);
    let cursor: string | undefined;
    for (;;) {
      const rows = await rowsAfter(services, filter, { cursor, limit: step });
      for (const row of rows) {
        yield csvLine([row.email, words.states[row.state], row.source, row.createdAt, row.changedAt]);
        cursor = cursorOf(row);
      }
      if (rows.length < step) return;
    }
  })();
}

import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { minute } from "#platform/clock/clock.ts";
import { contextTable } from "#platform/crypto/keyed-table.ts";
import { addressIndexes, notIndexed } from "#platform/personal-data/address-index.ts";
import {
  type DecryptedRow,
  decryptedRows,
  type EncryptedTable,
} from "#platform/personal-data/encrypted-texts.ts";
import type { Services } from "#platform/services.ts";
import { textTablesOf } from "../reads/mentions.server.ts";

/** Rows after which visitors get as much time as the indexing took. */
const batch = 200;

/**
 * Indexes the addresses in texts that have no index: those of an earlier release, of a restored backup, after a rotation
 * of the key and after an erasure. Which are left can be seen from the rows, so it goes on where it was stopped. Until
 * then a lookup decrypts them.
 * @returns the number of indexed rows.
 */
export async function indexAddresses(services: Services, signal?: AbortSignal): Promise<number> {
  let done = 0;
  let startedAt = performance.now();
  for (const source of textTablesOf(services))
    for await (const row of decryptedRows(services, source, notIndexed)) {
      if (signal?.aborted) return done;
      done += await indexRow(services, source, row);
      if (done % batch !== 0) continue;
      await pause(performance.now() - startedAt);
      startedAt = performance.now();
    }
  return done;
}

/** Writes a row's index, unless its texts have changed since they were read. */
async function indexRow(
  { store, cipher }: Services,
  source: EncryptedTable,
  { id, scope, texts }: DecryptedRow,
): Promise<number> {
  const strings = texts.flatMap((each) => each.strings);
  const unchanged = texts.map(({ column, stored }) => sql`and ${sql.ref(column)} = ${stored}`);
  const { numAffectedRows } = await sql`
    update ${sql.table(source.table)}
    set address_indexes = ${addressIndexes(cipher, { table: contextTable(source), scope }, strings)}
    where id = ${id} and ${notIndexed} ${sql.join(unchanged, sql` `)}
  `.execute(store.db);
  return Number(numAffectedRows ?? 0);
}

/** Starts the indexing of what has no index, now and every ten minutes. */
export function keepAddressesIndexed(services: Services): () => Promise<void> {
  const stop = new AbortController();
  const run = async () => {
    try {
      const rows = await indexAddresses(services, stop.signal);
      if (rows > 0) services.log.info({ event: "addresses.indexed", rows });
    } catch (error) {
      services.log.warn({ event: "addresses.not_indexed", error: String(error) });
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, 10 * minute);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  };
}

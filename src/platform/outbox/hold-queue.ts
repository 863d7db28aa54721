import { type Clock, instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";

/** What stands as the reason of an entry that a restore has brought back. */
export const heldByRestore = "Restored from a backup";

/**
 * Gives up everything that waits, so that nothing is sent twice after a restore: a person looks and tries it again.
 * Work that only tidies up goes on.
 * @returns how many entries.
 */
export async function holdQueue(tx: Tx, clock: Clock, { but }: { but: readonly string[] }): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("outbox")
    .set({ state: "dead", lease_until: "", finished_at: instantNow(clock), last_error: heldByRestore })
    .where("state", "=", "queued")
    .where("kind", "not in", but)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

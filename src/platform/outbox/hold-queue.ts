import { type Clock, instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";

/** The failure reason of an entry that came from a restore. */
const failedByRestore = "Restored from a backup";

/**
 * Marks all waiting entries as failed, so that nothing is sent twice after a restore; a team member can retry each
 * one. Cleanup tasks continue.
 * @returns the number of entries.
 */
export async function failWaitingEntries(
  tx: Tx,
  clock: Clock,
  { but }: { but: readonly string[] },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("outbox")
    .set({ state: "dead", lease_until: "", finished_at: instantNow(clock), last_error: failedByRestore })
    .where("state", "=", "queued")
    .where("kind", "not in", but)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

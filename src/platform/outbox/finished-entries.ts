import { type Clock, day, instantAfter } from "#platform/clock/clock.ts";
import type { Store } from "#platform/database/open.ts";

export const sentRetentionDays = 7;

/** Deletes finished entries after a week; dead letters stay until the team has handled them. */
export async function removeFinishedEntries(store: Store, clock: Clock): Promise<number> {
  const result = await store.db
    .deleteFrom("outbox")
    .where("state", "=", "done")
    .where("finished_at", "<", instantAfter(clock, -sentRetentionDays * day))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

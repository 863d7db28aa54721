import { instantAfter, minute } from "#platform/clock/clock.ts";
import { dueEntries } from "#platform/outbox/outbox-worker.ts";
import type { Services } from "#platform/services.ts";

const outboxWaitMs = 15 * minute;

/**
 * Why this process shouldn't get requests now, in a few words; undefined when it is ready. A task that has been due
 * for a quarter of an hour without being claimed means that no worker is running.
 */
export async function whyNotReady({
  store,
  clock,
}: Pick<Services, "store" | "clock">): Promise<string | undefined> {
  if (!(await store.answers())) return "the database does not answer";
  const forgotten = await dueEntries(store.db, instantAfter(clock, -outboxWaitMs))
    .limit(1)
    .executeTakeFirst();
  return forgotten ? "the outbox is not being worked through" : undefined;
}

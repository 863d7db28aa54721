import { instantNow, nextNight } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";

export const dailyJob = "worker.daily";

/**
 * Queues the next daily job. Its id is derived from the day, so several processes (or one process twice) queue it
 * only once; it is claimed and retried like an email.
 */
export async function planDailyJob({ store, clock }: Pick<Services, "store" | "clock">): Promise<void> {
  const runAt = nextNight(clock.now()).toISOString();
  await store.db
    .insertInto("outbox")
    .values({
      id: `${dailyJob}:${runAt.slice(0, 10)}`,
      kind: dailyJob,
      payload: "{}",
      state: "queued",
      attempts: 0,
      run_at: runAt,
      lease_until: "",
      created_at: instantNow(clock),
      finished_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

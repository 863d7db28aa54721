import { instantNow } from "#platform/clock/clock.ts";
import { nextNight } from "#platform/clock/nightly.ts";
import type { Services } from "#platform/services.ts";

/** The kind under which the daily job waits in the outbox. */
export const dailyJob = "worker.daily";

/**
 * Puts the next daily job into the outbox. Its id is made from its day, so that several processes planning it,
 * or one planning it twice, leave one entry; it is claimed and retried like a mail.
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

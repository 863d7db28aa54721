import { type Clock, instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Ids } from "#platform/ids/ids.ts";

/** What follows from a write: the kind names the job, the payload its ids. */
export type Effect = { kind: string; payload: Readonly<Record<string, string>>; runAt?: string };

/** Queues an effect in the transaction of what causes it, so that neither exists without the other. */
export async function enqueue(
  tx: Tx,
  { ids, clock }: { ids: Ids; clock: Clock },
  effect: Effect,
): Promise<string> {
  const id = ids.next();
  const now = instantNow(clock);
  await tx
    .insertInto("outbox")
    .values({
      id,
      kind: effect.kind,
      payload: JSON.stringify(effect.payload),
      state: "queued",
      attempts: 0,
      run_at: effect.runAt ?? now,
      lease_until: "",
      created_at: now,
      finished_at: null,
      last_error: null,
    })
    .execute();
  return id;
}

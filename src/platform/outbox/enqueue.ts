import { type Clock, instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Ids } from "#platform/ids/ids.ts";
import type { OutboxRow } from "./table.ts";

/** A task that follows from a write: the kind names the job, the payload has its ids. */
type Effect = {
  kind: string;
  payload: Readonly<Record<string, string>>;
  runAt?: string;
  /** A fixed id, if it is looked up later; generated if left out. */
  id?: string;
};

/** Queues a task in the transaction that causes it, so that neither exists without the other. */
export async function enqueue(
  tx: Tx,
  { ids, clock }: { ids: Ids; clock: Clock },
  effect: Effect,
): Promise<string> {
  const row = entryOf(effect, { id: ids.next(), now: instantNow(clock) });
  await tx.insertInto("outbox").values(row).execute();
  return row.id;
}

/** Queues a task under a fixed id; does nothing if it is already queued. */
export async function enqueueOnce(
  tx: Tx,
  { clock }: { clock: Clock },
  effect: Effect & { id: string },
): Promise<void> {
  const row = entryOf(effect, { id: effect.id, now: instantNow(clock) });
  await tx
    .insertInto("outbox")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Entries per statement. */
const step = 500;

/** Queues many tasks at once. */
export async function enqueueMany(
  tx: Tx,
  { ids, clock }: { ids: Ids; clock: Clock },
  effects: readonly Effect[],
): Promise<void> {
  const now = instantNow(clock);
  for (let at = 0; at < effects.length; at += step) {
    const rows = effects.slice(at, at + step).map((effect) => entryOf(effect, { id: ids.next(), now }));
    await tx.insertInto("outbox").values(rows).execute();
  }
}

function entryOf(effect: Effect, { id, now }: { id: string; now: string }): OutboxRow {
  return {
    id: effect.id ?? id,
    kind: effect.kind,
    payload: JSON.stringify(effect.payload),
    state: "queued",
    attempts: 0,
    run_at: effect.runAt ?? now,
    lease_until: "",
    created_at: now,
    finished_at: null,
    last_error: null,
  };
}

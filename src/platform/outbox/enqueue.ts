import { type Clock, instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Ids } from "#platform/ids/ids.ts";

/** A task that follows from a write: the kind names the job, the payload has its ids. */
export type Effect = {
  kind: string;
  payload: Readonly<Record<string, string>>;
  runAt?: string;
  /** A fixed id, if it is looked up later; generated if left out. */
  id?: string;
  /** Stored as done, without its ids: nothing follows, and whoever caused it can't tell. */
  isSkipped?: boolean;
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

/** Queues a task under a fixed id; does nothing if one was queued under it before. @returns whether it was queued. */
export async function enqueueOnce(
  tx: Tx,
  { clock }: { clock: Clock },
  effect: Effect & { id: string },
): Promise<boolean> {
  const row = entryOf(effect, { id: effect.id, now: instantNow(clock) });
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("outbox")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Entries per statement. */
const step = 500;

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
    payload: JSON.stringify(effect.isSkipped ? {} : effect.payload),
    state: effect.isSkipped ? "done" : "queued",
    attempts: 0,
    run_at: effect.runAt ?? now,
    lease_until: "",
    created_at: now,
    finished_at: effect.isSkipped ? now : null,
    last_error: null,
    lane: null,
    postponed_at: null,
  };
}

type OutboxState = "queued" | "done" | "dead";

/** One task that follows from a write. `payload` contains only ids, never what a person wrote. */
export type OutboxRow = {
  id: string;
  kind: string;
  payload: string;
  state: OutboxState;
  attempts: number;
  run_at: string;
  lease_until: string;
  created_at: string;
  finished_at: string | null;
  /** The kind of failure, for the team; no addresses or message text. */
  last_error: string | null;
  /** The slow mail domain that it waits for, as in `mail_pace`. */
  lane: string | null;
  /** Since when it has been put off. */
  postponed_at: string | null;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    outbox: OutboxRow;
  }
}

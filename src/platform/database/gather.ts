import type { Transaction } from "kysely";
import type { Tables } from "./tables.ts";
import { insideTransaction } from "./transaction-guard.ts";

type Tx = Transaction<Tables>;
export type Transact = <T>(body: (tx: Tx) => Promise<T>) => Promise<T>;

/** A transaction that waits for its group; it ends with `finish`, `fail` or `runAlone`. */
export type Waiting = {
  run(tx: Tx): Promise<void>;
  /** Resolves with the value of the last run. */
  finish(): void;
  fail(reason: unknown): void;
  runAlone(transact: Transact): void;
};

const largestGroup = 64;

/**
 * Hands transactions that wait at the same time to `runGroup`, which ends each of them, or throws if all have failed.
 *
 * @param lanes how many groups may run at the same time
 * @param longWaitMs after how long someone who waits is refused together with a group that has failed
 */
export function gatherTransactions(
  runGroup: (group: readonly Waiting[]) => Promise<void>,
  { lanes = 1, longWaitMs = Number.POSITIVE_INFINITY } = {},
): Transact {
  let queue: (Waiting & { since: number })[] = [];
  let working = 0;

  function takeLongWaiting(): readonly Waiting[] {
    const latest = performance.now() - longWaitMs;
    const taken = queue.filter(({ since }) => since < latest);
    queue = queue.filter(({ since }) => since >= latest);
    return taken;
  }

  async function workThrough(): Promise<void> {
    while (queue.length > 0) {
      // Requests that have arrived by now are read first, so that they are in this group.
      await new Promise((turn) => setImmediate(turn));
      const group = queue.splice(0, largestGroup);
      if (group.length === 0) continue;
      try {
        await runGroup(group);
      } catch (reason) {
        for (const waiting of [...group, ...takeLongWaiting()]) waiting.fail(reason);
      }
    }
    working -= 1;
  }

  return <T>(body: (tx: Tx) => Promise<T>) => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    // The closure carries the value past the queue's types, which avoids a cast.
    let value: { held: T } | undefined;
    queue.push({
      since: performance.now(),
      async run(tx) {
        value = { held: await insideTransaction(() => body(tx)) };
      },
      finish: () => (value ? resolve(value.held) : reject(new Error("a transaction ended without a value"))),
      fail: reject,
      runAlone: (transact) => void transact(body).then(resolve, reject),
    });
    if (working < lanes) {
      working += 1;
      void workThrough();
    }
    return promise;
  };
}

import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";
import { insideTransaction } from "./transaction-guard.ts";

type Tx = Transaction<Tables>;
type Waiting = {
  run(tx: Tx): Promise<unknown>;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
};
type Outcome = { ok: true; value: unknown } | { ok: false; reason: unknown };

const largestGroup = 64;

/**
 * Transactions for a database with one writer: those that wait at the same time share one commit and so one flush to
 * disk. Each runs in its own savepoint, fails alone, and resolves only after the commit.
 */
export function createGroupCommit(db: Kysely<Tables>): <T>(body: (tx: Tx) => Promise<T>) => Promise<T> {
  let queue: Waiting[] = [];
  let working = false;

  async function runOne(tx: Tx, waiting: Waiting, alone: boolean): Promise<Outcome> {
    if (!alone) await sql`savepoint one`.execute(tx);
    try {
      const value = await insideTransaction(() => waiting.run(tx));
      if (!alone) await sql`release one`.execute(tx);
      return { ok: true, value };
    } catch (reason) {
      if (alone) throw reason;
      try {
        await sql`rollback to one`.execute(tx);
        await sql`release one`.execute(tx);
      } catch {
        // SQLite has rolled back the whole transaction itself (the disk is full), so all of them fail with this error.
        throw reason;
      }
      return { ok: false, reason };
    }
  }

  async function workThrough(): Promise<void> {
    while (queue.length > 0) {
      // Requests that have arrived by now are read first, so that they share this commit.
      await new Promise((turn) => setImmediate(turn));
      const group = queue.slice(0, largestGroup);
      queue = queue.slice(largestGroup);
      let inside: { reason: unknown } | undefined;
      try {
        const outcomes = await db.transaction().execute(async (tx) => {
          const list: Outcome[] = [];
          try {
            for (const waiting of group) list.push(await runOne(tx, waiting, group.length === 1));
          } catch (reason) {
            inside = { reason };
            throw reason;
          }
          return list;
        });
        for (const [index, outcome] of outcomes.entries()) {
          if (outcome.ok) group[index]?.resolve(outcome.value);
          else group[index]?.reject(outcome.reason);
        }
      } catch (thrown) {
        // Rolling back what SQLite has already rolled back throws too, and would hide the cause.
        for (const waiting of group) waiting.reject(inside ? inside.reason : thrown);
      }
    }
    working = false;
  }

  return <T>(body: (tx: Tx) => Promise<T>) => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    // The closure carries the value past the queue's types, which avoids a cast.
    let value: { held: T } | undefined;
    queue.push({
      async run(tx) {
        value = { held: await body(tx) };
      },
      resolve: () => (value ? resolve(value.held) : reject(new Error("a transaction ended without a value"))),
      reject,
    });
    if (!working) {
      working = true;
      void workThrough();
    }
    return promise;
  };
}

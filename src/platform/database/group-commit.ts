import { type Kysely, sql, type Transaction } from "kysely";
import { gatherTransactions, type Transact, type Waiting } from "./gather.ts";
import type { Tables } from "./tables.ts";

/**
 * Transactions for a database with one writer: those that wait at the same time share one commit and so one flush to
 * disk. Each runs in its own savepoint, fails alone, and resolves only after the commit.
 */
export function createGroupCommit(db: Kysely<Tables>): Transact {
  return gatherTransactions(async (group) => {
    const failures = new Map<Waiting, unknown>();
    let inside: { reason: unknown } | undefined;
    try {
      await db.transaction().execute(async (tx) => {
        try {
          for (const waiting of group)
            await (group.length === 1 ? waiting.run(tx) : runInSavepoint(tx, waiting, failures));
        } catch (reason) {
          inside = { reason };
          throw reason;
        }
      });
    } catch (thrown) {
      // Rolling back what SQLite has already rolled back throws too, and would hide the cause.
      throw inside ? inside.reason : thrown;
    }
    for (const waiting of group) {
      if (failures.has(waiting)) waiting.fail(failures.get(waiting));
      else waiting.finish();
    }
  });
}

async function runInSavepoint(
  tx: Transaction<Tables>,
  waiting: Waiting,
  failures: Map<Waiting, unknown>,
): Promise<void> {
  await sql`savepoint one`.execute(tx);
  try {
    await waiting.run(tx);
    await sql`release one`.execute(tx);
  } catch (reason) {
    try {
      await sql`rollback to one`.execute(tx);
      await sql`release one`.execute(tx);
    } catch {
      // SQLite has rolled back the whole transaction itself (the disk is full), so all of them fail with this error.
      throw reason;
    }
    failures.set(waiting, reason);
  }
}

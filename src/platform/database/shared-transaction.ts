import { Kysely, PostgresDialect, Transaction } from "kysely";
import type pg from "pg";
import { isDatabaseAway } from "./errors.ts";
import { gatherTransactions, type Transact, type Waiting } from "./gather.ts";
import type { Tables } from "./tables.ts";

/** How long someone has waited who is refused together with the group before, instead of waiting for a failure too. */
const longWaitMs = 1_000;
/** Connections in use: while one group waits for the disk, the next one is being written. */
export const sharedLanes = 2;

/**
 * Transactions on PostgreSQL that only insert rows of their own: those that wait at the same time share one transaction
 * on a pipelined connection, and so three round trips and one flush to the disk. Their statements run interleaved. If
 * any of them fails, all are rolled back and each runs again by itself with `alone`.
 */
export function createSharedTransactions(pool: pg.Pool, alone: Transact): Transact {
  async function runGroup(group: readonly Waiting[]): Promise<void> {
    const client = await pool.connect();
    let failure: unknown;
    try {
      const tx = pipelinedHandle(client);
      // Sent with the first statements; awaiting it here would be a round trip of its own.
      const [opening, ...results] = await Promise.allSettled([
        client.query("begin"),
        ...group.map((waiting) => waiting.run(tx)),
      ]);
      failure = [opening, ...results].find((result) => result.status === "rejected")?.reason;
      if (failure === undefined) await commit(client);
      else if (!isDatabaseAway(failure)) await client.query("rollback");
    } catch (reason) {
      // Whether it was committed is unknown, so it mustn't run again.
      client.release(true);
      throw reason;
    }
    client.release(isDatabaseAway(failure));
    if (failure === undefined) for (const waiting of group) waiting.finish();
    else if (isDatabaseAway(failure)) throw failure;
    else for (const waiting of group) waiting.runAlone(alone);
  }

  return gatherTransactions(runGroup, { lanes: sharedLanes, longWaitMs });
}

/** Commits. @throws when PostgreSQL has rolled back instead. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query("commit");
  if (command !== "COMMIT") throw new Error(`the transaction ended with ${command}`);
}

/** Kysely on one connection, without the queue that Kysely puts before a transaction's connection. */
function pipelinedHandle(client: pg.PoolClient): Transaction<Tables> {
  const reserved = { query: client.query.bind(client), release: () => undefined };
  const dialect = new PostgresDialect({
    pool: { options: {}, connect: async () => reserved, end: async () => undefined },
  });
  const executor = new Kysely<Tables>({ dialect }).getExecutor();
  return new Transaction<Tables>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor });
}

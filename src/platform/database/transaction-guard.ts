import { AsyncLocalStorage } from "node:async_hooks";
import type { KyselyPlugin } from "kysely";

const inTransaction = new AsyncLocalStorage<true>();

/** Runs a transaction's body so that queries outside it are detected. */
export function insideTransaction<T>(body: () => Promise<T>): Promise<T> {
  return inTransaction.run(true, body);
}

/**
 * Plugin for the outer handle only. A query on it inside a transaction would wait forever on SQLite (one connection)
 * and silently escape the transaction on PostgreSQL; with this it throws on both.
 */
export const outsideTransactions: KyselyPlugin = {
  transformQuery({ node }) {
    if (inTransaction.getStore())
      throw new Error("query on the outer database handle inside a transaction; pass tx down");
    return node;
  },
  transformResult: async ({ result }) => result,
};

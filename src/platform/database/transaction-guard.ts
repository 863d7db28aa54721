import { AsyncLocalStorage } from "node:async_hooks";
import type { Dialect, Driver } from "kysely";

const inTransaction = new AsyncLocalStorage<true>();

/** Runs the body of a transaction so that a stray query beside it is noticed. */
export function insideTransaction<T>(body: () => Promise<T>): Promise<T> {
  return inTransaction.run(true, body);
}

/**
 * A query on the outer handle inside a transaction waits for ever on SQLite (one connection) and silently
 * escapes the transaction on PostgreSQL: here it throws on both.
 */
export function guarded(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => guardedDriver(dialect.createDriver()),
  };
}

function guardedDriver(driver: Driver): Driver {
  return new Proxy(driver, {
    get(target, property) {
      if (property === "acquireConnection" && inTransaction.getStore())
        return () =>
          Promise.reject(new Error("query on the outer database handle inside a transaction; pass tx down"));
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from "kysely";
import type pg from "pg";
import { isDatabaseAway } from "./errors.ts";
import type { Tables } from "./tables.ts";
import { insideTransaction } from "./transaction-guard.ts";

type Tx = Transaction<Tables>;
type Transact = <T>(body: (tx: Tx) => Promise<T>) => Promise<T>;
type Waiting = {
  since: number;
  attempt(tx: Tx): Promise<void>;
  finish(): void;
  retry(): void;
  fail(reason: unknown): void;
};

const largestGroup = 64;
/** Statements that a connection keeps prepared: those of our forms, for groups of every size. */
const mostNames = 300;
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
  const handles = new WeakMap<pg.PoolClient, Tx>();
  let queue: Waiting[] = [];
  let working = 0;

  function handleOf(client: pg.PoolClient): Tx {
    const known = handles.get(client);
    if (known) return known;
    const made = pipelinedHandle(client);
    handles.set(client, made);
    return made;
  }

  async function runGroup(group: readonly Waiting[]): Promise<void> {
    const client = await pool.connect();
    let failure: unknown;
    try {
      const tx = handleOf(client);
      // Sent with the first statements; awaiting it here would be a round trip of its own.
      const [opening, ...results] = await Promise.allSettled([
        client.query("begin"),
        ...group.map((waiting) => insideTransaction(() => waiting.attempt(tx))),
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
    else for (const waiting of group) waiting.retry();
  }

  function takeLongWaiting(): readonly Waiting[] {
    const latest = performance.now() - longWaitMs;
    const taken = queue.filter(({ since }) => since < latest);
    queue = queue.filter(({ since }) => since >= latest);
    return taken;
  }

  async function workThrough(): Promise<void> {
    while (queue.length > 0) {
      // Requests that have arrived by now are read first, so that they share this transaction.
      await new Promise((turn) => setImmediate(turn));
      const group = queue.slice(0, largestGroup);
      queue = queue.slice(largestGroup);
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
      async attempt(tx) {
        value = { held: await body(tx) };
      },
      finish: () => (value ? resolve(value.held) : reject(new Error("a transaction ended without a value"))),
      retry: () => void alone(body).then(resolve, reject),
      fail: reject,
    });
    if (working < sharedLanes) {
      working += 1;
      void workThrough();
    }
    return promise;
  };
}

/** Commits. @throws when PostgreSQL has rolled back instead. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query("commit");
  if (command !== "COMMIT") throw new Error(`the transaction ended with ${command}`);
}

/** Kysely on one connection, without the queue that Kysely puts before a transaction's connection. */
function pipelinedHandle(client: pg.PoolClient): Tx {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames) return known;
    const name = `shared-${names.size}`;
    names.set(text, name);
    return name;
  };
  const run = mergeInserts(async ({ text, values }) => {
    const name = nameOf(text);
    const { rows, rowCount } = await client.query({ text, values: [...values], ...(name ? { name } : {}) });
    return { rows, count: rowCount ?? 0 };
  });
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, count } = await run({ text, values: parameters });
      return { rows, numAffectedRows: BigInt(count) };
    },
    streamQuery() {
      throw new Error("a shared transaction can't stream rows");
    },
  };
  const done = async () => undefined;
  const driver: Driver = {
    init: done,
    acquireConnection: async () => connection,
    beginTransaction: done,
    commitTransaction: done,
    rollbackTransaction: done,
    releaseConnection: done,
    destroy: done,
  };
  const dialect = {
    createDriver: () => driver,
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  };
  const executor = new Kysely<Tables>({ dialect }).getExecutor();
  return new Transaction<Tables>({ config: { dialect }, dialect, driver, executor });
}

/** A statement of one member of a group. */
type Statement = { text: string; values: readonly unknown[] };

/** Runs a statement. @returns its rows, and how many were written. */
type Run = (statement: Statement) => Promise<Ran>;
type Ran = Pick<pg.QueryResult, "rows"> & { count: number };

type WaitingRow = { values: readonly unknown[]; resolve(ran: Ran): void; reject(reason: unknown): void };

/** An insert of one row whose result is only that it was written. */
const plainInsert = /^(insert into "\w+" \((?:"\w+"(?:, )?)+\) values )\((?:\$\d+(?:, )?)+\)$/;

/**
 * Sends equal inserts of one turn of the event loop as one insert with many rows: in a crowd of form posts, reading and
 * answering each statement takes longer than writing its row. Everything else is run as it is.
 */
function mergeInserts(run: Run): Run {
  const waiting = new Map<string, WaitingRow[]>();

  async function send(text: string, all: readonly WaitingRow[]): Promise<void> {
    try {
      const ran = await run({ text: withRows(text, all), values: all.flatMap(({ values }) => values) });
      for (const { resolve } of all) resolve({ rows: [], count: ran.count / all.length });
    } catch (reason) {
      for (const { reject } of all) reject(reason);
    }
  }

  return (statement) => {
    const { text, values } = statement;
    if (!plainInsert.test(text)) return run(statement);
    const { promise, resolve, reject } = Promise.withResolvers<Ran>();
    const first = waiting.get(text);
    if (first) first.push({ values, resolve, reject });
    else {
      const all = [{ values, resolve, reject }];
      waiting.set(text, all);
      setImmediate(() => {
        waiting.delete(text);
        void send(text, all);
      });
    }
    return promise;
  };
}

function withRows(text: string, all: readonly WaitingRow[]): string {
  const [, start = ""] = plainInsert.exec(text) ?? [];
  let parameter = 0;
  const rows = all.map(({ values }) => {
    const places = values.map(() => {
      parameter += 1;
      return `$${parameter}`;
    });
    return `(${places.join(", ")})`;
  });
  return start + rows.join(", ");
}

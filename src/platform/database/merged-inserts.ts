import type { QueryResult } from "pg";

/** A statement of one member of a group. */
export type Statement = { text: string; values: readonly unknown[] };

/** Runs a statement. @returns its rows, and how many were written. */
export type Run = (statement: Statement) => Promise<Ran>;
type Ran = Pick<QueryResult, "rows"> & { count: number };

type Waiting = { values: readonly unknown[]; resolve(ran: Ran): void; reject(reason: unknown): void };

/** An insert of one row whose result is only that it was written. */
const plainInsert = /^(insert into "\w+" \((?:"\w+"(?:, )?)+\) values )\((?:\$\d+(?:, )?)+\)$/;

/**
 * Sends equal inserts of one turn of the event loop as one insert with many rows: in a crowd of form posts, reading and
 * answering each statement takes longer than writing its row. Everything else is run as it is.
 */
export function mergeInserts(run: Run): Run {
  const waiting = new Map<string, Waiting[]>();

  async function send(text: string, all: readonly Waiting[]): Promise<void> {
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

function withRows(text: string, all: readonly Waiting[]): string {
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

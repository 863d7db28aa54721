import { type Expression, sql } from "kysely";
import type { Database } from "#platform/database/open.ts";

/** Reads so many rows behind a cursor, or from the beginning without one. */
type ReadRows<Row> = (from: { cursor: string | undefined; limit: number }) => Promise<Row[]>;

/** Rows per read of an export, so that it never holds more of a long list than these. */
const step = 500;

/** One page of a list and the cursor of the next page, which is null on the last one. */
export async function keysetPage<Row>(
  read: ReadRows<Row>,
  cursorOf: (row: Row) => string,
  { cursor, size }: { cursor: string | undefined; size: number },
): Promise<{ items: Row[]; next: string | null }> {
  const rows = await read({ cursor, limit: size + 1 });
  const items = rows.slice(0, size);
  const last = items.at(-1);
  return { items, next: last && rows.length > size ? cursorOf(last) : null };
}

/** All rows of a list, read page by page. */
export async function* everyRow<Row>(
  read: ReadRows<Row>,
  cursorOf: (row: Row) => string,
): AsyncGenerator<Row> {
  let cursor: string | undefined;
  for (;;) {
    const rows = await read({ cursor, limit: step });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < step) return;
    cursor = cursorOf(last);
  }
}

/**
 * The newest rows of several queries of one list, each sorted and limited itself. An index on a filter and the time
 * has the newest rows of one value next to each other, but not of several: with `in`, databases read and sort all rows
 * of these values, or read the whole list until enough rows match.
 */
export async function newestOf<Row>(
  db: Database,
  queries: readonly Expression<Row>[],
  { by, limit }: { by: string; limit: number },
): Promise<Row[]> {
  const parts = queries.map((query) => sql`select * from (${query}) as part`);
  const { rows } = await sql<Row>`
    ${sql.join(parts, sql` union all `)} order by ${sql.ref(by)} desc, id desc limit ${limit}
  `.execute(db);
  return rows;
}

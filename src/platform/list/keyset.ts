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

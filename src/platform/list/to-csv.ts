import { csvLine } from "#platform/csv/csv.ts";
import type { Column } from "./columns.ts";

/** The header row of a list's export. */
export function csvHeadings<Item>(columns: readonly Column<Item>[]): string[] {
  return exported(columns).map(({ heading }) => heading);
}

/** A list as CSV, line by line, with the columns that belong in its export. */
export async function* toCsv<Item>(
  columns: readonly Column<Item>[],
  items: AsyncIterable<Item> | Iterable<Item>,
): AsyncGenerator<string> {
  const cells = exported(columns);
  // The byte order mark tells spreadsheets that this is UTF-8.
  yield `\uFEFF${csvLine(cells.map(({ heading }) => heading))}`;
  for await (const item of items) yield csvLine(cells.map(({ value }) => value(item)));
}

function exported<Item>(columns: readonly Column<Item>[]) {
  return columns.flatMap(({ heading, value, export: own }) =>
    own === false ? [] : [{ heading, value, ...own }],
  );
}

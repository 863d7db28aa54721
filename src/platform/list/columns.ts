import { csvLine } from "#platform/csv/csv.ts";

/** Without a format a cell is plain text. */
type CellFormat = "time" | "figure" | "short" | "soft";

/** One column of a list in the admin: its heading and its cells, on the screen and in the export. */
export type Column<Item> = {
  heading: string;
  value: (item: Item) => string;
  /** A second, smaller line on the screen; a moment is shown in the team's time zone. */
  detail?: (item: Item) => string | { at: string } | undefined;
  /** A time is ISO 8601, a figure is right-aligned, a short text never wraps, a soft one is less important. */
  format?: CellFormat;
  /** Whether its heading is repeated in front of the cell on phones, where the header row isn't shown. */
  labelled?: boolean;
  /** Keeps the column off the screen. */
  screen?: false;
  /** What the export has instead, or `false` to keep the column out of it. */
  export?: false | { heading?: string; value?: (item: Item) => string };
};

/** By key, in order. Screens name the cells that they render themselves by these keys. */
export type Columns<Item, Key extends string = string> = Readonly<Record<Key, Column<Item>>>;

type Cell = { text: string; detail?: string | { at: string } };

/** A list as a loader returns it: plain values only. `rowOf` gives what the screen needs besides the cells. */
export function listOf<Listed, Item extends Listed, Row extends { id: string }, Key extends string>(
  columns: Columns<Listed, Key>,
  items: readonly Item[],
  rowOf: (item: Item) => Row,
) {
  const shown = entriesOf(columns).filter(([, column]) => column.screen !== false);
  return {
    columns: shown.map(([key, { heading, format, labelled }]) => ({ key, heading, format, labelled })),
    rows: items.map((item) => ({ ...rowOf(item), cells: cellsOf(shown, item) })),
  };
}

function entriesOf<Item, Key extends string>(columns: Columns<Item, Key>) {
  const keys: Key[] = [];
  for (const key in columns) keys.push(key);
  return keys.map((key) => [key, columns[key]] as const);
}

function cellsOf<Item, Key extends string>(
  shown: readonly (readonly [Key, Column<Item>])[],
  item: Item,
): Partial<Record<Key, Cell>> {
  const cells: Partial<Record<Key, Cell>> = {};
  for (const [key, { value, detail }] of shown) {
    const small = detail?.(item);
    cells[key] = { text: value(item), ...(small === undefined ? {} : { detail: small }) };
  }
  return cells;
}

/** The address of a list with its filter and cursor. Empty values are left out. */
export function listAddress(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((each): each is [string, string] => Boolean(each[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

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

import { withoutGuards } from "./csv.ts";

/** One line of a CSV file with its line number as spreadsheets show it: the first is 1. */
export type CsvRow = { row: number; cells: string[] };

/** What a list may have: spreadsheets of people and addresses have less, and each column costs work in every row. */
const csvBounds = { columns: 200, cellLength: 50_000 } as const;

/** What is wrong with a list that is wider than lists are; undefined if nothing is. */
export function widthFault(rows: readonly CsvRow[]): string | undefined {
  const isTooWide = rows.some(
    ({ cells }) =>
      cells.length > csvBounds.columns || cells.some(({ length }) => length > csvBounds.cellLength),
  );
  return isTooWide
    ? "This file has more than 200 columns, or a cell with more than 50,000 letters. Please keep only the columns you need."
    : undefined;
}

const separators = [",", ";", "\t"] as const;

/**
 * Reads CSV as spreadsheets write it (RFC 4180): quoted cells can contain separators, quotes and line breaks. The
 * separator is a comma, semicolon or tab, whichever is most frequent in the first line. Empty lines are skipped but
 * counted. The apostrophes that our own exports put before formulas are removed.
 */
export function readCsv(text: string): CsvRow[] {
  const body = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(body);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  let row = 1;

  const endRow = () => {
    cells.push(withoutGuards(cell));
    if (cells.some((each) => each.trim() !== "")) rows.push({ row, cells });
    cells = [];
    cell = "";
    row += 1;
  };
  for (let at = 0; at < body.length; at += 1) {
    const character = body[at] ?? "";
    if (quoted) {
      if (character !== '"') cell += character;
      else if (body[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell === "") quoted = true;
    else if (character === separator) {
      cells.push(withoutGuards(cell));
      cell = "";
    } else if (character === "\n" || character === "\r") {
      if (character === "\r" && body[at + 1] === "\n") at += 1;
      endRow();
    } else cell += character;
  }
  if (cell !== "" || cells.length > 0) endRow();
  return rows;
}

function separatorOf(body: string): string {
  const first = body.split(/[\r\n]/, 1)[0] ?? "";
  const counted = separators.map((separator) => [separator, first.split(separator).length] as const);
  const [best] = counted.toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? ",";
}

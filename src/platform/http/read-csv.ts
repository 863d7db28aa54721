import { withoutGuards } from "./csv.ts";

/** One line of a CSV file with the number it has in the file, counted as spreadsheets do: the first is 1. */
export type CsvRow = { row: number; cells: string[] };

const separators = [",", ";", "\t"] as const;

/**
 * Reads CSV as spreadsheets write it (RFC 4180): quoted cells may hold separators, quotes and ends of lines. The
 * separator is a comma, a semicolon or a tab, whichever the first line has most of. Empty lines are left out, and
 * still counted. The apostrophes our own exports put before formulas are taken off.
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
    const sign = body[at] ?? "";
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (body[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === "") quoted = true;
    else if (sign === separator) {
      cells.push(withoutGuards(cell));
      cell = "";
    } else if (sign === "\n" || sign === "\r") {
      if (sign === "\r" && body[at + 1] === "\n") at += 1;
      endRow();
    } else cell += sign;
  }
  if (cell !== "" || cells.length > 0) endRow();
  return rows;
}

function separatorOf(body: string): string {
  const first = body.split(/[\r\n]/, 1)[0] ?? "";
  const counted = separators.map((sign) => [sign, first.split(sign).length] as const);
  const [best] = counted.toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? ",";
}

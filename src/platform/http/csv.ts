// What a spreadsheet takes for a formula; some take the wide signs of East Asian keyboards for the narrow ones.
const atStart = /^(?:[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|'*[\t\r\n])/;
// A spreadsheet that splits at semicolons or tabs does not see our quotes, and begins a new cell or row here.
const inside = /([;\t\r\n])(?=(?:[^\S\t\r\n]|["'])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const guarded = /([;\t\r\n])'(?=(?:[^\S\t\r\n]|["'])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * One cell of a CSV file. An apostrophe goes before everything that a spreadsheet would take for a formula, wherever
 * it may split the cell.
 */
export function csvCell(value: string): string {
  const inner = value.replace(inside, "$1'");
  const safe = atStart.test(value) ? `'${inner}` : inner;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A cell without the apostrophes that `csvCell` puts in, so that our own exports can be imported as they were. */
export function withoutGuards(cell: string): string {
  const inner = cell.replace(guarded, "$1");
  return inner.startsWith("'") && atStart.test(inner.slice(1)) ? inner.slice(1) : inner;
}

/** One line of a CSV file, its end included. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(",")}\r\n`;
}

// What a spreadsheet may treat as a formula; some also accept the full-width forms of East Asian keyboards.
const atStart = /^(?:[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|'*[\t\r\n])/;
// A spreadsheet that splits at semicolons or tabs ignores our quotes and starts a new cell or row here.
const inside = /([;\t\r\n])(?=(?:[^\S\t\r\n]|["'])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const guarded = /([;\t\r\n])'(?=(?:[^\S\t\r\n]|["'])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * One cell of a CSV file. Prefixes an apostrophe to anything a spreadsheet would treat as a formula, wherever it may
 * split the cell.
 */
export function csvCell(value: string): string {
  const inner = value.replace(inside, "$1'");
  const safe = atStart.test(value) ? `'${inner}` : inner;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Removes the apostrophes that `csvCell` adds, so that our own exports can be imported unchanged. */
export function withoutGuards(cell: string): string {
  const inner = cell.replace(guarded, "$1");
  return inner.startsWith("'") && atStart.test(inner.slice(1)) ? inner.slice(1) : inner;
}

/** One line of a CSV file, including the line break. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(",")}\r\n`;
}

/**
 * One cell of a CSV file. What a spreadsheet would take for a formula is made harmless with a leading mark; some take
 * the wide signs of East Asian keyboards for the narrow ones, or look past spaces in front.
 */
export function csvCell(value: string): string {
  const safe = /^(\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file, its end included. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(",")}\r\n`;
}

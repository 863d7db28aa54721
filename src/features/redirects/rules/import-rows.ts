import { type CsvRow, readCsv } from "#platform/csv/read-csv.ts";
import { isStorable } from "#platform/http/email-shape.ts";
import { importFaults } from "../copy.ts";
import { type RedirectKind, redirectBounds } from "../rules.ts";

/** A row as in the file; whether it can be added depends on existing redirects. */
export type TypedRow = { row: number; from: string; to: string; kind: RedirectKind; note: string };
/** An invalid row with the reason. */
export type BadRow = { row: number; reason: string };

type ReadRows = {
  /** The number of rows below the header row. */
  rows: number;
  typed: TypedRow[];
  bad: BadRow[];
  /** What is wrong with the file as a whole; then rows aren't reported. */
  fault?: string;
};

/** Accepted column names; our own export uses some of them. */
const heads: Readonly<Record<"from" | "to" | "kind" | "note", readonly string[]>> = {
  from: ["from", "old address", "source", "source url", "old"],
  to: ["to", "new address", "target", "target url", "destination", "new"],
  kind: ["kind", "type", "code", "status"],
  note: ["note", "comment"],
};

const kinds: Readonly<Record<string, RedirectKind>> = {
  "": "301",
  "301": "301",
  "302": "302",
  permanent: "301",
  temporary: "302",
};

/** Parses an import file into valid rows and invalid ones with reasons. */
export function readRows(csv: string): ReadRows {
  const nothing = { rows: 0, typed: [], bad: [] };
  if (!isStorable(csv)) return { ...nothing, fault: importFaults.unreadable };
  const [head, ...rows] = readCsv(csv);
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const at = (column: keyof typeof heads) => names.findIndex((name) => heads[column].includes(name));
  const columns = { from: at("from"), to: at("to"), kind: at("kind"), note: at("note") };
  if (columns.from === -1 || columns.to === -1) return { ...nothing, fault: importFaults.noColumns };
  if (rows.length === 0) return { ...nothing, fault: importFaults.empty };
  if (rows.length > redirectBounds.importRows)
    return { ...nothing, rows: rows.length, fault: importFaults.tooMany };

  const read: ReadRows = { rows: rows.length, typed: [], bad: [] };
  for (const line of rows) {
    const taken = readRow(line, columns, names.length);
    if ("reason" in taken) read.bad.push(taken);
    else read.typed.push(taken);
  }
  return read;
}

function readRow(
  { row, cells }: CsvRow,
  columns: Readonly<Record<keyof typeof heads, number>>,
  width: number,
): TypedRow | BadRow {
  const cell = (column: keyof typeof heads) => (cells[columns[column]] ?? "").trim();
  const kind = kinds[cell("kind").toLowerCase()];
  const values = { row, from: cell("from"), to: cell("to"), note: cell("note") };
  if (cells.slice(width).some((each) => each.trim() !== ""))
    return { row, reason: importFaults.tooManyCells };
  if (values.from === "") return { row, reason: importFaults.noFrom };
  if (values.to === "") return { row, reason: importFaults.noTo };
  if (kind === undefined) return { row, reason: importFaults.kind };
  if ([values.from, values.to, values.note].some((text) => text.includes("\uFFFD")))
    return { row, reason: importFaults.lostLetter };
  if (values.note.length > redirectBounds.note) return { row, reason: importFaults.longNote };
  return { ...values, kind };
}

import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import { type CsvRow, readCsv } from "#platform/csv/read-csv.ts";
import { emailShape, isStorable } from "#platform/http/email-shape.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { importMessages } from "../copy.ts";
import { importRows, sourceBound } from "../rules.ts";

/** A valid row. */
export type GoodRow = { row: number; email: string; comparable: string; source: string };
/** An invalid row with the reason. */
export type BadRow = { row: number; reason: string };

type ReadRows = {
  /** The number of rows below the header row. */
  rows: number;
  good: GoodRow[];
  bad: BadRow[];
  /** Rows with an address that's further up in the same file. */
  repeated: number[];
  /** What is wrong with the file as a whole; then rows aren't reported. */
  fault?: string;
};

const emailHeads = ["email", "e-mail", "email address", "e-mail address", "mail"];
const sourceHeads = ["consent source", "consent_source", "consent"];

const headOf = (cell: string) => cell.trim().toLowerCase();

/**
 * Parses an import file into valid, invalid and duplicate rows. `source` says where all these people gave consent; a
 * row can override it.
 */
export function readRows(csv: string, source: string): ReadRows {
  const nothing = { rows: 0, good: [], bad: [], repeated: [] };
  if (!isStorable(csv)) return { ...nothing, fault: importMessages.unreadable };
  const lines = readCsv(csv);
  const isHead = ({ cells }: CsvRow) => cells.some((cell) => emailHeads.includes(headOf(cell)));
  // Our own export has a line above its header row.
  const headAt = lines.slice(0, 2).findIndex(isHead);
  const heads = (lines[headAt]?.cells ?? []).map(headOf);
  const rows = lines.slice(headAt + 1);
  const emailAt = heads.findIndex((name) => emailHeads.includes(name));
  const sourceAt = heads.findIndex((name) => sourceHeads.includes(name));
  if (emailAt === -1) return { ...nothing, fault: importMessages.noEmailColumn };
  if (rows.length === 0) return { ...nothing, fault: importMessages.empty };
  if (rows.length > importRows) return { ...nothing, rows: rows.length, fault: importMessages.tooMany };

  const read: ReadRows = { ...nothing, rows: rows.length, good: [], bad: [], repeated: [] };
  const seen = new Set<string>();
  for (const { row, cells } of rows) {
    const email = (cells[emailAt] ?? "").trim();
    const ownSource = (cells[sourceAt] ?? "").trim() || source;
    const reason = faultOf({ row, cells }, { heads: heads.length, email, source: ownSource });
    const comparable = comparableEmail(email);
    if (reason !== undefined) read.bad.push({ row, reason });
    else if (seen.has(comparable)) read.repeated.push(row);
    else {
      seen.add(comparable);
      read.good.push({ row, email, comparable, source: ownSource });
    }
  }
  return read;
}

function faultOf(
  { cells }: CsvRow,
  { heads, email, source }: { heads: number; email: string; source: string },
): string | undefined {
  if (cells.slice(heads).some((cell) => cell.trim() !== "")) return importMessages.tooManyCells;
  if (email === "") return importMessages.noEmail;
  if (email.length > textBounds.email) return importMessages.longEmail;
  if (!emailShape.test(email)) return importMessages.badEmail;
  if (source === "") return importMessages.noSource;
  if (source.length > sourceBound) return importMessages.longSource;
  return undefined;
}

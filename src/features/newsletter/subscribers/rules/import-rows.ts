import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import { type CsvRow, readCsv } from "#platform/csv/read-csv.ts";
import { emailShape, isStorable } from "#platform/http/email-shape.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { importMessages } from "../copy.ts";
import { importRows, nameBound, sourceBound, tagBound, tagsEach } from "../rules.ts";
import {
  columnsOf,
  type ImportColumns,
  type ImportList,
  instantOf,
  isHeader,
  listOf,
  tagsIn,
} from "./import-columns.ts";

/** How long the times are that are added to a source. */
const timesBound = 100;

/** A valid row. */
export type GoodRow = {
  row: number;
  email: string;
  comparable: string;
  source: string;
  name: string;
  tags: string[];
  /** When they unsubscribed or their address bounced; empty if the file doesn't say. */
  leftAt: string;
};
/** An invalid row with the reason. */
export type BadRow = { row: number; reason: string };

type ReadRows = {
  list: ImportList;
  /** The number of rows below the header row. */
  rows: number;
  good: GoodRow[];
  bad: BadRow[];
  /** Rows with an address that's further up in the same file. */
  repeated: number[];
  /** What is wrong with the file as a whole; then rows aren't reported. */
  fault?: string;
};

/**
 * Parses an import file into valid, invalid and duplicate rows. `source` says where all these people gave consent; a
 * row can override it. Which list the file is follows from its columns.
 */
export function readRows(csv: string, source: string): ReadRows {
  const nothing = { list: "subscribed" as ImportList, rows: 0, good: [], bad: [], repeated: [] };
  if (!isStorable(csv)) return { ...nothing, fault: importMessages.unreadable };
  const lines = readCsv(csv);
  // Our own export has a line above its header row.
  const headAt = lines.slice(0, 2).findIndex(({ cells }) => isHeader(cells));
  const heads = lines[headAt]?.cells ?? [];
  const rows = lines.slice(headAt + 1);
  const columns = columnsOf(heads);
  if (columns.email === undefined) return { ...nothing, fault: importMessages.noEmailColumn };
  if (rows.length === 0) return { ...nothing, fault: importMessages.empty };
  if (rows.length > importRows) return { ...nothing, rows: rows.length, fault: importMessages.tooMany };

  const list = listOf(columns);
  const read: ReadRows = { list, rows: rows.length, good: [], bad: [], repeated: [] };
  const seen = new Set<string>();
  for (const line of rows) {
    const person = personOf(line, columns, source);
    const reason = faultOf(line, { heads: heads.length, person, list });
    if (reason !== undefined) read.bad.push({ row: line.row, reason });
    else if (seen.has(person.comparable)) read.repeated.push(line.row);
    else {
      seen.add(person.comparable);
      read.good.push(person);
    }
  }
  return read;
}

function personOf({ row, cells }: CsvRow, columns: ImportColumns, source: string): GoodRow {
  const cell = (column: keyof ImportColumns) => {
    const at = columns[column];
    return at === undefined ? "" : (cells[at] ?? "").trim();
  };
  const email = cell("email");
  const [optedIn, confirmed] = [instantOf(cell("optedIn")), instantOf(cell("confirmed"))];
  const times = [
    ...(optedIn === "" ? [] : [importMessages.optedIn(optedIn)]),
    ...(confirmed === "" ? [] : [importMessages.confirmed(confirmed)]),
  ];
  const consentSource = cell("source") || source;
  return {
    row,
    email,
    comparable: comparableEmail(email),
    source:
      consentSource === "" || times.length === 0 ? consentSource : `${consentSource} (${times.join(", ")})`,
    name: (cell("name") || `${cell("firstName")} ${cell("lastName")}`).trim(),
    tags: tagsIn(cell("tags")),
    leftAt: instantOf(cell("leftAt") || cell("cleanedAt")),
  };
}

function faultOf(
  { cells }: CsvRow,
  { heads, person, list }: { heads: number; person: GoodRow; list: ImportList },
): string | undefined {
  const { email, source, name, tags } = person;
  if (cells.slice(heads).some((cell) => cell.trim() !== "")) return importMessages.tooManyCells;
  if (email === "") return importMessages.noEmail;
  if (email.length > textBounds.email) return importMessages.longEmail;
  if (!emailShape.test(email)) return importMessages.badEmail;
  // Nothing of people who left is kept but a fingerprint.
  if (list !== "subscribed") return undefined;
  if (source === "") return importMessages.noSource;
  if (source.length > sourceBound + timesBound) return importMessages.longSource;
  if (name.length > nameBound) return importMessages.longName;
  if (tags.length > tagsEach) return importMessages.manyTags;
  if (tags.some((tag) => tag.length > tagBound)) return importMessages.longTag;
  return undefined;
}

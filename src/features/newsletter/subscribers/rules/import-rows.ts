import { type CsvRow, readCsv, widthFault } from "#platform/csv/read-csv.ts";
import { emailShape, isStorable } from "#platform/http/email-shape.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import { nameBound } from "../../rules.ts";
import { importMessages } from "../copy/import.ts";
import { importRows, sourceBound, tagBound, tagsEach } from "./bounds.ts";
import { decides, type ImportColumn } from "./import-columns.ts";
import { dateOrderOf } from "./import-dates.ts";
import { columnsOf, headerAt } from "./import-header.ts";
import { type ImportChoice, type ImportQuestion, questionsOf } from "./import-questions.ts";
import { departureOf, type ImportStatus, statusOf, tagsIn, timesOf, verdictIn } from "./import-status.ts";
import { addressFault, comparableText, readAddress } from "./import-text.ts";
import { isBareYes, type Verdict } from "./import-values.ts";

/** How long the times are that are added to a source. */
const timesBound = 100;

/** A row whose person can be imported, or recorded as never to be mailed. */
export type GoodRow = {
  row: number;
  email: string;
  comparable: string;
  source: string;
  name: string;
  tags: string[];
  status: ImportStatus;
  /** When they unsubscribed or their address bounced, at the latest; empty if the file doesn't say. */
  leftAt: string;
  /** Whether the file says when, and it can't be read. */
  undated: boolean;
};
export type RowNote = { row: number; reason: string };

/** The columns that decide who may be mailed, each with the rows it leaves out, and the names of those that aren't imported. */
export type ReadColumns = { deciding: { name: string; rows: number }[]; ignored: string[] };

export type ReadRows = {
  /** The number of rows below the header row. */
  rows: number;
  good: GoodRow[];
  /** Rows that aren't imported. */
  bad: RowNote[];
  mended: RowNote[];
  /** Rows of people who left on a day that can't be read, by address: they are never made active. */
  undated: GoodRow[];
  /** Rows with an address that's in another row of the same file. */
  repeated: number[];
  /** Cells that look as if they said who may be mailed, and aren't understood. */
  questions: ImportQuestion[];
  columns: ReadColumns;
  /** What is wrong with the file as a whole; then rows aren't reported. */
  fault?: string;
};

type Options = { source: string; tags?: readonly string[]; choices?: readonly ImportChoice[]; file?: string };

/**
 * Parses an import file into valid, invalid and duplicate rows. `source` says where all these people gave consent; a
 * row can override it. `tags` are for everyone; `choices` answer the questions of the dry run; `file` is its name.
 */
export function readRows(csv: string, { source, tags = [], choices = [], file = "" }: Options): ReadRows {
  const read: ReadRows = {
    rows: 0,
    good: [],
    bad: [],
    mended: [],
    undated: [],
    repeated: [],
    questions: [],
    columns: { deciding: [], ignored: [] },
  };
  if (!isStorable(csv)) return { ...read, fault: importMessages.unreadable };
  const lines = readCsv(csv);
  const wide = widthFault(lines);
  if (wide !== undefined) return { ...read, fault: wide };
  const headAt = headerAt(lines.map(({ cells }) => cells));
  const heads = lines[headAt]?.cells ?? [];
  const rows = lines.slice(headAt + 1);
  if (headAt === -1) return { ...read, fault: importMessages.noEmailColumn };
  if (rows.length === 0) return { ...read, fault: importMessages.empty };
  if (rows.length > importRows) return { ...read, rows: rows.length, fault: importMessages.tooMany };

  const columns = columnsOf(heads);
  const questions = questionsOf(columns, rows, choices, file);
  const context: Context = {
    columns,
    width: heads.length,
    source,
    tags,
    questions,
    order: orderIn(columns, rows),
  };
  const people: GoodRow[] = [];
  const undated: GoodRow[] = [];
  for (const line of rows) {
    const { person, notes, dateFault } = personOf(line, context);
    const reason = faultOf(line, { width: heads.length, person }) ?? dateFault;
    if (reason !== undefined) read.bad.push({ row: line.row, reason });
    if (reason !== undefined && reason === dateFault) undated.push(person);
    if (reason !== undefined) continue;
    if (notes.length > 0) read.mended.push({ row: line.row, reason: notes.join(" ") });
    people.push(person);
  }
  // A person whose date of leaving can't be read isn't made active by another row.
  const blocked = new Set(undated.map(({ comparable }) => comparable));
  const { kept, repeated } = strictest(people);
  const isBlocked = ({ status, comparable }: GoodRow) => status !== "off" && blocked.has(comparable);
  const off = new Set(kept.filter(({ status }) => status === "off").map(({ comparable }) => comparable));
  return {
    ...read,
    rows: rows.length,
    good: kept.filter((row) => !isBlocked(row)),
    undated: undated.filter(({ comparable }) => !off.has(comparable)),
    repeated: [...repeated, ...kept.filter(isBlocked).map(({ row }) => row)].toSorted(
      (one, other) => one - other,
    ),
    questions,
    columns: {
      deciding: columns
        .filter(({ meaning }) => decides(meaning))
        .map((column) => ({
          name: column.name,
          rows: rows.filter(({ cells }) => leavesOut(verdictIn(cells, column, questions))).length,
        })),
      ignored: columns.filter(({ meaning }) => isIgnored(meaning)).map(({ name }) => name),
    },
  };
}

const leavesOut = (verdict: Verdict) => verdict !== "yes" && verdict !== "nothing";
const isIgnored = (meaning: ImportColumn["meaning"]) =>
  meaning === "other" || meaning === "about" || meaning === "channel";

/** Whether the month or the day comes first, from every column that can have dates. */
function orderIn(columns: readonly ImportColumn[], rows: readonly CsvRow[]) {
  const dated = columns.filter(
    ({ meaning }) => !["address", "name", "firstName", "lastName", "tags"].includes(meaning),
  );
  return dateOrderOf(rows.flatMap(({ cells }) => dated.map(({ at }) => cells[at] ?? "")));
}

/** One row for each address: of several, the one that says most strictly whether the person may be mailed. */
function strictest(people: readonly GoodRow[]): { kept: GoodRow[]; repeated: number[] } {
  const order: readonly ImportStatus[] = ["active", "pending", "unclear", "off"];
  const byAddress = Map.groupBy(people, ({ comparable }) => comparable);
  const kept: GoodRow[] = [];
  const repeated: number[] = [];
  for (const rows of byAddress.values()) {
    const [first, ...others] = rows.toSorted(
      (one, other) => order.indexOf(other.status) - order.indexOf(one.status) || one.row - other.row,
    );
    if (first) kept.push(first);
    repeated.push(...others.map(({ row }) => row));
  }
  return { kept: kept.toSorted((one, other) => one.row - other.row), repeated };
}

type Context = {
  columns: readonly ImportColumn[];
  width: number;
  source: string;
  tags: readonly string[];
  questions: readonly ImportQuestion[];
  order: ReturnType<typeof dateOrderOf>;
};

function personOf({ row, cells }: CsvRow, { columns, source, tags, questions, order }: Context) {
  const cell = (meaning: ImportColumn["meaning"]) => {
    const column = columns.find((each) => each.meaning === meaning);
    return column === undefined ? "" : (cells[column.at] ?? "").trim();
  };
  const address = readAddress(cell("address"));
  const status = statusOf(cells, columns, questions);
  const departure = status === "off" ? departureOf(cells, columns, order) : { leftAt: "" };
  const given = cell("source");
  const consentSource = given === "" || isBareYes(given) ? source : given;
  const times = timesOf(cells, columns, order);
  const own = columns
    .filter(({ meaning }) => meaning === "tags")
    .flatMap(({ at }) => tagsIn(cells[at] ?? ""));
  return {
    person: {
      row,
      email: address.email,
      comparable: comparableEmail(address.email),
      source:
        consentSource === "" || times.length === 0 ? consentSource : `${consentSource} (${times.join(", ")})`,
      name: nameOf(cell("name"), cell("firstName"), cell("lastName")) || address.name,
      tags: [...new Map([...own, ...tags].map((tag) => [tag.toLowerCase(), tag])).values()],
      status,
      leftAt: "leftAt" in departure ? departure.leftAt : "",
      undated: "unreadable" in departure,
    },
    notes: address.notes,
    dateFault: "unreadable" in departure ? importMessages.badDate(departure.unreadable) : undefined,
  };
}

/** A name of one or two columns. German lists have the family name under "Name", beside the first name. */
function nameOf(name: string, first: string, last: string): string {
  if (name === "" || last !== "") return name || `${first} ${last}`.trim();
  return comparableText(name).includes(comparableText(first)) ? name : `${first} ${name}`;
}

function faultOf({ cells }: CsvRow, { width, person }: { width: number; person: GoodRow }) {
  const { email, source, name, tags, status } = person;
  if (cells.slice(width).some((cell) => cell.trim() !== "")) return importMessages.tooManyCells;
  if (email === "") return importMessages.noEmail;
  if (email.length > textBounds.email) return importMessages.longEmail;
  if (!emailShape.test(email)) return addressFault(email);
  // Nothing of people who left is kept but a fingerprint; people who are left out aren't kept at all.
  if (status === "off" || status === "unclear") return undefined;
  if ([name, source, ...tags].some((text) => text.includes("\uFFFD"))) return importMessages.lostLetter;
  if (source === "") return importMessages.noSource;
  if (source.length > sourceBound + timesBound) return importMessages.longSource;
  if (name.length > nameBound) return importMessages.longName;
  if (tags.length > tagsEach) return importMessages.manyTags;
  if (tags.some((tag) => tag.length > tagBound)) return importMessages.longTag;
  return undefined;
}

import * as z from "zod/mini";
import { type CsvRow, readCsv, widthFault } from "#platform/csv/read-csv.ts";
import { isStorable } from "#platform/http/email-shape.ts";
import { safeText } from "#platform/http/safe-string.ts";
import { choice, fieldsOf, optionalText } from "#platform/records/fields.ts";
import { fieldOf } from "#platform/records/team-fields.ts";
import { redirectFaults as faults, importFaults, redirectKindNames } from "./copy.ts";
import { type RedirectKind, redirectBounds, redirectKinds } from "./rules.ts";

/** A full address may be pasted, which is longer than what is stored. */
const typedBound = 2_000;

const address = ({ missing, ...layout }: { label: string; hint: string; missing: string }) =>
  fieldOf(safeText({ max: typedBound, sentence: faults.tooLong(typedBound), missing }), {
    ...{ ...layout, max: typedBound, type: "slug" },
  });

const redirectShape = {
  from: address({
    ...{ label: "Old address", missing: faults.noFrom },
    hint: "The path, such as /old-page, or the whole address. Upper and lower case don't matter.",
  }),
  to: address({
    ...{ label: "Leads to", missing: faults.noTo },
    hint: "A path on this site, optionally with ?query or #part, or an https address on another site. Anything after ? in a visitor's link is kept, unless the target has its own query.",
  }),
  /** Confirms a target on another site. */
  outside: fieldOf(z.optional(z.boolean(faults.yesOrNo)), {
    ...{ label: "Yes, this should lead to another site", control: "checkbox", onDemand: true },
  }),
  /** Updates redirects that lead to this old address to the new target. */
  leadOn: fieldOf(z.optional(z.boolean(faults.yesOrNo)), {
    ...{ label: "Send the other redirects to the new target too", control: "checkbox", onDemand: true },
  }),
  kind: choice({
    ...{ label: "Kind", missing: faults.kind, initial: "301" },
    options: redirectKinds.map((value) => ({ value, label: redirectKindNames[value] })),
    hint: "Search engines update their links for permanent redirects. Visitors see no difference.",
  }),
  note: optionalText({
    ...{ label: "Note", hint: "For the team: why this redirect exists." },
    ...{ max: redirectBounds.note, tooLong: faults.tooLong(redirectBounds.note) },
  }),
};
export const redirectFields = fieldsOf({ shape: redirectShape });
export const redirectContent = z.strictObject(redirectShape);
export type RedirectContent = z.output<typeof redirectContent>;

/** The fields to change, with the version the client loaded (optimistic locking). */
export const redirectChange = z
  .extend(z.partial(redirectContent), {
    revision: z.number(faults.revision).check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
  })
  .check(z.refine((change) => Object.keys(change).length > 1, faults.nothing));
export type RedirectChange = z.output<typeof redirectChange>;

export const redirectFilter = z.strictObject({
  search: z.optional(safeText({ max: redirectBounds.from, sentence: faults.tooLong(redirectBounds.from) })),
});

export const redirectQuery = z.extend(redirectFilter, {
  /** `next` from an earlier response. */
  cursor: z.optional(safeText({ max: redirectBounds.from, sentence: faults.cursor })),
});

export const redirectImport = z.strictObject({
  csv: safeText({ max: redirectBounds.importBytes, sentence: faults.longFile, missing: faults.noFile }),
  /** Confirms rows with targets on other sites. */
  outside: z.optional(z.boolean(faults.yesOrNo)),
  /** The token from the dry run of the same file; without it nothing is imported. */
  checked: z.optional(safeText({ max: 100, sentence: faults.checked })),
});
export type RedirectImport = z.output<typeof redirectImport>;

/** A row as in the file; whether it can be added depends on existing redirects. */
export type TypedRow = { row: number; from: string; to: string; kind: RedirectKind; note: string };
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

export function readRows(csv: string): ReadRows {
  const nothing = { rows: 0, typed: [], bad: [] };
  if (!isStorable(csv)) return { ...nothing, fault: importFaults.unreadable };
  const lines = readCsv(csv);
  const wide = widthFault(lines);
  if (wide !== undefined) return { ...nothing, fault: wide };
  const [head, ...rows] = lines;
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

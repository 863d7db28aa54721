import { readCsv } from "#platform/csv/read-csv.ts";
import { importMessages } from "../copy/import.ts";
import type { ImportColumn } from "./import-columns.ts";
import { type DateOrder, instantOf, isNoDate } from "./import-dates.ts";
import { answerTo, type ImportQuestion, rowVerdict } from "./import-questions.ts";
import { isDay, type Verdict, verdictOf } from "./import-values.ts";

/** What a row says of its person: subscribed, not confirmed, left out until someone decides, or never to be mailed. */
export type ImportStatus = "active" | "pending" | "unclear" | "off";

/** What all columns of a row say together: one that says no outweighs all that say yes. */
export function statusOf(
  cells: readonly string[],
  columns: readonly ImportColumn[],
  questions: readonly ImportQuestion[],
): ImportStatus {
  const verdicts = [
    ...columns.map((column) => verdictIn(cells, column, questions)),
    rowVerdict(questions, columns, cells),
  ];
  if (verdicts.includes("off")) return "off";
  // Mailchimp writes people who left or bounced into files of their own, some without a time.
  if (columns.some(({ listOf }) => listOf !== undefined) && !verdicts.includes("yes")) return "off";
  if (verdicts.includes("unclear")) return "unclear";
  return verdicts.includes("pending") ? "pending" : "active";
}

/** What one column of a row says, by the answers if it isn't understood. */
export function verdictIn(
  cells: readonly string[],
  column: ImportColumn,
  questions: readonly ImportQuestion[],
): Verdict {
  const cell = cells[column.at] ?? "";
  if (column.meaning === "tags")
    return tagsIn(cell).some((tag) => verdictOf(column, tag) === "off") ? "off" : "nothing";
  const verdict = verdictOf(column, cell);
  return verdict === "unclear" ? answerTo(questions, column, cell) : verdict;
}

/**
 * When someone left: the latest day that a column of leaving says, or else when their row was last changed. Empty if
 * there is neither.
 */
export function departureOf(
  cells: readonly string[],
  columns: readonly ImportColumn[],
  order: DateOrder,
): { leftAt: string } | { unreadable: string } {
  const cellsOf = (...meanings: ImportColumn["meaning"][]) =>
    columns
      .filter(({ meaning }) => meanings.includes(meaning))
      .map(({ at }) => (cells[at] ?? "").trim())
      .filter((cell) => !isNoDate(cell) && !isFlag(cell));
  const departures = [...cellsOf("left", "bounced"), ...cellsOf("mayNot").filter(isDay)];
  const dates = departures.length > 0 ? departures : cellsOf("changed");
  const instants: string[] = [];
  for (const date of dates) {
    const at = instantOf(date, order);
    if (at === undefined) return { unreadable: date.slice(0, 40) };
    instants.push(at);
  }
  return { leftAt: instants.toSorted().at(-1) ?? "" };
}

const isFlag = (cell: string) => /^(?:true|false|yes|no|ja|nein|oui|non|s[ií]|1|x)$/i.test(cell);

/** When someone agreed and confirmed, for the consent log. What can't be read for certain stays as it was written. */
export function timesOf(
  cells: readonly string[],
  columns: readonly ImportColumn[],
  order: DateOrder,
): string[] {
  return columns.flatMap(({ at, meaning, name }) => {
    const cell = (cells[at] ?? "").trim();
    if (isNoDate(cell)) return [];
    if (meaning !== "optedIn" && meaning !== "confirmedAt" && meaning !== "agreedOn") return [];
    const time = instantOf(cell, order) ?? cell.slice(0, 40);
    if (meaning === "optedIn") return [importMessages.optedIn(time)];
    if (meaning === "confirmedAt") return [importMessages.confirmed(time)];
    return [`${name.slice(0, 40)} ${time}`];
  });
}

/**
 * Tags in one cell: as Mailchimp writes them (`"donor","phone list"`), with commas or semicolons, or as Google does,
 * with three colons and its own groups behind an asterisk.
 */
export function tagsIn(cell: string): string[] {
  const parts = cell.includes('"') ? (readCsv(cell)[0]?.cells ?? []) : cell.split(/[,;]|:::/);
  const tags = parts.map((tag) => tag.replaceAll('"', "").trim());
  return [...new Set(tags.filter((tag) => tag !== "" && !tag.startsWith("* ")))];
}

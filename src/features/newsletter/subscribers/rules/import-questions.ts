import * as z from "zod/mini";
import type { CsvRow } from "#platform/csv/read-csv.ts";
import { importMessages } from "../copy/import.ts";
import { decides, type ImportColumn } from "./import-columns.ts";
import { isNoDate } from "./import-dates.ts";
import { isNamedAsDepartures } from "./import-header.ts";
import { comparableText } from "./import-text.ts";
import { type Verdict, verdictOf } from "./import-values.ts";

/** The answers to what a cell means: the people may be mailed, may never be mailed, or are left out of this import. */
export const answers = ["yes", "off", "skip"] as const;
type Answer = (typeof answers)[number];

export type ImportChoice = { column: string; value: string; answer: Answer };

/** A value that looks as if it decided who may be mailed, and isn't understood. Its people are left out until answered. */
export type ImportQuestion = {
  column: string;
  /** As in the file; empty for empty cells, `anyValue` for all of a column with many values. */
  value: string;
  rows: number;
  answer: Answer;
};

const stored = z.array(z.object({ column: z.string(), value: z.string(), answer: z.enum(answers) }));

/** Choices that a browser kept; none if they can't be read. */
export function keptChoices(kept: unknown): ImportChoice[] {
  const read = stored.safeParse(kept);
  return read.success ? read.data : [];
}

/** Asks about all values of a column together. */
const anyValue = "*";

/** A column with more values than this is asked about once. */
const mostValues = 12;

const longestValue = 100;

const shownValue = (cell: string) => cell.trim().slice(0, longestValue);
const keyOf = (value: string) => comparableText(value) || value;

/** What has to be asked about a file, with the answers given so far. */
export function questionsOf(
  columns: readonly ImportColumn[],
  rows: readonly CsvRow[],
  choices: readonly ImportChoice[],
  file = "",
): ImportQuestion[] {
  const answered = (question: Omit<ImportQuestion, "answer">): ImportQuestion => ({
    ...question,
    answer:
      choices.find(
        ({ column, value }) => column === question.column && keyOf(value) === keyOf(question.value),
      )?.answer ?? "skip",
  });
  if (isNamedAsDepartures(file) && !columns.some(({ meaning }) => decides(meaning)))
    return [answered({ column: importMessages.fileName, value: shownValue(file), rows: rows.length })];
  const untimed = rows.filter(({ cells }) => hasNoTime(columns, cells)).length;
  const confirming = columns.find(({ meaning }) => meaning === "confirmedAt");
  const times = confirming && untimed > 0 ? [{ column: confirming.name, value: "", rows: untimed }] : [];
  const ofValues = columns.flatMap((column) => {
    const unclear = rows
      .map(({ cells }) => shownValue(cells[column.at] ?? ""))
      .filter((cell) => verdictOf(column, cell) === "unclear");
    const values = [...Map.groupBy(unclear, (value) => keyOf(value)).values()];
    // A column of days that nobody has says nothing.
    if (column.meaning === "agreedOn" && unclear.length === rows.length) return [];
    const groups =
      values.length > mostValues
        ? [{ value: anyValue, rows: unclear.length }]
        : values.flatMap((each) => {
            const [value] = each;
            return value === undefined ? [] : [{ value, rows: each.length }];
          });
    return groups.map((each) => ({ column: column.name, ...each }));
  });
  return [...times, ...ofValues].map(answered);
}

/** Mailchimp knows when people on its list opted in or were confirmed; of those who aren't on it, it knows neither. */
function hasNoTime(columns: readonly ImportColumn[], cells: readonly string[]): boolean {
  const times = columns.filter(({ meaning }) => meaning === "optedIn" || meaning === "confirmedAt");
  return times.length === 2 && times.every(({ at }) => isNoDate(cells[at] ?? ""));
}

/** What the whole row says besides its cells: by the name of its file, and by the times that it lacks. */
export function rowVerdict(
  questions: readonly ImportQuestion[],
  columns: readonly ImportColumn[],
  cells: readonly string[],
): Verdict {
  const ofFile = questions.find(({ column }) => column === importMessages.fileName);
  if (ofFile) return ofFile.answer === "skip" ? "unclear" : ofFile.answer;
  const confirming = columns.find(({ meaning }) => meaning === "confirmedAt");
  return confirming && hasNoTime(columns, cells) ? answerTo(questions, confirming, "") : "nothing";
}

export function answerTo(questions: readonly ImportQuestion[], column: ImportColumn, cell: string): Verdict {
  const ofColumn = questions.filter(({ column: name }) => name === column.name);
  if (ofColumn.length === 0) return "nothing";
  const question =
    ofColumn.find(({ value }) => value === anyValue) ??
    ofColumn.find(({ value }) => keyOf(value) === keyOf(shownValue(cell)));
  const answer = question?.answer ?? "skip";
  return answer === "skip" ? "unclear" : answer;
}

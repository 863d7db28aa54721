import type { AnswerTime } from "../../rules/answer-times.ts";
import type { AnswerPart } from "../../rules/matrix.ts";
import type { Question } from "../../schema/campaign.ts";
import type { ShownDay } from "./shown-days.ts";

/** `count` is null if it's hidden from viewers. */
type SummaryCell = { value: string; label: string; count: number | null };
export type QuestionSummary = {
  id: string;
  kind: Question["kind"];
  label: string;
  /** For a row of a matrix: the matrix, and the row's own text. */
  matrix?: AnswerPart["matrix"];
  /** The number of people who answered; null if it would reveal a small group. */
  answered: number | null;
  /** The options of a choice or the bands of a number or date; otherwise empty. */
  cells: readonly SummaryCell[];
};
export type Summary = {
  /** The number of responses in this month, or in all; null if it's hidden from viewers. */
  total: number | null;
  complete: number | null;
  /** How long answering took, as the band in the middle; null for fewer than five measured ones. */
  medianTime: AnswerTime | null;
  questions: readonly QuestionSummary[];
  days: readonly ShownDay[];
  /** The months with responses, in UTC. For viewers also months that may have some. */
  months: readonly string[];
  /** When viewers' figures were counted; null for exact ones, which are always current, and before the first count. */
  countedAt: string | null;
};

const plus = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other;

/** The exact figures of two campaigns as one, in the words of the first. Parts are the same if their ids are. */
export function joinSummaries(first: Summary, second: Summary): Summary {
  const days = new Map(first.days.map((each) => [each.day, each]));
  for (const each of second.days)
    days.set(each.day, { day: each.day, count: plus(days.get(each.day)?.count ?? 0, each.count) });
  const keyOf = ({ id, kind }: QuestionSummary) => `${id}-${kind}`;
  const own = new Set(first.questions.map(keyOf));
  return {
    total: plus(first.total, second.total),
    complete: plus(first.complete, second.complete),
    // Bands of time can't be added up.
    medianTime: null,
    questions: [
      ...first.questions.map((question) => {
        const other = second.questions.find((each) => keyOf(each) === keyOf(question));
        return other === undefined ? question : joinQuestions(question, other);
      }),
      ...second.questions.filter((question) => !own.has(keyOf(question))),
    ],
    days: [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    months: [...new Set([...first.months, ...second.months])].toSorted(),
    countedAt: null,
  };
}

function joinQuestions(first: QuestionSummary, second: QuestionSummary): QuestionSummary {
  const counts = new Map(second.cells.map(({ value, count }) => [value, count]));
  const own = new Set(first.cells.map(({ value }) => value));
  return {
    ...first,
    answered: plus(first.answered, second.answered),
    cells: [
      ...first.cells.map((cell) => ({ ...cell, count: plus(cell.count, counts.get(cell.value) ?? 0) })),
      ...second.cells.filter(({ value }) => !own.has(value)),
    ],
  };
}

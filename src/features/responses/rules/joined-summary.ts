import type { QuestionSummary, Summary } from "../schema/summary.ts";

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

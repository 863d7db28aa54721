import { sum } from "./small-groups.ts";
import type { CountedGroup, CountedQuestion, ShownNumber, SummaryTable } from "./summary-table.ts";

/** Exact counts, for roles that may read responses. */
export function exactTable(
  groups: readonly CountedGroup[],
  questions: readonly CountedQuestion[],
): SummaryTable {
  const number = (of: (group: CountedGroup) => number): ShownNumber => ({
    whole: sum(groups.map(of)),
    groups: groups.map(of),
  });
  const countsOf = (some: readonly CountedGroup[]) =>
    questions.map((question) => ({
      answered: sum(some.map((group) => group.answered(question))),
      cells: question.values.map((value) => sum(some.map((group) => group.count(question, value)))),
    }));
  return {
    totals: number(({ total }) => total),
    complete: number(({ complete }) => complete),
    questions: { whole: countsOf(groups), groups: groups.map((group) => countsOf([group])) },
  };
}

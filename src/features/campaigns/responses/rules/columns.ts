import { dateBands, numberBands } from "../../rules/bands.ts";
import { choicesOf } from "../../rules/condition-faults.ts";
import type { Question } from "../../schema/campaign.ts";
import type { CountedQuestion } from "./summary-table.ts";

type Columns = Pick<CountedQuestion, "values" | "picks"> & {
  /** Whether empty bands are left out. */
  thinned: boolean;
};

/** With more bands than this, empty ones aren't shown. */
const maxColumnsWithZeros = 20;

/**
 * The options of a choice, or the bands of a number or date, of all versions together.
 * @param anybody whether a band has any responses. Empty bands at either end aren't listed.
 */
export function columnsOf(
  questions: readonly Question[],
  merged: Question,
  anybody: (value: string) => boolean,
): Columns {
  const values = choicesOf(merged);
  if (values) return { values, picks: picksOf(questions, values.length), thinned: false };
  const bands = bandsOf(questions);
  const taken = bands.map(anybody);
  const from = taken.indexOf(true);
  const inRange = from < 0 ? [] : bands.slice(from, taken.lastIndexOf(true) + 1);
  const thinned = inRange.length > maxColumnsWithZeros;
  return {
    values: thinned ? inRange.filter(anybody) : inRange,
    thinned,
    picks: { fewest: 1, most: 1 },
  };
}

function picksOf(questions: readonly Question[], options: number): Columns["picks"] {
  const several = questions.filter((question) => question.kind === "severalChoices");
  if (several.length === 0) return { fewest: 1, most: 1 };
  return {
    fewest: Math.max(1, Math.min(...several.map(({ min }) => min))),
    most: Math.min(options, Math.max(...several.map(({ max }) => max || options))),
  };
}

function bandsOf(questions: readonly Question[]): readonly string[] {
  const numbers = questions.flatMap((question) => (question.kind === "number" ? numberBands(question) : []));
  const dates = questions.flatMap((question) => (question.kind === "date" ? dateBands(question) : []));
  const end = (edge: number | null, none: number) => edge ?? none;
  const inOrder = [
    ...numbers.toSorted(
      (one, other) =>
        end(one.from, Number.NEGATIVE_INFINITY) - end(other.from, Number.NEGATIVE_INFINITY) ||
        end(one.to, Number.POSITIVE_INFINITY) - end(other.to, Number.POSITIVE_INFINITY) ||
        0,
    ),
    ...dates.toSorted((one, other) => dateRank(one.value).localeCompare(dateRank(other.value))),
  ];
  return [...new Set(inOrder.map(({ value }) => value))];
}

// Years outside the listed range are grouped as "before" and "after".
const dateRank = (value: string) => (value === "before" ? "0" : value === "after" ? "9" : value);

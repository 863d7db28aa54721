import type { QuestionSummary } from "#features/campaigns/responses/rules/summary.ts";

export type Ratings = { rated: number; satisfied: number };

/** How many steps of a scale, from its best end, count as satisfied: 4 and 5 of 5, 8 to 10 of 10. */
const best = (highest: number) => (highest > 5 ? 3 : 2);

/** A campaign's ratings: its first question with a scale or with yes and no. */
export function ratingOf(
  questions: readonly Pick<QuestionSummary, "kind" | "matrix" | "answered" | "cells">[],
): Ratings {
  const rating = questions.find(
    ({ kind, matrix }) => matrix === undefined && (kind === "scale" || kind === "yesNo"),
  );
  if (rating === undefined) return { rated: 0, satisfied: 0 };
  const highest = Math.max(...rating.cells.map(({ value }) => Number(value) || 0));
  const isGood = (value: string) =>
    rating.kind === "yesNo" ? value === "yes" : Number(value) > highest - best(highest);
  return {
    rated: rating.answered ?? 0,
    satisfied: rating.cells
      .filter(({ value }) => isGood(value))
      .reduce((sum, { count }) => sum + (count ?? 0), 0),
  };
}

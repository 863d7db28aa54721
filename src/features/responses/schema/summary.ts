import type { AnswerTime } from "#features/campaigns/rules/answer-times.ts";
import type { AnswerPart } from "#features/campaigns/rules/matrix.ts";
import type { Question } from "#features/campaigns/schema/campaign.ts";
import type { ShownDay } from "../rules/shown-days.ts";

/** How often a value was chosen; null if it's hidden from viewers. */
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

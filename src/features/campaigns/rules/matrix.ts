/**
 * A matrix asks several rows on one set of columns. Each row is answered, counted, filtered and exported like a single
 * choice with the row's id, so small groups are protected by the same rules.
 */
import type { Question, QuestionOf, Section } from "../schema/campaign.ts";

/** Where a row belongs: the matrix, and the row's own text. */
type MatrixRow = { id: string; label: string; row: string };

/** A question with one answer. Rows of a matrix say where they belong. */
export type AnswerPart = Exclude<Question, QuestionOf<"matrix">> & { matrix?: MatrixRow };

function rowPart(matrix: QuestionOf<"matrix">, row: QuestionOf<"matrix">["rows"][number]): AnswerPart {
  const { id, label, help, required, showIf, columns } = matrix;
  return {
    id: row.id,
    kind: "oneChoice",
    label: `${label.trim()}: ${row.label.trim()}`,
    help,
    required,
    showIf,
    options: columns.map((column) => ({ ...column, cap: null })),
    other: false,
    matrix: { id, label, row: row.label },
  };
}

export function partsOf(question: Question): readonly AnswerPart[] {
  return question.kind === "matrix" ? question.rows.map((row) => rowPart(question, row)) : [question];
}

export function everyPart(sections: readonly Pick<Section, "questions">[]): readonly AnswerPart[] {
  return sections.flatMap(({ questions }) => questions.flatMap(partsOf));
}

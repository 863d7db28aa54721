import { campaignPage } from "#content/campaigns.ts";
import type { AnswerPart } from "#features/campaigns/rules/matrix.ts";
import type { Column } from "#platform/list/columns.ts";
import type { OpenResponse } from "../reads/list.server.ts";
import { exportedAnswer } from "../rules/format-answer.ts";

/** The columns of the export of answers that every campaign has. One for each question follows. */
export const answerColumns: readonly Column<OpenResponse>[] = [
  { heading: "Id", value: ({ id }) => id },
  { heading: "Sent", value: ({ createdAt }) => createdAt },
  { heading: "Version", value: ({ version }) => String(version) },
  { heading: "Complete", value: ({ complete }) => (complete ? campaignPage.yes : campaignPage.no) },
  { heading: "Name", value: ({ contact }) => contact?.name ?? "" },
  { heading: "Email", value: ({ contact }) => contact?.email ?? "" },
];

/** The column of a question. */
export function questionColumn(question: AnswerPart): Column<OpenResponse> {
  return {
    heading: question.label,
    value: ({ answers }) => {
      const answer = answers[question.id];
      return answer === undefined ? "" : exportedAnswer(question, answer);
    },
  };
}

import type { CampaignCopy } from "#content/campaign-labels/campaign-copy.ts";
import { campaignPage } from "#content/campaigns.ts";
import { type AnswerPart, partsOf } from "../../rules/matrix.ts";
import type { Answer, Answers, Question } from "../../schema/campaign.ts";

type AnswerCopy = Pick<CampaignCopy["campaignPage"], "yes" | "no" | "noAnswer">;

/** One answer as text; in English for the team. */
export function formatAnswer(
  question: AnswerPart,
  answer: Answer | undefined,
  copy: AnswerCopy = campaignPage,
): string {
  if (answer === undefined) return copy.noAnswer;
  if (answer === true) return copy.yes;
  if (question.kind === "yesNo") return answer === "yes" ? copy.yes : copy.no;
  if (typeof answer !== "object") return String(answer);
  return chosenTexts(question, answer).join(", ");
}

function chosenTexts(question: AnswerPart, { chosen, other }: Exclude<Answer, string | number | boolean>) {
  const options = "options" in question ? question.options : [];
  const labels = chosen.map((id) => options.find((option) => option.id === id)?.label ?? id);
  return [...labels, ...(other === undefined ? [] : [other])];
}

/**
 * One answer as a cell of an export. Several choices are separated by "; ", and one with a semicolon or quotes is in
 * quotes, so that choices with commas can be told apart again.
 */
export function exportedAnswer(question: AnswerPart, answer: Answer): string {
  if (typeof answer !== "object") return formatAnswer(question, answer);
  const quoted = (text: string) => (/[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return chosenTexts(question, answer).map(quoted).join("; ");
}

/** What was answered to a question: for a matrix a line for each row. Undefined if nothing was. */
export function formatAnswers(
  question: Question,
  answers: Answers,
  copy: AnswerCopy = campaignPage,
): string | undefined {
  const given = partsOf(question).filter(({ id }) => answers[id] !== undefined);
  if (given.length === 0) return undefined;
  return given
    .map((part) => {
      const formatted = formatAnswer(part, answers[part.id], copy);
      return part.matrix === undefined ? formatted : `${part.matrix.row}: ${formatted}`;
    })
    .join("\n");
}

const longestExcerpt = 90;

export function excerptOf(questions: readonly AnswerPart[], answers: Answers): string {
  const excerpt = questions
    .filter(({ id }) => answers[id] !== undefined)
    .map((question) => formatAnswer(question, answers[question.id]).replace(/\s+/g, " "))
    .join(" · ");
  const characters = [...excerpt];
  return characters.length <= longestExcerpt ? excerpt : `${characters.slice(0, longestExcerpt).join("")}…`;
}

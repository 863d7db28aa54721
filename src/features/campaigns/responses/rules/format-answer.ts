import { campaignPage as words } from "#content/campaigns.ts";
import type { Answer, Question } from "../../schema.ts";

/** One answer in the words of its question. */
export function formatAnswer(question: Question, answer: Answer | undefined): string {
  if (answer === undefined) return words.noAnswer;
  if (answer === true) return words.yes;
  if (question.kind === "yesNo") return answer === "yes" ? words.yes : words.no;
  if (typeof answer !== "object") return String(answer);
  const options = "options" in question ? question.options : [];
  const chosen = answer.chosen.map((id) => options.find((option) => option.id === id)?.label ?? id);
  return [...chosen, ...(answer.other === undefined ? [] : [answer.other])].join(", ");
}

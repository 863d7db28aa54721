import { campaignPage as copy } from "#content/campaigns.ts";
import type { Answer, Question } from "../../schema.ts";

/** One answer as text. */
export function formatAnswer(question: Question, answer: Answer | undefined): string {
  if (answer === undefined) return copy.noAnswer;
  if (answer === true) return copy.yes;
  if (question.kind === "yesNo") return answer === "yes" ? copy.yes : copy.no;
  if (typeof answer !== "object") return String(answer);
  const options = "options" in question ? question.options : [];
  const chosen = answer.chosen.map((id) => options.find((option) => option.id === id)?.label ?? id);
  return [...chosen, ...(answer.other === undefined ? [] : [answer.other])].join(", ");
}

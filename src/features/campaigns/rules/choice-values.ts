import type { Answers, CampaignForm, Question } from "../schema.ts";
import { choicesOf } from "./condition-faults.ts";

/** What is counted of one answer: that there is one, and what was chosen where answers come from a list. */
export type Counted = { question: string; value: string };

/** Stands for "has any answer at all" among the values of a question. */
export const answeredValue = "answered";

/** Everything that is counted of these answers. Texts are never counted by what they say. */
export function countedOf({ sections }: CampaignForm, answers: Answers): readonly Counted[] {
  return sections.flatMap(({ questions }) => questions.flatMap((question) => countedOne(question, answers)));
}

function countedOne(question: Question, answers: Answers): Counted[] {
  const answer = answers[question.id];
  if (answer === undefined) return [];
  const values = choicesOf(question) === undefined ? [] : chosenValues(answer);
  return [answeredValue, ...values].map((value) => ({ question: question.id, value }));
}

/** An answer from a list, as the values that were chosen. */
export function chosenValues(answer: Answers[string]): readonly string[] {
  if (answer === true) return ["yes"];
  if (typeof answer !== "object") return [String(answer)];
  return answer.other === undefined ? answer.chosen : [...answer.chosen, "other"];
}

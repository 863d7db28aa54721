import type { Answer, Answers, CampaignForm, Question, Section } from "../schema.ts";
import { bandOf } from "./bands.ts";
import { choicesOf } from "./condition-faults.ts";
import { isShown } from "./conditions.ts";

/**
 * What is counted of one answer: that there is one; what was chosen where answers come from a list; and the band that
 * a number or a day falls into. Of questions that are not asked of everybody, also that it was asked.
 */
export type Counted = { question: string; value: string };

/** Stands for "has any answer at all" among the values of a question. */
export const answeredValue = "answered";
/** Stands for "was asked", of questions that are shown to some only. */
export const askedValue = "asked";

/** Everything that is counted of these answers. Texts are never counted by what they say. */
export function countedOf({ sections }: CampaignForm, answers: Answers): readonly Counted[] {
  return sections.flatMap((section) =>
    section.questions.flatMap((question) => {
      const asked = askedOf(section, question, answers) ? [askedValue] : [];
      return [...asked, ...countedOne(question, answers)].map((value) => ({ question: question.id, value }));
    }),
  );
}

function askedOf(section: Section, question: Question, answers: Answers): boolean {
  if (question.kind === "statement" || (section.showIf ?? question.showIf) === null) return false;
  return isShown(section, answers) && isShown(question, answers);
}

function countedOne(question: Question, answers: Answers): readonly string[] {
  const answer = answers[question.id];
  return answer === undefined ? [] : [answeredValue, ...countedValues(question, answer)];
}

function countedValues(question: Question, answer: Answer): readonly string[] {
  if (choicesOf(question) !== undefined) return chosenValues(answer);
  if (question.kind !== "number" && question.kind !== "date") return [];
  const band = bandOf(question, answer);
  return band === undefined ? [] : [band];
}

/** An answer from a list, as the values that were chosen. */
function chosenValues(answer: Answers[string]): readonly string[] {
  if (answer === true) return ["yes"];
  if (typeof answer !== "object") return [String(answer)];
  return answer.other === undefined ? answer.chosen : [...answer.chosen, "other"];
}

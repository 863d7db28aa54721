import type { Answer, Answers, CampaignForm, Section } from "../schema/campaign.ts";
import { bandOf } from "./bands.ts";
import { choicesOf } from "./condition-faults.ts";
import { isShown, valuesOf } from "./conditions.ts";
import { type AnswerPart, partsOf } from "./matrix.ts";

/**
 * The counted values of one answer: that there is one; the selected options; and the band of a number or date. For
 * questions with a condition, also that it was asked.
 */
export type Counted = { question: string; value: string };

export const answeredValue = "answered";
/** The value for "was asked", for questions with a condition. */
export const askedValue = "asked";

/** The content of texts is never counted. */
export function countedOf({ sections }: CampaignForm, answers: Answers): readonly Counted[] {
  return sections.flatMap((section) =>
    section.questions.flatMap(partsOf).flatMap((question) => {
      const askedValues = askedOf(section, question, answers) ? [askedValue] : [];
      return [...askedValues, ...countedOne(question, answers)].map((value) => ({
        question: question.id,
        value,
      }));
    }),
  );
}

function askedOf(section: Section, question: AnswerPart, answers: Answers): boolean {
  if (question.kind === "statement" || (section.showIf ?? question.showIf) === null) return false;
  return isShown(section, answers) && isShown(question, answers);
}

function countedOne(question: AnswerPart, answers: Answers): readonly string[] {
  const answer = answers[question.id];
  return answer === undefined ? [] : [answeredValue, ...countedValues(question, answer)];
}

function countedValues(question: AnswerPart, answer: Answer): readonly string[] {
  if (choicesOf(question) !== undefined) return valuesOf(answer);
  if (question.kind !== "number" && question.kind !== "date") return [];
  const band = bandOf(question, answer);
  return band === undefined ? [] : [band];
}

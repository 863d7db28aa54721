/** Converts between flat HTML form fields and answers, the same with and without JavaScript. */
import type { Answer, Answers, CampaignForm, Chosen } from "../schema/campaign.ts";
import { type AnswerPart, everyPart } from "./matrix.ts";

export type FormValues = Readonly<Record<string, string>>;

export const fieldName = (question: string) => `q.${question}`;
export const optionName = (question: string, option: string) => `q.${question}.${option}`;
export const otherName = (question: string) => `q.${question}.other`;
export const otherTextName = (question: string) => `q.${question}.text`;

/** Not yet validated. */
export function answersFromValues(form: CampaignForm, values: FormValues): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  for (const part of everyPart(form.sections)) {
    const answer = answerFrom(part, values);
    if (answer !== undefined) answers[part.id] = answer;
  }
  return answers;
}

function answerFrom(question: AnswerPart, values: FormValues): unknown {
  const { id } = question;
  const text = values[fieldName(id)];
  switch (question.kind) {
    case "statement":
      return undefined;
    case "number":
    case "scale":
      return text === undefined ? undefined : numberFrom(text);
    case "consent":
      return text === undefined ? undefined : true;
    case "oneChoice":
      if (text === undefined || text === "") return undefined;
      return text === "other" ? { chosen: [], other: values[otherTextName(id)] ?? "" } : { chosen: [text] };
    case "severalChoices": {
      const chosen = question.options
        .map((option) => option.id)
        .filter((each) => values[optionName(id, each)] !== undefined);
      const other = values[otherName(id)] === undefined ? undefined : (values[otherTextName(id)] ?? "");
      if (chosen.length === 0 && other === undefined) return undefined;
      return other === undefined ? { chosen } : { chosen, other };
    }
    default:
      return text;
  }
}

// Invalid numbers stay as typed, so that validation can report them.
function numberFrom(text: string): string | number {
  const plain = text.trim().replace(",", ".");
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(plain) ? Number(plain) : plain;
}

export function valuesFromAnswers(form: CampaignForm, answers: Answers): FormValues {
  const values: Record<string, string> = {};
  for (const part of everyPart(form.sections)) {
    const answer = answers[part.id];
    if (answer !== undefined) Object.assign(values, valuesFrom(part, answer));
  }
  return values;
}

function valuesFrom({ id, kind }: AnswerPart, answer: Answer): Record<string, string> {
  if (answer === true) return { [fieldName(id)]: "on" };
  if (typeof answer !== "object") return { [fieldName(id)]: String(answer) };
  return kind === "oneChoice" ? oneValue(id, answer) : severalValues(id, answer);
}

function oneValue(id: string, { chosen: [first = ""], other }: Chosen): Record<string, string> {
  return other === undefined
    ? { [fieldName(id)]: first }
    : { [fieldName(id)]: "other", [otherTextName(id)]: other };
}

function severalValues(id: string, { chosen, other }: Chosen): Record<string, string> {
  return {
    ...Object.fromEntries(chosen.map((option) => [optionName(id, option), "on"])),
    ...(other === undefined ? {} : { [otherName(id)]: "on", [otherTextName(id)]: other }),
  };
}

/** For a matrix, the id of the row. */
export function questionOfField(name: string): string | undefined {
  const [mark, id] = name.split(".");
  return mark === "q" ? id : undefined;
}

import type { CampaignCopy } from "#content/campaign-labels/campaign-copy.ts";
import { answerErrors } from "#content/campaigns.ts";
import { isDay } from "#platform/clock/calendar-days.ts";
import { emailShape, isStorable } from "#platform/http/email-shape.ts";
import type {
  Answer,
  Answers,
  CampaignContent,
  CampaignForm,
  Chosen,
  Question,
  QuestionOf,
} from "../schema/campaign.ts";
import { isShown } from "./conditions.ts";
import { campaignBounds as bounds } from "./limits.ts";
import { type AnswerPart, partsOf } from "./matrix.ts";

/** The result of checking one answer: not given, valid (normalized), or an error message. */
type Verdict = { empty: true } | { answer: Answer } | { fault: string };

type CheckedAnswers = {
  /** The valid answers: of visible questions only, trimmed. */
  answers: Answers;
  /** An error message for each invalid visible question, by id; for a matrix, by the id of the row. */
  faults: Readonly<Record<string, string>>;
  /** The questions visible for these answers, in order. */
  shown: readonly Question[];
  /** Whether every visible question has an answer. */
  complete: boolean;
};

/** Error messages in the campaign's language. */
type Say = CampaignCopy["answerErrors"];

const empty: Verdict = { empty: true };

/**
 * Validates answers question by question, in the browser and on the server. A hidden question is never required and its
 * answer is dropped, so it can't affect later ones.
 */
export function checkAnswers(
  form: CampaignForm,
  given: Readonly<Record<string, unknown>>,
  say: Say = answerErrors,
): CheckedAnswers {
  const answers: Record<string, Answer> = {};
  const faults: Record<string, string> = {};
  const shown: Question[] = [];
  let complete = true;
  for (const section of form.sections) {
    if (!isShown(section, answers)) continue;
    for (const question of section.questions) {
      if (!isShown(question, answers)) continue;
      shown.push(question);
      if (question.kind === "statement") continue;
      for (const part of partsOf(question)) {
        const verdict = verdictOn(part, Object.hasOwn(given, part.id) ? given[part.id] : undefined, say);
        if ("answer" in verdict) answers[part.id] = verdict.answer;
        else complete = false;
        if ("fault" in verdict) faults[part.id] = verdict.fault;
        if ("empty" in verdict && part.required) faults[part.id] = missingSentence(part, say);
      }
    }
  }
  return { answers, faults, shown, complete };
}

function verdictOn(question: AnswerPart, given: unknown, say: Say): Verdict {
  if (given === undefined || given === null || given === "") return empty;
  switch (question.kind) {
    case "shortText":
    case "longText":
      return textVerdict(given, { max: question.max, say });
    case "email":
      return textVerdict(given, {
        max: bounds.email,
        say,
        isRight: (text) => emailShape.test(text),
        wrong: say.email,
      });
    case "phone":
      return textVerdict(given, { max: bounds.phone, say, isRight: isPhone, wrong: say.phone });
    case "number":
      return numberVerdict(question, given, say);
    case "date":
      return dateVerdict(question, given, say);
    case "oneChoice":
    case "severalChoices":
      return choiceVerdict(question, given, say);
    case "scale":
      return scaleSteps(question).some((step) => step === given)
        ? { answer: Number(given) }
        : { fault: say.choice };
    case "yesNo":
      return given === "yes" || given === "no" ? { answer: given } : { fault: say.choice };
    case "consent":
      return given === true ? { answer: true } : given === false ? empty : { fault: say.unknown };
    case "statement":
      return empty;
  }
}

type TextCheck = { max: number; say: Say; isRight?(text: string): boolean; wrong?: string };

function textVerdict(given: unknown, { max, say, isRight, wrong }: TextCheck): Verdict {
  if (typeof given !== "string") return { fault: say.unknown };
  // Forms sent without JavaScript use two characters for a line break.
  const text = given.replaceAll("\r\n", "\n").trim();
  if (text === "") return empty;
  if (text.length > max) return { fault: say.tooLong(max) };
  if (!isStorable(text)) return { fault: say.unreadable };
  return wrong === undefined || isRight?.(text) ? { answer: text } : { fault: wrong };
}

function isPhone(text: string): boolean {
  return /^[\d\s+().,/x#-]+$/i.test(text) && (text.match(/\d/g) ?? []).length >= 7;
}

function numberVerdict({ min, max, whole }: QuestionOf<"number">, given: unknown, say: Say): Verdict {
  if (typeof given !== "number" || !Number.isFinite(given) || Math.abs(given) > bounds.number)
    return { fault: say.number };
  if (whole && !Number.isInteger(given)) return { fault: say.wholeNumber };
  if (min !== null && given < min) return { fault: say.numberTooSmall(min) };
  if (max !== null && given > max) return { fault: say.numberTooLarge(max) };
  // JSON has no minus zero: what is sent and what is stored must be equal.
  return { answer: given === 0 ? 0 : given };
}

function dateVerdict({ min, max }: QuestionOf<"date">, given: unknown, say: Say): Verdict {
  if (typeof given !== "string" || !isDay(given)) return { fault: say.date };
  if (min !== "" && given < min) return { fault: say.dateTooEarly(min) };
  if (max !== "" && given > max) return { fault: say.dateTooLate(max) };
  return { answer: given };
}

function choiceVerdict(question: QuestionOf<"oneChoice" | "severalChoices">, given: unknown, say: Say) {
  const read = readChosen(given);
  if (read === undefined) return { fault: say.unknown };
  if (read.other !== undefined && !question.other) return { fault: say.choice };
  const known = question.options.map(({ id }) => id).filter((id) => read.chosen.includes(id));
  if (known.length !== new Set(read.chosen).size) return { fault: say.choice };
  const count = known.length + (read.other === undefined ? 0 : 1);
  if (count === 0) return empty;
  if (question.kind === "oneChoice" && count > 1) return { fault: say.choice };
  if (question.kind === "severalChoices") {
    if (count < question.min) return { fault: say.tooFew(question.min) };
    if (question.max > 0 && count > question.max) return { fault: say.tooMany(question.max) };
  }
  if (read.other === undefined) return { answer: { chosen: known } };
  const other = textVerdict(read.other, { max: bounds.otherText, say });
  if ("fault" in other) return other;
  if ("empty" in other || typeof other.answer !== "string") return { fault: say.otherMissing };
  return { answer: { chosen: known, other: other.answer } };
}

function readChosen(given: unknown): Chosen | undefined {
  if (typeof given !== "object" || given === null) return undefined;
  const { chosen, other }: { chosen?: unknown; other?: unknown } = given;
  if (!Array.isArray(chosen) || !chosen.every((id: unknown): id is string => typeof id === "string"))
    return undefined;
  if (other !== undefined && typeof other !== "string") return undefined;
  return other === undefined ? { chosen } : { chosen, other };
}

export function scaleSteps({ range }: Pick<QuestionOf<"scale">, "range">): readonly number[] {
  return range === "1-5" ? [1, 2, 3, 4, 5] : [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
}

function missingSentence({ kind }: AnswerPart, { missing }: Say): string {
  switch (kind) {
    case "oneChoice":
    case "scale":
    case "yesNo":
      return missing.choice;
    case "severalChoices":
      return missing.choices;
    case "number":
    case "date":
    case "email":
    case "phone":
    case "consent":
      return missing[kind];
    default:
      return missing.text;
  }
}

type Step = { title: string; questions: readonly string[] };

/** The screens for the visible questions; at least one, so that there is always a submit button. */
export function stepsOf(
  { sections, layout }: CampaignForm & Pick<CampaignContent, "layout">,
  shown: readonly Question[],
): readonly Step[] {
  const ids = new Set(shown.map(({ id }) => id));
  const parts = sections
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ id }) => ids.has(id)).map(({ id }) => id),
    }))
    .filter(({ questions }) => questions.length > 0);
  if (layout === "page" || parts.length === 0) return [{ title: "", questions: shown.map(({ id }) => id) }];
  if (layout === "section") return parts;
  return parts.flatMap(({ title, questions }) => questions.map((id) => ({ title, questions: [id] })));
}

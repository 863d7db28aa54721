import { isDay } from "#platform/clock/calendar-days.ts";
import { publishFaults as missing } from "../copy/campaign-copy.ts";
import type { CampaignContent, ConditionTest, Question } from "../schema/campaign.ts";
import { scaleSteps } from "./answers.ts";
import { everyPart, partsOf } from "./matrix.ts";

type Part = { id: string; showIf: CampaignContent["sections"][number]["showIf"] };

/**
 * What is wrong with the conditions. A condition can only refer to earlier questions, so there are no cycles, and one
 * pass from first to last decides everything.
 */
export function conditionFaults({ sections }: CampaignContent): { text: string; part: string }[] {
  const all = new Map(everyPart(sections).map((part) => [part.id, part]));
  const before = new Map<string, Question>();
  const faults: { text: string; part: string }[] = [];
  const check = (part: Part) => {
    if (part.showIf === null) return;
    const { tests } = part.showIf;
    if (tests.length === 0) faults.push({ text: missing.conditionEmpty, part: part.id });
    for (const test of tests) {
      const fault = testFault(test, before, all);
      if (fault !== undefined) faults.push({ text: fault, part: part.id });
    }
  };
  for (const section of sections) {
    check(section);
    for (const question of section.questions) {
      check(question);
      for (const answer of partsOf(question)) before.set(answer.id, answer);
    }
  }
  return faults;
}

/** What is wrong with one test of a condition, shown next to it in the builder. */
export function testFaultOf(
  { sections }: CampaignContent,
  earlier: readonly Question[],
  test: ConditionTest,
): string | undefined {
  const byId = (questions: readonly Question[]) =>
    new Map(questions.map((question) => [question.id, question]));
  return testFault(test, byId(earlier), byId(everyPart(sections)));
}

function testFault(
  test: ConditionTest,
  before: ReadonlyMap<string, Question>,
  all: ReadonlyMap<string, Question>,
): string | undefined {
  if (!all.has(test.question)) return missing.conditionUnknown;
  const question = before.get(test.question);
  if (question === undefined) return missing.conditionLater;
  if (question.kind === "statement") return missing.conditionKind;
  if (test.is === "answered" || test.is === "unanswered") return undefined;
  if (test.is === "one-of" || test.is === "none-of") {
    const choices = choicesOf(question);
    if (choices === undefined) return missing.conditionKind;
    if (test.values.length === 0) return missing.conditionValue;
    return test.values.every((value) => choices.includes(value)) ? undefined : missing.conditionGone;
  }
  return limitFault(question, test.values[0] ?? "");
}

/** A limit outside the possible answers would always or never be reached. */
function limitFault(question: Question, limit: string): string | undefined {
  const [least, most] = endsOf(question) ?? [];
  if (least === undefined || most === undefined) return missing.conditionKind;
  const isDate = question.kind === "date";
  const isValue = isDate ? isDay(limit) : limit.trim() !== "" && Number.isFinite(Number(limit));
  if (!isValue) return missing.conditionValue;
  const isBelow = (one: string, other: string) => (isDate ? one < other : Number(one) < Number(other));
  const isOutside = (least !== "" && isBelow(limit, least)) || (most !== "" && isBelow(most, limit));
  return isOutside ? missing.conditionRange(limit, least, most) : undefined;
}

/** The minimum and maximum answer of a question, "" for no limit. */
function endsOf(question: Question): readonly [string, string] | undefined {
  switch (question.kind) {
    case "scale": {
      const steps = scaleSteps(question);
      return [String(steps[0] ?? ""), String(steps.at(-1) ?? "")];
    }
    case "number":
      return [String(question.min ?? ""), String(question.max ?? "")];
    case "date":
      return [question.min, question.max];
    default:
      return undefined;
  }
}

/** The possible values of a choice; undefined for other questions. */
export function choicesOf(question: Question): readonly string[] | undefined {
  switch (question.kind) {
    case "oneChoice":
    case "severalChoices":
      return [...question.options.map(({ id }) => id), ...(question.other ? ["other"] : [])];
    case "scale":
      return scaleSteps(question).map(String);
    case "yesNo":
      return ["yes", "no"];
    case "consent":
      return ["yes"];
    default:
      return undefined;
  }
}

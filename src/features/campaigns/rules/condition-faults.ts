import { publishFaults as missing } from "#content/desk/campaign-words.ts";
import type { CampaignContent, ConditionTest, Question } from "../schema.ts";
import { isDay, scaleSteps } from "./answers.ts";

type Part = { id: string; showIf: CampaignContent["sections"][number]["showIf"] };

/**
 * What is wrong with the conditions. A condition may only ask about questions that stand before it: so nothing goes
 * round in a circle, and one walk from the first question to the last decides everything.
 */
export function conditionFaults({ sections }: CampaignContent): { text: string; part: string }[] {
  const all = new Map(
    sections.flatMap(({ questions }) => questions.map((question) => [question.id, question])),
  );
  const before = new Map<string, Question>();
  const faults: { text: string; part: string }[] = [];
  const look = (part: Part) => {
    if (part.showIf === null) return;
    const { tests } = part.showIf;
    if (tests.length === 0) faults.push({ text: missing.conditionEmpty, part: part.id });
    for (const test of tests) {
      const fault = testFault(test, before, all);
      if (fault !== undefined) faults.push({ text: fault, part: part.id });
    }
  };
  for (const section of sections) {
    look(section);
    for (const question of section.questions) {
      look(question);
      before.set(question.id, question);
    }
  }
  return faults;
}

function testFault(
  test: ConditionTest,
  before: ReadonlyMap<string, Question>,
  all: ReadonlyMap<string, Question>,
): string | undefined {
  if (!all.has(test.question)) return missing.conditionUnknown;
  const asked = before.get(test.question);
  if (asked === undefined) return missing.conditionLater;
  if (asked.kind === "statement") return missing.conditionKind;
  if (test.is === "answered" || test.is === "unanswered") return undefined;
  if (test.is === "one-of" || test.is === "none-of") {
    const choices = choicesOf(asked);
    if (choices === undefined) return missing.conditionKind;
    const fits = test.values.length > 0 && test.values.every((value) => choices.includes(value));
    return fits ? undefined : missing.conditionValue;
  }
  const [limit = ""] = test.values;
  if (asked.kind === "date") return isDay(limit) ? undefined : missing.conditionValue;
  if (asked.kind !== "number" && asked.kind !== "scale") return missing.conditionKind;
  return limit.trim() !== "" && Number.isFinite(Number(limit)) ? undefined : missing.conditionValue;
}

/** The values a question of choice can have; undefined where an answer is not chosen from a list. */
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

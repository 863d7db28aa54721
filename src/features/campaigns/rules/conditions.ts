import type { Answer, Answers, Condition, ConditionTest, Question, Section } from "../schema/campaign.ts";

export function valuesOf(answer: Answer): readonly string[] {
  if (answer === true) return ["yes"];
  if (typeof answer === "object")
    return answer.other === undefined ? answer.chosen : [...answer.chosen, "other"];
  return [String(answer)];
}

function testHolds({ question, is, values }: ConditionTest, answers: Answers): boolean {
  const answer = Object.hasOwn(answers, question) ? answers[question] : undefined;
  if (is === "answered") return answer !== undefined;
  if (is === "unanswered") return answer === undefined;
  // "None of" also matches a missing answer; every other comparison needs one.
  if (answer === undefined) return is === "none-of";
  const given = valuesOf(answer);
  const [limit = ""] = values;
  switch (is) {
    case "one-of":
      return given.some((value) => values.includes(value));
    case "none-of":
      return !given.some((value) => values.includes(value));
    case "at-least":
      return given.some((value) => compare(value, limit) >= 0);
    case "at-most":
      return given.some((value) => compare(value, limit) <= 0);
  }
}

// Dates sort as strings; everything else with an order is a number.
function compare(value: string, limit: string): number {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value < limit ? -1 : value > limit ? 1 : 0;
  return Number(value) - Number(limit);
}

export function isShown({ showIf }: Pick<Section | Question, "showIf">, before: Answers): boolean {
  return showIf === null || conditionHolds(showIf, before);
}

function conditionHolds({ match, tests }: Condition, answers: Answers): boolean {
  if (tests.length === 0) return true;
  return match === "all"
    ? tests.every((test) => testHolds(test, answers))
    : tests.some((test) => testHolds(test, answers));
}

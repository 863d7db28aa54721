import { conditionCopy as copy } from "../copy/builder.ts";
import type { CampaignContent, Condition, ConditionTest, Question } from "../schema/campaign.ts";
import { everyPart } from "./matrix.ts";

/** For a closed card; empty for a part that is always shown. */
export function conditionText({ sections }: CampaignContent, showIf: Condition | null): string {
  if (showIf === null || showIf.tests.length === 0) return "";
  const questions = everyPart(sections);
  const tests = showIf.tests.map((test) =>
    testText(
      test,
      questions.find(({ id }) => id === test.question),
    ),
  );
  return copy.shownIf(tests, showIf.match);
}

function testText({ is, values }: ConditionTest, question: Question | undefined): string {
  if (question === undefined) return copy.gone;
  const named = values.map((value) => valueText(question, value)).join(", ");
  return [`“${question.label.trim()}”`, copy.tests[is], named].filter(Boolean).join(" ");
}

function valueText(question: Question, value: string): string {
  if ("options" in question) {
    if (value === "other") return copy.other;
    return question.options.find(({ id }) => id === value)?.label ?? value;
  }
  if (question.kind === "yesNo") return value === "yes" ? copy.yes : copy.no;
  return question.kind === "consent" ? copy.consent : value;
}

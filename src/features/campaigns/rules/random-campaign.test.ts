import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { campaignWith } from "../../../../tests/support/campaign-content.ts";
import {
  type CampaignContent,
  type ConditionTest,
  campaignContent,
  type Question,
} from "../schema/campaign.ts";
import { checkAnswers, scaleSteps, stepsOf } from "./answers.ts";
import { choicesOf, conditionFaults } from "./condition-faults.ts";
import {
  answersFromValues,
  fieldName,
  optionName,
  otherName,
  otherTextName,
  valuesFromAnswers,
} from "./form-values.ts";
import { type AnswerPart, everyPart, partsOf } from "./matrix.ts";

const line = (id: string) => ({ id, label: id });
const option = (id: string) => ({ id, label: id, cap: null });

/** Any kind of question, with any settings. */
const anyQuestion = (id: string): fc.Arbitrary<Question> =>
  fc
    .record({
      required: fc.boolean(),
      max: fc.integer({ min: 1, max: 40 }),
      two: fc.boolean(),
      kind: fc.nat(12),
    })
    .map(({ required, max, two, kind }): Question => {
      const base = { id, label: id, help: "", required, showIf: null };
      const options = ["aa", "bb", "cc"].map(option);
      const kinds: Question[] = [
        { ...base, kind: "shortText", max },
        { ...base, kind: "longText", max },
        { ...base, kind: "email" },
        { ...base, kind: "phone" },
        { ...base, kind: "number", min: two ? 3 : null, max: two ? 30 : null, whole: two },
        { ...base, kind: "date", min: two ? "2026-01-01" : "", max: "" },
        { ...base, kind: "oneChoice", options, other: two },
        { ...base, kind: "severalChoices", options, other: two, min: two ? 2 : 0, max: two ? 3 : 0 },
        { ...base, kind: "scale", range: two ? "1-5" : "0-10", lowLabel: "", highLabel: "" },
        {
          ...base,
          kind: "matrix",
          rows: [line(`${id}r1`), line(`${id}r2`)],
          columns: options.map(({ id }) => line(id)),
        },
        { ...base, kind: "yesNo" },
        { ...base, kind: "consent" },
        { ...base, kind: "statement" },
      ];
      return kinds[kind] ?? { ...base, kind: "yesNo" };
    });

/** A condition about one of the questions before. */
const anyCondition = (before: readonly Question[]) =>
  fc
    .record({
      match: fc.constantFrom("all" as const, "any" as const),
      picks: fc.array(fc.tuple(fc.nat(), fc.nat(5), fc.nat()), { minLength: 1, maxLength: 3 }),
    })
    .map(({ match, picks }) => {
      const answerable = before.filter(({ kind }) => kind !== "statement").flatMap(partsOf);
      if (answerable.length === 0) return null;
      const tests = picks.flatMap(([at, how, value]): ConditionTest[] => {
        const question = answerable[at % answerable.length];
        if (!question) return [];
        const choices = choicesOf(question);
        if (choices && how < 4)
          return [
            {
              question: question.id,
              is: how % 2 ? ("one-of" as const) : ("none-of" as const),
              values: [choices[value % choices.length] ?? ""],
            },
          ];
        if (question.kind === "number" || question.kind === "scale") {
          // A number without ends is compared with what a scale from 0 to 10 has.
          const steps =
            question.kind === "scale" ? scaleSteps(question) : [question.min ?? 0, question.max ?? 10];
          const [least, most] = [Math.min(...steps), Math.max(...steps)];
          return [
            {
              question: question.id,
              is: how % 2 ? ("at-least" as const) : ("at-most" as const),
              values: [String(least + (value % (most - least + 1)))],
            },
          ];
        }
        return [
          {
            question: question.id,
            is: how % 2 ? ("answered" as const) : ("unanswered" as const),
            values: [],
          },
        ];
      });
      return { match, tests };
    });

/** A campaign of one to twelve questions in one to four sections, with conditions on earlier questions. */
const anyCampaign: fc.Arbitrary<CampaignContent> = fc
  .integer({ min: 1, max: 12 })
  .chain((count) =>
    fc.tuple(
      fc.tuple(...Array.from({ length: count }, (_, at) => anyQuestion(`q${at}`))),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom("question" as const, "section" as const, "page" as const),
    ),
  )
  .chain(([questions, size, layout]) =>
    fc
      .tuple(...questions.map((_, at) => fc.option(anyCondition(questions.slice(0, at)), { nil: null })))
      .map((conditions) => {
        const conditional = questions.map((question, at) => ({
          ...question,
          showIf: conditions[at] ?? null,
        }));
        const sections = [];
        for (let at = 0; at < conditional.length; at += size)
          sections.push({
            id: `s${at}`,
            title: "",
            showIf: at > 0 && at % 2 ? (conditions[at] ?? null) : null,
            questions: conditional.slice(at, at + size),
          });
        return campaignWith({ layout, sections });
      }),
  );

const anyText = fc.oneof(
  fc.string({ maxLength: 60, unit: "binary" }),
  fc.constantFrom(
    "",
    " ",
    "5",
    "-1",
    "3,5",
    "2026-02-31",
    "2026-05-05",
    "a@b.example",
    "+1 555 010 0100",
    "x\r\ny",
    "aa",
    "yes",
    "other",
  ),
);
const valuesFor = (content: CampaignContent): fc.Arbitrary<Record<string, string>> => {
  const names = everyPart(content.sections).flatMap(({ id }) => [
    fieldName(id),
    otherName(id),
    otherTextName(id),
    ...["aa", "bb", "cc"].map((option) => optionName(id, option)),
  ]);
  return fc.dictionary(fc.constantFrom(...names), anyText, { maxKeys: names.length });
};
const campaignAndValues = anyCampaign.chain((content) => fc.tuple(fc.constant(content), valuesFor(content)));

/** An answer that is fine for a question, found from its settings alone. */
function goodAnswer(question: AnswerPart): unknown {
  switch (question.kind) {
    case "shortText":
    case "longText":
      return "a";
    case "email":
      return "a@b.example";
    case "phone":
      return "555 0100 100";
    case "number":
      return 7;
    case "date":
      return "2026-05-05";
    case "oneChoice":
      return { chosen: ["aa"] };
    case "severalChoices":
      return { chosen: ["aa", "bb"] };
    case "scale":
      return 3;
    case "yesNo":
      return "yes";
    case "consent":
      return true;
    case "statement":
      return undefined;
  }
}

describe("any campaign whatever", () => {
  it("is a shape the server takes, with conditions that only look back", () => {
    fc.assert(
      fc.property(anyCampaign, (content) => {
        expect(campaignContent.safeParse(content).success).toBe(true);
        expect(conditionFaults(content)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it("reaches an end when each screen's questions are answered, one after the other", () => {
    fc.assert(
      fc.property(anyCampaign, (content) => {
        const given: Record<string, unknown> = {};
        let at = 0;
        for (let turn = 0; turn < 100; turn += 1) {
          const steps = stepsOf(content, checkAnswers(content, given).shown);
          if (steps[at] === undefined) break;
          // An answer may bring up another question on the same screen: it is answered there too.
          for (let open = true; open; ) {
            const { shown } = checkAnswers(content, given);
            const here = stepsOf(content, shown)[at]?.questions ?? [];
            const unanswered = shown
              .filter(({ id, kind }) => here.includes(id) && kind !== "statement")
              .flatMap(partsOf)
              .filter(({ id }) => !(id in given));
            for (const question of unanswered) given[question.id] = goodAnswer(question);
            open = unanswered.length > 0;
          }
          // What was answered on this screen changes nothing before it: the next screen is really further on.
          const after = stepsOf(content, checkAnswers(content, given).shown);
          expect(after.slice(0, at + 1).map(({ questions }) => questions[0])).toEqual(
            steps.slice(0, at + 1).map(({ questions }) => questions[0]),
          );
          at += 1;
        }
        const end = checkAnswers(content, given);
        expect(at).toBeGreaterThanOrEqual(stepsOf(content, end.shown).length);
        expect(end.faults).toEqual({});
      }),
      { numRuns: 300 },
    );
  });

  it("is judged alike by the browser, by the server from JSON, and without script", () => {
    fc.assert(
      fc.property(campaignAndValues, ([content, values]) => {
        const inBrowser = checkAnswers(content, answersFromValues(content, values));
        const asJson: Record<string, unknown> = JSON.parse(
          JSON.stringify(answersFromValues(content, values)),
        );
        const withoutScript = answersFromValues(content, Object.fromEntries(new URLSearchParams(values)));
        expect(checkAnswers(content, asJson)).toEqual(inBrowser);
        if (Object.values(values).every((text) => text.isWellFormed()))
          expect(checkAnswers(content, withoutScript)).toEqual(inBrowser);
        // What the browser sends is what it has checked: the server must find nothing else in it.
        const sent: Record<string, unknown> = JSON.parse(JSON.stringify(inBrowser.answers));
        const again = checkAnswers(content, sent);
        expect(again.answers).toEqual(inBrowser.answers);
        expect(again.shown).toEqual(inBrowser.shown);
      }),
      { numRuns: 500 },
    );
  });

  it("never keeps a hidden or unknown answer, nor one that is not as asked", () => {
    fc.assert(
      fc.property(campaignAndValues, fc.jsonValue(), ([content, values], junk) => {
        const given = { ...answersFromValues(content, values), stranger: junk, q1: junk, __proto__: junk };
        const { answers, faults, shown } = checkAnswers(content, given);
        const allowed = new Set(shown.flatMap(partsOf).map(({ id }) => id));
        for (const id of [...Object.keys(answers), ...Object.keys(faults)])
          expect(allowed.has(id)).toBe(true);
        for (const id of Object.keys(answers)) expect(faults[id]).toBeUndefined();
        expect(checkAnswers(content, answers).answers).toEqual(answers);
      }),
      { numRuns: 500 },
    );
  });

  it("shows answers in a form as they were given", () => {
    fc.assert(
      fc.property(campaignAndValues, ([content, values]) => {
        const { answers } = checkAnswers(content, answersFromValues(content, values));
        expect(answersFromValues(content, valuesFromAnswers(content, answers))).toEqual(answers);
      }),
      { numRuns: 300 },
    );
  });
});

import { describe, expect, it } from "vitest";
import { journeys } from "#content/journeys/register.ts";
import { chooser } from "#content/pages/journeys-chooser.ts";
import { type PathAnswer, type StageAnswer, suggest, type WishAnswer } from "./suggest.ts";

const { questions } = chooser;
const paths: readonly PathAnswer[] = questions.path.options.map(({ value }) => value);
const stages: readonly StageAnswer[] = questions.stage.options.map(({ value }) => value);
const wishes: readonly WishAnswer[] = questions.wish.options.map(({ value }) => value);
const everyAnswer = paths.flatMap((path) =>
  stages.flatMap((stage) => wishes.map((wish) => ({ path, stage, wish }))),
);

describe("the suggestion", () => {
  it("stays on the path that was named", () => {
    for (const answers of everyAnswer)
      if (answers.path !== "unsure") expect(suggest(answers).journey).toBe(answers.path);
  });

  it("leads to a phase that exists, for every answer", () => {
    for (const answers of everyAnswer) {
      const { journey, phase } = suggest(answers);
      const whole = journeys.find(({ id }) => id === journey);
      if (whole !== undefined) expect(whole.phases[phase], JSON.stringify(answers)).toBeDefined();
    }
  });

  it("has words for every part of it", () => {
    for (const answers of everyAnswer) {
      const { path, stage, wish } = suggest(answers);
      expect(chooser.paths[path].text).not.toBe("");
      expect(chooser.stages[stage]).not.toBe("");
      expect(chooser.wishes[wish].link.href).toMatch(/^\//);
    }
  });

  it("takes an open question as “I don't know yet”, and gives that a whole suggestion", () => {
    const nothing = suggest({});
    expect(nothing).toEqual(suggest({ path: "unsure", stage: "unsure", wish: "unsure" }));
    expect(nothing).toMatchObject({ journey: "infertility", phase: 2 });
    expect(suggest({ path: "adoption" })).toEqual(
      suggest({ path: "adoption", stage: "unsure", wish: "unsure" }),
    );
  });

  it("sends nobody who has met an ending back to the beginning", () => {
    for (const path of paths) {
      const at = (stage: StageAnswer) => suggest({ path, stage }).phase;
      expect(at("ended")).toBeGreaterThan(at("choosing"));
      expect(at("after")).toBeGreaterThanOrEqual(at("ended"));
    }
  });

  // Where an answer leads is an editor's choice, so each is written down here.
  it.each<[PathAnswer, Record<StageAnswer, string>]>([
    [
      "infertility",
      {
        wondering: "Discovery",
        choosing: "Decisions",
        underway: "Treatment",
        waiting: "The wait",
        ended: "Turning points",
        after: "Wellbeing",
        unsure: "Discovery",
      },
    ],
    [
      "donor-conception",
      {
        wondering: "Considering",
        choosing: "Choosing",
        underway: "Trying",
        waiting: "Trying",
        ended: "Trying",
        after: "Telling and lifelong openness",
        unsure: "Considering",
      },
    ],
    [
      "surrogacy",
      {
        wondering: "Exploring and readiness",
        choosing: "Team and budget",
        underway: "Screening and agreement",
        waiting: "Embryos and transfer",
        ended: "Embryos and transfer",
        after: "Birth, parentage and after",
        unsure: "Exploring and readiness",
      },
    ],
    [
      "gestational-surrogates",
      {
        wondering: "Considering",
        choosing: "Applying and screening",
        underway: "Medication and transfer",
        waiting: "Medication and transfer",
        ended: "Birth, recovery, afterwards",
        after: "Birth, recovery, afterwards",
        unsure: "Considering",
      },
    ],
    [
      "adoption",
      {
        wondering: "Exploring",
        choosing: "Choosing a route",
        underway: "Home study and training",
        waiting: "Waiting and matching",
        ended: "Waiting and matching",
        after: "Lifelong",
        unsure: "Exploring",
      },
    ],
    [
      "unsure",
      {
        wondering: "Decisions",
        choosing: "Decisions",
        underway: "Decisions",
        waiting: "The wait",
        ended: "Turning points",
        after: "Wellbeing",
        unsure: "Decisions",
      },
    ],
  ])("leads from each stage of %s to the phase that fits it", (path, expected) => {
    const found = stages.map((stage) => {
      const { journey, phase } = suggest({ path, stage });
      return [stage, journeys.find(({ id }) => id === journey)?.phases[phase]?.title];
    });
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});

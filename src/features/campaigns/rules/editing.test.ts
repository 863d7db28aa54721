import { describe, expect, it } from "vitest";
import {
  campaignWith,
  eveningQuestion,
  helpsQuestion,
  section,
  wordsQuestion,
} from "../../../../tests/support/campaign-content.ts";
import { publishFaults } from "../copy/campaign-copy.ts";
import { type ConditionTest, campaignContent, type Question } from "../schema/campaign.ts";
import { conditionFaults } from "./condition-faults.ts";
import {
  addQuestion,
  addSection,
  duplicateQuestion,
  freshId,
  moveQuestion,
  moveSection,
  newQuestion,
  partsInOrder,
  removeQuestion,
  removeSection,
  withKind,
} from "./draft-edits.ts";
import { draftReducer, historyOf } from "./draft-history.ts";
import { withTitle } from "./new-campaign.ts";

const draft = campaignWith();
const two = {
  ...draft,
  sections: [section("first", eveningQuestion, helpsQuestion), section("second", wordsQuestion)],
};
const titled = (title: string) => ({ ...draft, title });

describe("editing a draft", () => {
  it("lets the address follow the title until it is published or written by hand", () => {
    const started = { ...draft, title: "The wait", slug: "the-wait" };
    expect(withTitle(started, "Long nights", { published: false }).slug).toBe("long-nights");
    expect(withTitle({ ...started, slug: "mine" }, "Long nights", { published: false }).slug).toBe("mine");
    expect(withTitle(started, "Long nights", { published: true })).toMatchObject({
      title: "Long nights",
      slug: "the-wait",
    });
  });

  it("notices a condition that compares with what the earlier question cannot have", () => {
    const common = { help: "", required: false, showIf: null };
    const scale = (range: "1-5" | "0-10"): Question => ({
      ...common,
      ...{ id: "hard", label: "How hard?", kind: "scale", range, lowLabel: "", highLabel: "" },
    });
    const number = (max: number | null): Question => ({
      ...common,
      ...{ id: "age", label: "Age", kind: "number", min: 18, max, whole: true },
    });
    const date: Question = {
      ...common,
      ...{ id: "since", label: "Since", kind: "date", min: "2026-01-01", max: "" },
    };
    const faults = (question: Question, is: ConditionTest["is"], ...values: string[]) =>
      conditionFaults({
        ...draft,
        sections: [
          section("first", question, {
            ...wordsQuestion,
            showIf: { match: "all", tests: [{ question: question.id, is, values }] },
          }),
        ],
      }).map(({ text }) => text);
    expect(faults(scale("1-5"), "at-least", "5")).toEqual([]);
    expect(faults(scale("1-5"), "at-least", "7")).toEqual([publishFaults.conditionRange("7", "1", "5")]);
    // The scale was changed later.
    expect(faults(scale("0-10"), "at-least", "7")).toEqual([]);
    expect(faults(number(60), "at-most", "17")).toEqual([publishFaults.conditionRange("17", "18", "60")]);
    expect(faults(number(null), "at-least", "90")).toEqual([]);
    expect(faults(number(null), "at-least", "9")).toEqual([publishFaults.conditionRange("9", "18", "")]);
    expect(faults(date, "at-most", "2025-12-31")).toEqual([
      publishFaults.conditionRange("2025-12-31", "2026-01-01", ""),
    ]);
    expect(faults(eveningQuestion, "one-of", "monday", "gone")).toEqual([publishFaults.conditionGone]);
    expect(faults(eveningQuestion, "one-of")).toEqual([publishFaults.conditionValue]);
  });

  it("adds every kind in a shape that can be saved", () => {
    const kinds = ["shortText", "number", "date", "oneChoice", "severalChoices", "scale", "consent"] as const;
    const filled = kinds.reduce((content, kind) => addQuestion(content, newQuestion(kind), {}), draft);
    expect(campaignContent.safeParse(filled).error).toBeUndefined();
    expect(new Set(partsInOrder(filled)).size).toBe(1 + 3 + kinds.length);
  });

  it("moves a question past the heading of a section into that section, and never before the first", () => {
    expect(partsInOrder(moveQuestion(two, "helps", "second"))).toEqual([
      "first",
      "evening",
      "second",
      "helps",
      "words",
    ]);
    expect(moveQuestion(two, "helps", "second").sections[1]?.questions.map(({ id }) => id)).toEqual([
      "helps",
      "words",
    ]);
    expect(partsInOrder(moveQuestion(two, "words", "first"))).toEqual([
      "first",
      "words",
      "evening",
      "helps",
      "second",
    ]);
  });

  it("says so when a move puts a condition before its question", () => {
    const moved = moveQuestion(draft, "evening", "words");
    expect(conditionFaults(moved)).toEqual([{ text: publishFaults.conditionLater, part: "helps" }]);
    expect(conditionFaults(removeQuestion(draft, "evening"))).toEqual([
      { text: publishFaults.conditionUnknown, part: "helps" },
    ]);
  });

  it("copies a question with options of its own, and keeps options between the kinds of choice", () => {
    const copied = duplicateQuestion(draft, eveningQuestion, freshId()).sections[0]?.questions[1];
    expect(copied).toMatchObject({ label: eveningQuestion.label, kind: "oneChoice" });
    if (copied?.kind !== "oneChoice" || eveningQuestion.kind !== "oneChoice") throw new Error("a choice");
    const ids = [...copied.options, ...eveningQuestion.options].map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
    expect(withKind(eveningQuestion, "severalChoices")).toMatchObject({ options: eveningQuestion.options });
  });

  it("keeps the questions of a section that goes, and moves a section whole", () => {
    expect(partsInOrder(removeSection(two, "first"))).toEqual(["second", "evening", "helps", "words"]);
    expect(partsInOrder(removeSection(two, "second"))).toEqual(["first", "evening", "helps", "words"]);
    expect(partsInOrder(moveSection(two, "second", -1))).toEqual([
      "second",
      "words",
      "first",
      "evening",
      "helps",
    ]);
    expect(partsInOrder(addSection(draft, "more")).at(-1)).toBe("more");
  });
});

describe("the way back", () => {
  it("takes typing in one field as one step, and goes back and forth", () => {
    let history = historyOf(draft);
    for (const title of ["a", "ab", "abc"])
      history = draftReducer(history, { type: "change", change: () => titled(title), typing: "title" });
    history = draftReducer(history, { type: "change", change: (now) => removeQuestion(now, "words") });
    expect(history.past).toHaveLength(2);
    history = draftReducer(draftReducer(history, { type: "undo" }), { type: "undo" });
    expect(history.present).toBe(draft);
    history = draftReducer(history, { type: "redo" });
    expect(history.present.title).toBe("abc");
    expect(draftReducer(historyOf(draft), { type: "undo" }).present).toBe(draft);
  });
});

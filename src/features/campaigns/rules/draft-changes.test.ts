import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  campaignWith,
  eveningQuestion,
  helpsQuestion,
  section,
  wordsQuestion,
} from "#tests/support/campaign-content.ts";
import { type CampaignContent, campaignContent } from "../schema/campaign.ts";
import { changesOf, mergeDrafts } from "./draft-changes.ts";
import {
  addQuestion,
  addSection,
  changeQuestion,
  moveQuestion,
  moveSection,
  newQuestion,
  partsInOrder,
  removeQuestion,
  removeSection,
  withKind,
} from "./draft-edits.ts";

const draft = campaignWith();

describe("two people at once", () => {
  const relabelled = (label: string) => changeQuestion(draft, { ...eveningQuestion, label });

  it("puts both together, and keeps mine where both changed the same", () => {
    const mine = { ...relabelled("My words"), title: "Mine" };
    const extra = newQuestion("yesNo");
    const theirs = {
      ...addQuestion(removeQuestion(draft, "words"), extra, {}),
      title: "Theirs",
      purpose: "New",
    };
    const merged = mergeDrafts(draft, mine, theirs);
    expect(merged).toMatchObject({ title: "Mine", purpose: "New" });
    expect(partsInOrder(merged)).toEqual(["first", "evening", "helps", extra.id]);
    expect(merged.sections[0]?.questions[0]?.label).toBe("My words");
  });

  it("does not delete what the other has changed", () => {
    const merged = mergeDrafts(draft, removeQuestion(draft, "evening"), relabelled("Their words"));
    expect(merged.sections[0]?.questions.find(({ id }) => id === "evening")?.label).toBe("Their words");
  });

  it("lists what changed", () => {
    const after = { ...moveQuestion(relabelled("Other"), "evening", "words"), title: "New" };
    expect(changesOf(draft, after)).toEqual([
      { part: "setting", name: "title" },
      { part: "question", id: "evening", label: "Other" },
      { part: "order" },
    ]);
    expect(changesOf(draft, draft)).toEqual([]);
  });

  const base = {
    ...draft,
    sections: [section("first", eveningQuestion, helpsQuestion), section("second", wordsQuestion)],
  };
  const ids = ["evening", "helps", "words"] as const;
  const questionOf = (content: CampaignContent, id: string) =>
    content.sections.flatMap(({ questions }) => questions).find((each) => each.id === id);
  const text = fc.constantFrom("A", "B", "C");
  const id = fc.constantFrom(...ids);
  const kind = fc.constantFrom("shortText", "number", "oneChoice", "severalChoices", "scale", "matrix");
  type Edit = (content: CampaignContent) => CampaignContent;
  /** What one person does to the draft, one thing after another; `who` keeps the ids of new parts apart. */
  const editsOf = (who: string): fc.Arbitrary<CampaignContent> => {
    const edit: fc.Arbitrary<Edit> = fc.oneof(
      text.map(
        (title): Edit =>
          (content) => ({ ...content, title }),
      ),
      text.map(
        (purpose): Edit =>
          (content) => ({ ...content, purpose }),
      ),
      fc.tuple(id, fc.constantFrom("label", "help"), text).map(
        ([id, field, words]): Edit =>
          (content) => {
            const question = questionOf(content, id);
            return question ? changeQuestion(content, { ...question, [field]: words }) : content;
          },
      ),
      fc.tuple(id, kind).map(
        ([id, kind]): Edit =>
          (content) => {
            const question = questionOf(content, id);
            return question ? changeQuestion(content, withKind(question, kind)) : content;
          },
      ),
      id.map(
        (id): Edit =>
          (content) =>
            removeQuestion(content, id),
      ),
      fc.tuple(id, fc.constantFrom("first", "second", ...ids)).map(
        ([id, to]): Edit =>
          (content) =>
            moveQuestion(content, id, to),
      ),
      fc.constant<Edit>((content) => moveSection(content, "second", -1)),
      fc.constant<Edit>((content) => removeSection(content, "first")),
      fc.nat(1).map(
        (number): Edit =>
          (content) => {
            const id = `s${who}${number}`;
            return partsInOrder(content).includes(id) ? content : addSection(content, id);
          },
      ),
      fc.nat(2).map(
        (number): Edit =>
          (content) => {
            const shared = { label: "New", help: "", required: false, showIf: null };
            const question = newQuestion("yesNo", { id: `n${who}${number}`, ...shared });
            return questionOf(content, question.id) ? content : addQuestion(content, question, {});
          },
      ),
    );
    return fc
      .array(edit, { maxLength: 6 })
      .map((edits) => edits.reduce((content, each) => each(content), base));
  };

  it("loses nothing that either wrote, whatever the two do", () => {
    fc.assert(
      fc.property(editsOf("a"), editsOf("b"), (mine, theirs) => {
        const merged = mergeDrafts(base, mine, theirs);
        expect(campaignContent.parse(merged)).toEqual(merged);
        const parts = partsInOrder(merged);
        expect(new Set(parts).size).toBe(parts.length);
        for (const change of [...changesOf(base, mine), ...changesOf(base, theirs)])
          if (change.part === "question" || change.part === "newQuestion") expect(parts).toContain(change.id);
        for (const change of changesOf(base, mine))
          if (change.part === "setting") expect(merged[change.name]).toEqual(mine[change.name]);
        expect(mergeDrafts(base, mine, base)).toEqual(mine);
        expect(mergeDrafts(base, base, theirs)).toEqual(theirs);
      }),
      { numRuns: 500 },
    );
  });
});

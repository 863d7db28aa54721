import { publishCopy } from "../copy/builder-campaign.ts";
import type {
  CampaignContent,
  MatrixLine,
  Option,
  Question,
  QuestionKind,
  Section,
} from "../schema/campaign.ts";
import { campaignBounds as bounds } from "./limits.ts";

/** The builder's edits. Each returns a new draft. */

/** Random, so that two people adding parts at once don't collide. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return `p${Array.from(bytes, (each) => (each % 36).toString(36)).join("")}`;
}

/** A long title is cut, but never in the middle of a character. */
export function titleOfCopy(title: string): string {
  const end = publishCopy.copyOf("");
  return publishCopy.copyOf(title.slice(0, bounds.title - end.length).replace(/[\uD800-\uDBFF]$/, ""));
}

export function newOption(): Option {
  return { id: freshId(), label: "", cap: null };
}

/** An empty row or column of a matrix. */
export function newLine(): MatrixLine {
  return { id: freshId(), label: "" };
}

/** Keeps the fields that it shares with the old question. */
export function newQuestion(
  kind: QuestionKind,
  kept: Pick<Question, "id" | "label" | "help" | "required" | "showIf"> = {
    id: freshId(),
    label: "",
    help: "",
    required: false,
    showIf: null,
  },
): Question {
  const { id, label, help, required, showIf } = kept;
  const common = { id, label, help, required: kind === "statement" ? false : required, showIf };
  switch (kind) {
    case "shortText":
      return { ...common, kind, max: 200 };
    case "longText":
      return { ...common, kind, max: 1_000 };
    case "number":
      return { ...common, kind, min: null, max: null, whole: true };
    case "date":
      return { ...common, kind, min: "", max: "" };
    case "oneChoice":
      return { ...common, kind, options: [newOption(), newOption()], other: false };
    case "severalChoices":
      return { ...common, kind, options: [newOption(), newOption()], other: false, min: 0, max: 0 };
    case "scale":
      return { ...common, kind, range: "1-5", lowLabel: "", highLabel: "" };
    case "matrix":
      return { ...common, kind, rows: [newLine(), newLine()], columns: [newLine(), newLine(), newLine()] };
    default:
      return { ...common, kind };
  }
}

/** Options are kept between choices, and as the columns of a matrix. */
export function withKind(question: Question, kind: QuestionKind): Question {
  const next = newQuestion(kind, question);
  if (next.kind === "matrix" && "options" in question)
    return {
      ...next,
      columns: question.options.slice(0, bounds.columns).map(({ id, label }) => ({ id, label })),
    };
  if ("options" in next && question.kind === "matrix")
    return { ...next, options: question.columns.map((column) => ({ ...column, cap: null })) };
  const choice = next.kind === "oneChoice" || next.kind === "severalChoices";
  if (choice && (question.kind === "oneChoice" || question.kind === "severalChoices"))
    return { ...next, options: question.options, other: question.other };
  return next;
}

const mapSections = (content: CampaignContent, change: (section: Section) => Section): CampaignContent => ({
  ...content,
  sections: content.sections.map(change),
});

export function changeQuestion(content: CampaignContent, next: Question): CampaignContent {
  return mapSections(content, (section) => ({
    ...section,
    questions: section.questions.map((question) => (question.id === next.id ? next : question)),
  }));
}

export function changeSection(
  content: CampaignContent,
  id: string,
  change: Partial<Pick<Section, "title" | "showIf">>,
): CampaignContent {
  return mapSections(content, (section) => (section.id === id ? { ...section, ...change } : section));
}

/** At the end of a section, or after another question. */
export function addQuestion(
  content: CampaignContent,
  question: Question,
  { section, after }: { section?: string; after?: string },
): CampaignContent {
  const last = content.sections.at(-1)?.id;
  return mapSections(content, (each) => {
    const at = each.questions.findIndex(({ id }) => id === after);
    if (after !== undefined ? at < 0 : each.id !== (section ?? last)) return each;
    return {
      ...each,
      questions: each.questions.toSpliced(after === undefined ? Infinity : at + 1, 0, question),
    };
  });
}

/** The copy has new ids for its options or rows. */
export function duplicateQuestion(content: CampaignContent, question: Question, id: string): CampaignContent {
  const fresh = <Part extends { id: string }>(parts: readonly Part[]) =>
    parts.map((part) => ({ ...part, id: freshId() }));
  let copy: Question = { ...question, id };
  if ("options" in copy) copy = { ...copy, options: fresh(copy.options) };
  if (copy.kind === "matrix") copy = { ...copy, rows: fresh(copy.rows), columns: fresh(copy.columns) };
  return addQuestion(content, copy, { after: question.id });
}

export function removeQuestion(content: CampaignContent, id: string): CampaignContent {
  return mapSections(content, (section) => ({
    ...section,
    questions: section.questions.filter((question) => question.id !== id),
  }));
}

export function partsInOrder({ sections }: CampaignContent): string[] {
  return sections.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);
}

/** Past a section's heading, the question belongs to that section. */
export function moveQuestion(content: CampaignContent, id: string, over: string): CampaignContent {
  const parts = partsInOrder(content);
  const [from, to] = [parts.indexOf(id), parts.indexOf(over)];
  const questions = new Map(
    content.sections.flatMap((section) => section.questions.map((question) => [question.id, question])),
  );
  if (from < 0 || to < 0 || from === to || !questions.has(id)) return content;
  // The first heading stays first, so that every question has a section.
  const moved = parts.toSpliced(from, 1).toSpliced(Math.max(to, 1), 0, id);
  const sections: Section[] = [];
  for (const part of moved) {
    const section = content.sections.find((each) => each.id === part);
    const question = questions.get(part);
    if (section) sections.push({ ...section, questions: [] });
    else if (question) sections.at(-1)?.questions.push(question);
  }
  return sections.some((section) => section.questions.length > bounds.questions)
    ? content
    : { ...content, sections };
}

export function addSection(content: CampaignContent, id: string): CampaignContent {
  return { ...content, sections: [...content.sections, { id, title: "", showIf: null, questions: [] }] };
}

/** Its questions move to the previous section, or to the next if it was the first. */
export function removeSection(content: CampaignContent, id: string): CampaignContent {
  const at = content.sections.findIndex((section) => section.id === id);
  const removed = content.sections[at];
  if (removed === undefined || content.sections.length < 2) return content;
  const heir = at === 0 ? 1 : at - 1;
  const sections = content.sections
    .map((section, place) =>
      place !== heir
        ? section
        : {
            ...section,
            questions:
              at === 0
                ? [...removed.questions, ...section.questions]
                : [...section.questions, ...removed.questions],
          },
    )
    .filter((section) => section.id !== id);
  return { ...content, sections };
}

export function moveSection(content: CampaignContent, id: string, by: 1 | -1): CampaignContent {
  const from = content.sections.findIndex((section) => section.id === id);
  const to = from + by;
  const section = content.sections[from];
  if (section === undefined || to < 0 || to >= content.sections.length) return content;
  return { ...content, sections: content.sections.toSpliced(from, 1).toSpliced(to, 0, section) };
}

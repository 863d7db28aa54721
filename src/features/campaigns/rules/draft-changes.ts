import { merge, mergedValue, same } from "#platform/drafts/merge.ts";
import type { CampaignContent, Question } from "../schema/campaign.ts";

export type DraftChange =
  | { part: "setting"; name: Exclude<keyof CampaignContent, "sections"> }
  | { part: "question" | "newQuestion" | "goneQuestion"; id: string; label: string }
  | { part: "order" };

const questionsOf = ({ sections }: CampaignContent): Map<string, Question> =>
  new Map(sections.flatMap(({ questions }) => questions.map((question) => [question.id, question] as const)));

/** The sections with only the ids of their questions: their order, titles and conditions. */
const frameOf = ({ sections }: CampaignContent, keptIds: ReadonlySet<string>) =>
  sections.map(({ id, title, showIf, questions }) => ({
    id,
    title,
    showIf,
    questions: questions.map((question) => question.id).filter((each) => keptIds.has(each)),
  }));

export function changesOf(before: CampaignContent, after: CampaignContent): DraftChange[] {
  const names = Object.keys(after).filter(
    (name): name is Exclude<keyof CampaignContent, "sections"> => name !== "sections" && name in before,
  );
  const changes: DraftChange[] = names
    .filter((name) => !same(before[name], after[name]))
    .map((name) => ({ part: "setting", name }));
  const [was, is] = [questionsOf(before), questionsOf(after)];
  for (const [id, { label }] of was) if (!is.has(id)) changes.push({ part: "goneQuestion", id, label });
  for (const [id, question] of is) {
    const { label } = question;
    if (!was.has(id)) changes.push({ part: "newQuestion", id, label });
    else if (!same(was.get(id), question)) changes.push({ part: "question", id, label });
  }
  const stayed = new Set([...was.keys()].filter((id) => is.has(id)));
  if (!same(frameOf(before, stayed), frameOf(after, stayed))) changes.push({ part: "order" });
  return changes;
}

/**
 * Merges two people's changes. If both changed the same field, mine wins; a question that one of them changed isn't
 * deleted by the other.
 */
export function mergeDrafts(
  base: CampaignContent,
  mine: CampaignContent,
  theirs: CampaignContent,
): CampaignContent {
  // Questions are compared by their ids, in whatever section they are.
  const byId = ({ sections: _, ...settings }: CampaignContent, questions: ReadonlyMap<string, Question>) => ({
    settings,
    questions: Object.fromEntries(questions),
  });
  const [was, own, other] = [questionsOf(base), questionsOf(mine), questionsOf(theirs)];
  const { settings, questions } = mergedValue(
    merge(byId(base, was), byId(mine, own), byId(theirs, other)),
    (conflict) => conflict.mine !== undefined,
  );
  const merged = new Map(Object.entries(questions));
  const stayed = new Set([...was.keys()].filter((id) => own.has(id)));
  // Whoever changed the arrangement decides it; if both did, mine wins.
  const [frame, rest] = same(frameOf(base, stayed), frameOf(mine, stayed)) ? [theirs, mine] : [mine, theirs];
  const sections = frame.sections.map((section) => ({
    ...section,
    questions: section.questions.flatMap(({ id }) => merged.get(id) ?? []),
  }));
  for (const { questions } of frame.sections) for (const { id } of questions) merged.delete(id);
  for (const home of rest.sections)
    for (const { id } of home.questions) {
      const question = merged.get(id);
      const section = sections.find((each) => each.id === home.id) ?? sections.at(-1);
      if (question) section?.questions.push(question);
    }
  return { ...settings, sections };
}

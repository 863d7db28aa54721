import type { CampaignContent, Question, Section } from "../schema/campaign.ts";

/** What changed between two drafts: a setting's name, or what happened to a question. */
export type DraftChange =
  | { part: "setting"; name: Exclude<keyof CampaignContent, "sections"> }
  | { part: "question" | "newQuestion" | "goneQuestion"; id: string; label: string }
  | { part: "order" };

/** Whether two values are equal. Both come from one schema, so their keys are in the same order. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

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

/** Lists what changed. */
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
 * Merges two people's changes. If both changed the same part, mine wins; a question that one of them changed isn't
 * deleted by the other.
 */
export function mergeDrafts(
  base: CampaignContent,
  mine: CampaignContent,
  theirs: CampaignContent,
): CampaignContent {
  const settings: Record<string, unknown> = {};
  for (const { part, ...change } of changesOf(base, theirs)) {
    if (part !== "setting" || !("name" in change)) continue;
    if (same(base[change.name], mine[change.name])) settings[change.name] = theirs[change.name];
  }
  return { ...mine, ...settings, sections: mergeSections(base, mine, theirs) };
}

function mergeSections(base: CampaignContent, mine: CampaignContent, theirs: CampaignContent): Section[] {
  const [was, own, other] = [questionsOf(base), questionsOf(mine), questionsOf(theirs)];
  const stayed = new Set([...was.keys()].filter((id) => own.has(id)));
  // Whoever changed the arrangement decides it; if both did, mine wins.
  const [frame, added] = same(frameOf(base, stayed), frameOf(mine, stayed)) ? [theirs, own] : [mine, other];
  const rest = frame === mine ? theirs : mine;
  const chosen = (id: string): Question | undefined => {
    const [before, here, there] = [was.get(id), own.get(id), other.get(id)];
    if (here === undefined) return before !== undefined && same(before, there) ? undefined : there;
    if (there === undefined) return before !== undefined && same(before, here) ? undefined : here;
    return same(before, here) ? there : here;
  };
  const sections = frame.sections.map((section) => ({
    ...section,
    questions: section.questions.flatMap(({ id }) => chosen(id) ?? []),
  }));
  const placed = new Set(frame.sections.flatMap(({ questions }) => questions.map(({ id }) => id)));
  for (const id of added.keys()) {
    const question = placed.has(id) ? undefined : chosen(id);
    if (question === undefined) continue;
    const home = rest.sections.find(({ questions }) => questions.some((each) => each.id === id));
    const section = sections.find((each) => each.id === home?.id) ?? sections.at(-1);
    section?.questions.push(question);
  }
  return sections;
}

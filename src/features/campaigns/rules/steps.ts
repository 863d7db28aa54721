import type { CampaignContent, CampaignForm, Question } from "../schema/campaign.ts";

/** One screen of a form: the ids of its questions, and the heading of their section. */
type Step = { title: string; questions: readonly string[] };

/** The screens for the visible questions; at least one, so that there is always a submit button. */
export function stepsOf(
  { sections, layout }: CampaignForm & Pick<CampaignContent, "layout">,
  shown: readonly Question[],
): readonly Step[] {
  const ids = new Set(shown.map(({ id }) => id));
  const parts = sections
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ id }) => ids.has(id)).map(({ id }) => id),
    }))
    .filter(({ questions }) => questions.length > 0);
  if (layout === "page" || parts.length === 0) return [{ title: "", questions: shown.map(({ id }) => id) }];
  if (layout === "section") return parts;
  return parts.flatMap(({ title, questions }) => questions.map((id) => ({ title, questions: [id] })));
}

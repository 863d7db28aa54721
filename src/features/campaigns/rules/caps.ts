import { smallestGroup } from "#platform/list/small-groups.ts";
import type { CampaignContent, Question } from "../schema/campaign.ts";

/** The sections without the limits of their options: a full option with a known limit reveals how many chose it. */
export function withoutCaps(sections: CampaignContent["sections"]): CampaignContent["sections"] {
  return sections.map((section) => ({ ...section, questions: section.questions.map(withoutCap) }));
}

function withoutCap(question: Question): Question {
  if (question.kind !== "oneChoice" && question.kind !== "severalChoices") return question;
  return { ...question, options: question.options.map((option) => ({ ...option, cap: null })) };
}

/** A campaign's limit as viewers see it. "Full" with a limit under five would reveal how many responded. */
export function capForViewers(cap: number | null): number | null {
  return cap !== null && cap < smallestGroup ? null : cap;
}

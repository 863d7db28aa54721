import type { CampaignTemplate } from "../copy/templates.ts";
import type { CampaignContent, Question } from "../schema/campaign.ts";
import { freshId, newQuestion } from "./draft-edits.ts";
import { campaignBounds, usualRetentionDays } from "./limits.ts";

const noDoor = { text: "", nextLabel: "", nextHref: "" };

export function newCampaign(zone: string): CampaignContent {
  return {
    title: "",
    slug: "",
    introduction: "",
    purpose: "",
    contact: { name: "", email: "" },
    retentionDays: usualRetentionDays,
    language: "en",
    opens: "",
    closes: "",
    zone,
    cap: null,
    layout: "question",
    identity: "anonymous",
    thanks: "",
    closed: noDoor,
    notYet: noDoor,
    notify: [],
    indexed: false,
    sections: [{ id: "start", title: "", showIf: null, questions: [] }],
  };
}

/** What the team has typed already stays. */
export function fromTemplate(content: CampaignContent, template: CampaignTemplate): CampaignContent {
  const [first, ...others] = content.sections;
  if (first === undefined) return content;
  const title = content.title.trim() === "" ? template.title : content.title;
  const questions = [...first.questions, ...template.questions.map(questionOf)];
  return {
    ...content,
    title,
    slug: content.slug === "" ? slugFrom(title) : content.slug,
    purpose: content.purpose.trim() === "" ? template.purpose : content.purpose,
    sections: [{ ...first, questions }, ...others],
  };
}

function questionOf(template: CampaignTemplate["questions"][number]): Question {
  const question = { ...newQuestion(template.kind), label: template.label };
  if ("options" in template && "options" in question)
    return {
      ...question,
      options: template.options.map((label) => ({ id: freshId(), label, cap: null })),
      other: template.other ?? false,
    };
  if ("low" in template && question.kind === "scale")
    return { ...question, lowLabel: template.low, highLabel: template.high };
  return question;
}

/** A slug made from a title: lower-case letters, digits and hyphens. */
export function slugFrom(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, campaignBounds.slug)
    .replace(/^-+|(?<!-)-+$/g, "");
  return plain.length >= 3 ? plain : "campaign";
}

/**
 * Changes a draft's title. Before the first publication its slug follows, until someone edits it. A published slug
 * doesn't change.
 */
export function withTitle(
  content: CampaignContent,
  title: string,
  { published }: { published: boolean },
): CampaignContent {
  const follows = !published && (content.slug === "" || content.slug === slugFrom(content.title));
  return { ...content, title, ...(follows ? { slug: title.trim() === "" ? "" : slugFrom(title) } : {}) };
}

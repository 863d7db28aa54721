import type { CampaignContent } from "../schema/campaign.ts";
import { campaignBounds } from "./limits.ts";

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

/** The next candidate if a slug is taken: "the-wait", "the-wait-2", "the-wait-3". */
export function nextSlug(slug: string, attempt: number): string {
  const end = `-${attempt}`;
  return slug.slice(0, campaignBounds.slug - end.length).replace(/(?<!-)-+$/, "") + end;
}

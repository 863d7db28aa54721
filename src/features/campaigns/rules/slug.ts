import { campaignBounds } from "../rules.ts";
import type { CampaignContent } from "../schema.ts";

/** An address made from a title: small letters, figures and hyphens. */
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
 * A draft with another title. Before the first publication its address follows, until somebody writes it by hand. An
 * address that people have been sent stays.
 */
export function withTitle(
  content: CampaignContent,
  title: string,
  { published }: { published: boolean },
): CampaignContent {
  const follows = !published && (content.slug === "" || content.slug === slugFrom(content.title));
  return { ...content, title, ...(follows ? { slug: title.trim() === "" ? "" : slugFrom(title) } : {}) };
}

/** The next try when an address is taken: "the-wait", "the-wait-2", "the-wait-3". */
export function nextSlug(slug: string, attempt: number): string {
  const end = `-${attempt}`;
  return slug.slice(0, campaignBounds.slug - end.length).replace(/(?<!-)-+$/, "") + end;
}

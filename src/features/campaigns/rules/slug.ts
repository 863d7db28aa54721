import { campaignBounds } from "../rules.ts";

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

/** The next try when an address is taken: "the-wait", "the-wait-2", "the-wait-3". */
export function nextSlug(slug: string, attempt: number): string {
  const end = `-${attempt}`;
  return slug.slice(0, campaignBounds.slug - end.length).replace(/(?<!-)-+$/, "") + end;
}

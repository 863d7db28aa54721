import { headingId } from "#content/knowledge-hub/heading-id.ts";

/** The longest name in an address: a document's id has it with a prefix. */
export const longestSlug = 50;

/** A name for the address, from a title: whole words, as many as fit. */
export function slugOf(title: string): string {
  const whole = headingId(title);
  return whole.length <= longestSlug
    ? whole
    : whole
        .slice(0, longestSlug + 1)
        .replace(/-[^-]*$/, "")
        .slice(0, longestSlug);
}

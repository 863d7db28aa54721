/** Shapes that the four support pages share. */
import type { SitePath } from "../../schema.ts";

/** A way on inside the site, perhaps with a choice already made in its address. */
export type WayOn = { text: string; href: SitePath };

/** A short title and what it means. */
export type Item = { title: string; text: string };

/** A heading with a list of sentences. */
export type Sentences = { heading: string; items: readonly string[] };

/** Words around a telephone link. */
export type CallCopy = { before: string; linkText: string; href: `tel:${string}`; after: string };

const crisisNumber = "tel:988";

/** The sentence that every support page carries, after one of its own. */
export function inCrisis(opening: string): CallCopy {
  return {
    before: `${opening} In danger, call 911. In crisis, `,
    linkText: "call or text 988",
    href: crisisNumber,
    after: " in the US and Canada.",
  };
}

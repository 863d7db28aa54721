/** Links inside a legal page's sentences, written [words](/page). */
import type { SitePath } from "../../schema.ts";

/** A part of a sentence; one with an address is a link. */
export type SentencePart = { text: string; href?: SitePath };

const link = /\[([^[\]]{1,200})\]\((\/[^()\s]{0,200})\)/;

/** The parts of a sentence, in order. */
export function partsOf(text: string): readonly SentencePart[] {
  // Every third part is an address, after the words of its link.
  const parts = text.split(link);
  return parts.flatMap((part, at): SentencePart[] => {
    if (at % 3 === 1) return [{ text: part, href: `/${(parts[at + 1] ?? "").slice(1)}` }];
    return at % 3 === 2 || part === "" ? [] : [{ text: part }];
  });
}

/** Where a sentence's links lead. */
export function linksIn(text: string): readonly SitePath[] {
  return partsOf(text).flatMap(({ href }) => (href === undefined ? [] : [href]));
}

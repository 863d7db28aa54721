/** What is wrong with the words of the public pages, over the whole site. */
import { mayRepeat } from "./frame.ts";
import { repeatedSentences } from "./sentences.ts";
import type { ServedWords } from "./served-pages.ts";
import { citedSources, isBareHost, isUndated } from "./sources.ts";

/** How often a sentence may stand on the site. */
export const mostRepeats = 2;

/** Sentences that stand too often, pages that no other links to, and sources without a date or a page of their own. */
export function wordFaults(served: readonly ServedWords[]) {
  const linked = new Set(served.flatMap(({ path, links }) => links.filter((link) => link !== path)));
  const sources = citedSources();
  // A page that cites a work has to print its title, so titles aren't repeated prose.
  const isCitation = (text: string) =>
    sources.some(({ title, publisher }) => text.startsWith(title) && text.includes(publisher));
  const prosePages = served.map(({ path, prose }) => ({
    path,
    paragraphs: prose.filter((text) => !isCitation(text)),
  }));
  return {
    repeated: repeatedSentences(prosePages, { most: mostRepeats, allowed: mayRepeat }),
    orphans: served.filter(({ path, indexed }) => indexed && path !== "/" && !linked.has(path)),
    undated: sources.filter(isUndated),
    bare: sources.filter(isBareHost),
  };
}

import MiniSearch from "minisearch";
import type { HubItem } from "./hub-item.ts";

/** Looks words up; answers the ids of what was found, the best first, or nothing if there is nothing to look up. */
export type HubSearch = (words: string) => readonly string[] | undefined;

/** So common that looking them up would find everything. */
const tooCommon = new Set(
  "a an and are as at be by for from how i in is it my of on or our the to we what when with you your".split(
    " ",
  ),
);

/** Other names of what our texts call by one; nobody has to guess which one we chose. */
const alsoCalled: Readonly<Record<string, string>> = {
  husband: "partner",
  wife: "partner",
  spouse: "partner",
  boyfriend: "partner",
  girlfriend: "partner",
  lesbian: "moms",
  mums: "moms",
  mum: "mom",
  ttc: "infertility",
  childless: "children",
};

/** Shorter beginnings of words say too little. */
const shortest = 4;

// As people type it: capitals, accents and curly apostrophes make no difference.
function termOf(word: string): string | null {
  const term = word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "");
  return term.length < 2 || tooCommon.has(term) ? null : term;
}

// What stands high is kept with its beginnings: a word that is half typed may have a mistake in it already.
function termsOf(word: string, field?: string): string | string[] | null {
  const term = termOf(word);
  if (term === null || (field !== "title" && field !== "keywords")) return term;
  const lengths = Array.from({ length: Math.max(0, term.length - shortest) }, (_, at) => shortest + at);
  return [term, ...lengths.map((length) => term.slice(0, length))];
}

// One letter wrong in four, two in eight; short words have too many neighbours.
function lettersWrong(term: string): number | false {
  if (term.length < shortest) return false;
  return term.length < 2 * shortest ? 1 : 2;
}

/** Makes the search over these; a few milliseconds for all of them. */
export function searchIn(items: readonly HubItem[]): HubSearch {
  const index = new MiniSearch<HubItem>({
    fields: ["title", "keywords", "headings", "text"],
    processTerm: termsOf,
    searchOptions: {
      processTerm: termOf,
      boost: { title: 4, keywords: 3, headings: 1.5 },
      prefix: true,
      fuzzy: lettersWrong,
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  index.addAll(items);
  return (words) => {
    const typed = words.split(/[\s\p{P}]+/u).flatMap((word) => termOf(word) ?? []);
    const terms = new Set(typed.map((term) => alsoCalled[term] ?? term));
    if (terms.size === 0) return undefined;
    const any = index.search([...terms].join(" "));
    // What holds all of the words; if nothing does, what holds any.
    const all = any.filter(({ queryTerms }) => new Set(queryTerms).size === terms.size);
    return (all.length > 0 ? all : any).map(({ id }) => String(id));
  };
}

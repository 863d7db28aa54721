import MiniSearch, { type SearchResult } from "minisearch";
import { isAboutLoss, synonymsOf } from "#content/knowledge-hub/synonyms.ts";

/** What the search reads of a page: fields that are shown, and others that are only searched. */
export type Searchable = {
  id: string;
  title: string;
  text: string;
  keywords: string;
  headings: string;
  /** Of a loss, or of a pregnancy, a birth or a baby; the latter is never among the results for words about a loss. */
  side?: "loss" | "newLife";
};

export type SearchResults = {
  /** Best first. */
  ids: readonly string[];
  /** Whether each match has all of the words, some of them, or only similarly spelled words (a guess). */
  match: "all" | "some" | "guess";
  /** For a guess: the words that were found instead of the typed ones. */
  meant: string;
};

/** Searches for words; returns undefined if there is nothing to search for. */
export type Search = (query: string) => SearchResults | undefined;

/** Too common to search for. */
const tooCommon = new Set(
  "a an and are as at be by for from how i in is it my of on or our the to we what when with you your".split(
    " ",
  ),
);

/** Single words that our texts always put differently; synonyms.ts has what can be said in more than one way. */
const alsoCalled: Readonly<Record<string, string>> = {
  husband: "partner",
  wife: "partner",
  spouse: "partner",
  boyfriend: "partner",
  girlfriend: "partner",
  mums: "moms",
  mum: "mom",
};

/** Shorter prefixes match too much. */
const shortest = 4;

// Normalized as people type: without capitals and accents, with straight apostrophes.
function termOf(word: string): string | null {
  const term = word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "");
  return term.length < 2 || tooCommon.has(term) ? null : term;
}

// For important fields, prefixes are indexed too: a half-typed word may already have a typo.
function termsOf(word: string, field?: string): string | string[] | null {
  const term = termOf(word);
  if (term === null || (field !== "title" && field !== "keywords")) return term;
  const lengths = Array.from({ length: Math.max(0, term.length - shortest) }, (_, at) => shortest + at);
  return [term, ...lengths.map((length) => term.slice(0, length))];
}

// One wrong letter in four, two in eight; short words have too many neighbors.
function lettersWrong(term: string): number | false {
  if (term.length < shortest) return false;
  return term.length < 2 * shortest ? 1 : 2;
}

/** The fields searched with typo tolerance; in long texts nearly every word has a neighbor. */
const shortFields = ["title", "keywords", "headings", "text"];

/**
 * Builds the search over these items and the words of their `texts`, by id. It looks for whole words and prefixes;
 * similarly spelled words are searched only when that finds nothing.
 */
export function searchIn(items: readonly Searchable[], texts: Readonly<Record<string, string>> = {}): Search {
  const index = new MiniSearch<Searchable & { words: string }>({
    fields: [...shortFields, "words"],
    processTerm: termsOf,
    searchOptions: {
      processTerm: termOf,
      boost: { title: 4, keywords: 3, headings: 1.5, words: 0.4 },
      // Abbreviations of two letters begin too many words.
      prefix: (term) => term.length > 2,
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  const sides = new Map(items.map(({ id, side }) => [id, side]));
  index.addAll(items.map((item) => ({ ...withSynonyms(item), words: texts[item.id] ?? "" })));
  return (query) => {
    const typed = query.split(/[\s\p{P}]+/u).flatMap((word) => termOf(word) ?? []);
    const terms = [...new Set(typed.map((term) => alsoCalled[term] ?? term))];
    if (terms.length === 0) return undefined;
    const searched = terms.join(" ");
    const idsOf = (found: readonly SearchResult[], meant = "") => {
      const ids = found.map(({ id }) => String(id));
      return isAboutLoss(`${query} ${meant}`) ? lossFirst(ids, sides) : ids;
    };
    const withAll = (found: readonly SearchResult[]) =>
      found.filter(({ queryTerms }) => new Set(queryTerms).size === terms.length);
    const some = index.search(searched);
    const all = withAll(some);
    if (all.length > 0) return { ids: idsOf(all), match: "all", meant: "" };
    const near = index.search(searched, { fuzzy: lettersWrong, fields: shortFields });
    const nearAll = withAll(near);
    if (nearAll.length === 0 && some.length > 0) return { ids: idsOf(some), match: "some", meant: "" };
    const guesses = nearAll.length > 0 ? nearAll : near;
    const meant = meantBy(guesses[0], terms);
    return { ids: idsOf(guesses, meant), match: "guess", meant };
  };
}

function withSynonyms(item: Searchable): Searchable {
  const others = synonymsOf([item.title, item.headings, item.keywords]);
  return { ...item, keywords: [item.keywords, ...others].join(", ") };
}

export const lossPageId = "/pregnancy-loss";

// Whoever may be in the middle of a loss needs the urgent signs first, not the closest title; then what is about a loss,
// and no news of a pregnancy or a birth.
function lossFirst(ids: readonly string[], sides: ReadonlyMap<string, Searchable["side"]>): string[] {
  const others = ids.filter((id) => id !== lossPageId && sides.get(id) !== "newLife");
  const isAbout = (id: string) => sides.get(id) === "loss";
  return [lossPageId, ...others.filter(isAbout), ...others.filter((id) => !isAbout(id))];
}

// Each typed word, or the most similar one in the best match.
function meantBy(best: SearchResult | undefined, typed: readonly string[]): string {
  const stands = best?.terms ?? [];
  const words = typed.flatMap((each) => {
    if (stands.some((term) => term.startsWith(each))) return each;
    const [nearest] = stands.toSorted(
      (one, other) => lettersApart(each, one) - lettersApart(each, other) || other.length - one.length,
    );
    return nearest ?? [];
  });
  return words.join(" ");
}

/** How many letters must change to turn one word into the other (Levenshtein distance). */
function lettersApart(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (const [at, each] of [...other].entries())
      line.push(
        Math.min((line[at] ?? 0) + 1, (above[at + 1] ?? 0) + 1, (above[at] ?? 0) + (letter === each ? 0 : 1)),
      );
    above = line;
  }
  return above.at(-1) ?? 0;
}

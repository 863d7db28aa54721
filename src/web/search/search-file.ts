import type { siteSearchCopy } from "#content/site-search.ts";
import type { CrisisHelpCopy } from "#ui/crisis-watch.tsx";
import type { Searchable } from "./search-in.ts";

export const searchPath = "/search.json";

export type SearchShelf = keyof (typeof siteSearchCopy)["shelves"];

/** A page or a part of one; its id is its address. */
export type SearchItem = Searchable & { shelf: SearchShelf };

/** Everything the search needs, fetched with its first touch. */
export type SearchFile = {
  items: readonly SearchItem[];
  copy: typeof siteSearchCopy;
  help: CrisisHelpCopy;
};

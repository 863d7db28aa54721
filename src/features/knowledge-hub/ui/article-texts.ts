/**
 * The distinct words of each article's text, for the search. In Node they are read when this module is loaded. The
 * build replaces this module with the words it has read (script/lib/vite-articles.ts), in a chunk that
 * browsers load when someone starts a search.
 */
import { articleTextsIn } from "#content/knowledge-hub/read-articles.ts";

export const articleTexts: Readonly<Record<string, string>> = articleTextsIn();

/**
 * The words of each article's text, once each, for the search. In Node they are read when this is loaded; the build puts
 * in this file's place what it has read (script/lib/articles/vite-articles.ts), as a file of its own that browsers fetch
 * when somebody begins to search.
 */
import { articleTextsIn } from "#content/knowledge-hub/read-articles.ts";

export const articleTexts: Readonly<Record<string, string>> = articleTextsIn();

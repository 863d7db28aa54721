/**
 * The articles of the Knowledge Hub, one for each Markdown file beside this one. In Node they are read when this is
 * loaded; the build puts in this file's place what it has read (script/lib/vite-articles.ts).
 */
import type { Article } from "./front-matter.ts";
import { readArticles } from "./read-articles.ts";

export const articles: readonly Article[] = readArticles(import.meta.dirname);

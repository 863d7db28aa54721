/**
 * The text of each article, without its front matter. In Node the files are read when this module is loaded; the build
 * replaces this module with what it has read (script/lib/vite-articles.ts).
 */
import { articleBodiesIn } from "./read-articles.ts";

export const articleBodies: Readonly<Record<string, string>> = articleBodiesIn();

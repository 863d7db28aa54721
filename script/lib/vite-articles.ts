/**
 * Embeds the articles at build time: their list, their text, and their words for the search, so that the built server
 * doesn't need the files.
 */
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { PluginOption } from "vite";
import {
  articleBodiesIn,
  articleTextsIn,
  readArticles,
} from "../../src/content/knowledge-hub/read-articles.ts";

const folder = resolve(import.meta.dirname, "../../src/content/knowledge-hub");

const replaced: ReadonlyMap<string, () => string> = new Map([
  [join(folder, "articles.ts"), () => `export const articles = ${JSON.stringify(readArticles(folder))};`],
  [
    join(folder, "article-bodies.server.ts"),
    () => `export const articleBodies = ${JSON.stringify(articleBodiesIn(folder))};`,
  ],
  [
    resolve(folder, "../../features/knowledge-hub/ui/article-texts.ts"),
    () => `export const articleTexts = ${JSON.stringify(articleTextsIn(folder))};`,
  ],
]);

export function articles(): PluginOption {
  return {
    name: "articles",
    load(id) {
      const made = replaced.get(id);
      if (made === undefined) return undefined;
      for (const name of readdirSync(folder)) this.addWatchFile(join(folder, name));
      return made();
    },
  };
}

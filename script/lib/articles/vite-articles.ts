/**
 * Compiles the articles at build time: their text becomes components that only the server renders, and the list of
 * articles and their words for the search are embedded, so that the built server needs neither the files nor the
 * parser.
 */
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { compile } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import type { PluginOption } from "vite";
import { articleTextsIn, readArticles } from "../../../src/content/knowledge-hub/read-articles.ts";
import { markPassages } from "./mark-passages.ts";

const folder = resolve(import.meta.dirname, "../../../src/content/knowledge-hub");
const list = join(folder, "articles.ts");
const texts = resolve(folder, "../../features/library/ui/article-texts.ts");

export function articles(): PluginOption[] {
  return [
    {
      name: "articles",
      load(id) {
        if (id !== list && id !== texts) return undefined;
        for (const name of readdirSync(folder)) this.addWatchFile(join(folder, name));
        return id === list
          ? `export const articles = ${JSON.stringify(readArticles(folder))};`
          : `export const articleTexts = ${JSON.stringify(articleTextsIn(folder))};`;
      },
    },
    {
      name: "mdx",
      enforce: "pre",
      async transform(text, id) {
        const path = id.split("?")[0] ?? "";
        if (!path.endsWith(".mdx")) return undefined;
        const remarkPlugins = [remarkFrontmatter, remarkGfm, markPassages];
        const code = await compile({ value: text, path }, { remarkPlugins });
        return { code: String(code), map: null };
      },
    },
  ];
}

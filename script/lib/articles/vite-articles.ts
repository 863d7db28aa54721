/**
 * The articles as a part of the build: their text becomes components that only the server draws, and the list of
 * them is read now, so that the built server needs neither the files nor their reader.
 */
import { readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { compile } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import type { PluginOption } from "vite";
import { readArticles } from "../../../src/content/knowledge-hub/read-articles.ts";
import { markPassages } from "./mark-passages.ts";

const list = resolve(import.meta.dirname, "../../../src/content/knowledge-hub/articles.ts");

export function articles(): PluginOption[] {
  return [
    {
      name: "articles",
      load(id) {
        if (id !== list) return undefined;
        const folder = dirname(list);
        for (const name of readdirSync(folder)) this.addWatchFile(join(folder, name));
        return `export const articles = ${JSON.stringify(readArticles(folder))};`;
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

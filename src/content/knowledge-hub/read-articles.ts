/** Reads the articles' front matter and what can be counted in their text. Runs in Node and in the build. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { faultIn, inTheList, measuresOf, wordsIn } from "./article-text.ts";
import { type Article, frontMatter } from "./front-matter.ts";

/** Every article of a folder, in the order of the list. @throws a sentence that names the file. */
export function readArticles(folder: string): Article[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => articleOf(name.slice(0, -".md".length), readFileSync(join(folder, name), "utf8")))
    .sort(inTheList);
}

/** Each article's text by its name, without front matter. */
export function articleBodiesIn(folder = import.meta.dirname): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return Object.fromEntries(
    names.sort().map((name) => {
      const file = readFileSync(join(folder, name), "utf8");
      return [name.slice(0, -".md".length), file.replace(/^---\n[\s\S]*?\n---\n/, "").trim()];
    }),
  );
}

/** The words of each article's text by its name: small letters, once each, without links. */
export function articleTextsIn(folder = import.meta.dirname): Record<string, string> {
  const bodies = Object.entries(articleBodiesIn(folder));
  return Object.fromEntries(bodies.map(([slug, body]) => [slug, wordsIn(body)]));
}

/** One article from its file's text. @throws a sentence that names the file and what is wrong. */
export function articleOf(slug: string, file: string): Article {
  const [, front, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const wrong = (what: string) => new Error(`src/content/knowledge-hub/${slug}.md: ${what}`);
  if (front === undefined || text === undefined)
    throw wrong("there is no front matter between two lines of ---");
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw wrong("the file’s name may hold small letters and hyphens only");
  const read = frontMatter.safeParse(parse(front));
  if (!read.success)
    throw wrong(read.error.issues.map(({ path, message }) => [...path, message].join(" ")).join("; "));
  const fault = faultIn(text, read.data.topics);
  if (fault) throw wrong(fault);
  return {
    ...read.data,
    slug,
    ...measuresOf(text),
  };
}

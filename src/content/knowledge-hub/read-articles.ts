/** Reads the articles' front matter and what can be counted in their text. Runs in Node and in the build. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { usualTopics } from "../content-notes.ts";
import { hubPaths } from "./choices.ts";
import { type Article, frontMatter } from "./front-matter.ts";

/** Words a minute: slower than most people read by day, as many are tired when they come here. */
const pace = 180;

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

function wordsIn(text: string): string {
  const plain = plainText(text)
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "");
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  return [...new Set(words)].sort().join(" ");
}

/** One article from its file's text. @throws a sentence that names the file and what is wrong. */
export function articleOf(slug: string, file: string): Article {
  const [, front, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const wrong = (what: string) => new Error(`src/content/knowledge-hub/${slug}.md: ${what}`);
  if (front === undefined || text === undefined)
    throw wrong("there is no front matter between two lines of ---");
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw wrong("the file's name may hold small letters and hyphens only");
  const read = frontMatter.safeParse(parse(front));
  if (!read.success)
    throw wrong(read.error.issues.map(({ path, message }) => [...path, message].join(" ")).join("; "));
  const fault = faultIn(text, read.data.topics);
  if (fault) throw wrong(fault);
  return {
    ...read.data,
    slug,
    headings: [...text.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading.trim()),
    minutes: Math.max(1, Math.round(wordCount(text) / pace)),
  };
}

/** What an article's text may not hold, as a sentence; nothing when all is well. */
function faultIn(text: string, topics: readonly string[]): string | undefined {
  if (/^#(?!# )/m.test(text)) return 'headings begin with two signs, as in "## Heading"';
  const strange = [...text.matchAll(/<\/?[A-Za-z][^<>]*>/g)].find(
    ([tag]) => !/^<Note topics="[A-Za-z ]+">$|^<\/?Urgent>$|^<\/Note>$/.test(tag),
  );
  if (strange)
    return `${strange[0]} is not known here; only <Note topics="…"> … </Note> and <Urgent> … </Urgent> are`;
  const noted = [...text.matchAll(/<Note topics="([A-Za-z ]+)">/g)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  const missing = noted.find((name) => !topics.includes(name));
  if (missing) return `a note is about "${missing}", which is not among the topics of the front matter`;
  const unused = topics.find((name) => !noted.includes(name));
  if (unused) return `the topic "${unused}" of the front matter has no note in the text`;
  return undefined;
}

function wordCount(text: string): number {
  return plainText(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A text without its tags and the addresses of its links. */
function plainText(text: string): string {
  return text.replace(/<[^<>]*>/g, " ").replace(/\]\([^)\]]*\)/g, "]");
}

// By path; within a path what gentle mode keeps behind a note comes last, so that nobody meets it first.
function inTheList(one: Article, other: Article): number {
  const place = ({ paths }: Article) => hubPaths.findIndex(({ value }) => value === paths[0]);
  const hard = ({ topics }: Article) => (topics.some((topic) => usualTopics.includes(topic)) ? 1 : 0);
  return place(one) - place(other) || hard(one) - hard(other) || one.title.localeCompare(other.title, "en");
}

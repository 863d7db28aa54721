/** What can be counted in an article's text. */
import type { Nodes } from "mdast";
import { usualTopics } from "../content-notes.ts";
import { idInAddress, picturesInText } from "../uploaded-pictures.ts";
import { articleParts } from "./article-parts.ts";
import { nodesOf, paragraphsOf, sectionHeadings } from "./article-tree.ts";
import { hubPaths } from "./choices.ts";
import type { Article } from "./front-matter.ts";

/** Words a minute: slower than most people read by day, as many are tired when they come here. */
const pace = 180;

/** What follows from an article's text: its headings, and how long it takes to read. */
export function measuresOf(text: string): Pick<Article, "headings" | "minutes"> {
  return {
    headings: partTexts(text).flatMap(sectionHeadings),
    minutes: Math.max(1, Math.round(wordCount(text) / pace)),
  };
}

/** The words of a text for the search: small letters, once each, without links. */
export function wordsIn(text: string): string {
  const plain = plainText(text)
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "");
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  return [...new Set(words)].sort().join(" ");
}

/** What an article's text may not hold, as a sentence; undefined if all is well. */
export function faultIn(text: string, topics: readonly string[]): string | undefined {
  const nodes = partTexts(text).flatMap(nodesOf);
  if (nodes.some((node) => node.type === "heading" && node.depth === 1))
    return "headings begin with two signs, as in “## Heading”";
  const strange = nodes.map(tagIn).find((tag) => tag !== undefined);
  if (strange !== undefined)
    return `${strange} is not known here; only <Note topics="…"> … </Note> and <Urgent> … </Urgent> are`;
  const foreign = picturesInText(text).find(({ address }) => idInAddress(address) === undefined);
  if (foreign)
    return `the picture ${foreign.address} isn’t one of ours; please upload it and insert it with the button below`;
  const noted = [...text.matchAll(/<Note topics="([A-Za-z ]+)">/g)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  const missing = noted.find((name) => !topics.includes(name));
  if (missing) return `a note is about "${missing}", which is not among the topics of the article`;
  const unused = topics.find((name) => !noted.includes(name));
  if (unused) return `the topic "${unused}" of the article has no note in the text`;
  return undefined;
}

/** The texts between the tags that only articles have. */
export function partTexts(text: string): string[] {
  return articleParts(text).flatMap((part) =>
    part.kind === "note" ? part.parts.map((inside) => inside.text) : [part.text],
  );
}

/** The first tag of HTML; what is escaped or in code is none. */
function tagIn(node: Nodes): string | undefined {
  return node.type === "html" ? /<\/?[A-Za-z][^<>]*>/.exec(node.value)?.[0] : undefined;
}

function wordCount(text: string): number {
  return plainText(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The words of a text, without marks, tags and the addresses of links. */
function plainText(text: string): string {
  return partTexts(text).flatMap(paragraphsOf).join(" ");
}

/** The order of the list: by path; within a path what gentle mode keeps behind a note comes last, so that nobody meets it first. */
export function inTheList(one: Article, other: Article): number {
  const place = ({ paths }: Article) => hubPaths.findIndex(({ value }) => value === paths[0]);
  const hard = ({ topics }: Article) => (topics.some((topic) => usualTopics.includes(topic)) ? 1 : 0);
  return place(one) - place(other) || hard(one) - hard(other) || one.title.localeCompare(other.title, "en");
}

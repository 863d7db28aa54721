/** What an article's text is made of, read as its page reads it. */
import type { Nodes } from "mdast";
import { isTooCostly } from "#platform/markdown/cost.ts";
import { nodesIn, wordsOf } from "#platform/markdown/plain-text.ts";
import { readMarkdown } from "#platform/markdown/tree.ts";

/** Every node of a Markdown text; none if reading it would take too long, which publishing refuses. */
export function nodesOf(markdown: string): Nodes[] {
  return isTooCostly(markdown) ? [] : [...nodesIn(readMarkdown(markdown))];
}

/** The headings of the second level, in their words. */
export function sectionHeadings(markdown: string): string[] {
  return nodesOf(markdown).flatMap((node) =>
    node.type === "heading" && node.depth === 2 ? [wordsOf(node)] : [],
  );
}

/** The headings, paragraphs and rows of tables, in their words. */
export function paragraphsOf(markdown: string): string[] {
  return nodesOf(markdown).flatMap((node) => {
    if (node.type === "tableRow") return [node.children.map(wordsOf).join(" ")];
    return node.type === "heading" || node.type === "paragraph" ? [wordsOf(node)] : [];
  });
}

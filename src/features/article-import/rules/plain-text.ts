import type { Root as HtmlRoot, RootContent } from "hast";
import type { Nodes } from "mdast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";

const parser = unified().use(rehypeParse, { fragment: true });

/** The text of a piece of HTML, such as a title: entities decoded, tags left out. */
export function textOfHtml(html: string): string {
  return wordsIn(parser.parse(html)).replace(/\s+/g, " ").trim();
}

export function wordsIn(node: HtmlRoot | RootContent): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(wordsIn).join("") : "";
}

/** The text of an article's paragraphs, without headings, pictures and marks. */
export function textOfArticle(node: Nodes): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  if (node.type === "break") return " ";
  if (node.type === "heading" || node.type === "table" || !("children" in node)) return "";
  const parts = node.children.map(textOfArticle);
  return node.type === "paragraph" ? `${parts.join("")}\n` : parts.join("");
}

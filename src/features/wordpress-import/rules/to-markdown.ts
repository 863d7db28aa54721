import type { Element, Root as HtmlRoot } from "hast";
import type { Nodes } from "mdast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import { unified } from "unified";
import { mostCells } from "#platform/markdown/cost.ts";
import { linkAddresses, writeMarkdown } from "#platform/markdown/tree.ts";
import { unwrapLinks } from "#platform/markdown/wrapped-links.ts";
import { isStruckBy } from "#ui/rich-text/pasted-strikes.ts";
import { withParagraphs } from "./paragraphs.ts";
import { textOfArticle } from "./plain-text.ts";

/** An article's text, with what it names and what couldn't come along. */
type Converted = {
  markdown: string;
  /** The words of its paragraphs. */
  plain: string;
  /** What was left out, in the words of its own markup: "iframe", "[gallery]". */
  leftOut: readonly string[];
};

type Resolve = {
  /** The new address of a picture; undefined leaves it out. */
  picture(address: string): string | undefined;
  /** The new address of a link; the same if it stays as it is. */
  link(address: string): string;
};

/** Elements that articles don't have. Their text goes with them, since it is code or a fallback. */
const dropped = new Set([
  "script",
  "style",
  "iframe",
  "object",
  "embed",
  "form",
  "video",
  "audio",
  "svg",
  "noscript",
]);

/** The HTML of a post as the Markdown that articles have. */
export function toMarkdown(html: string, resolve: Resolve): Converted {
  const leftOut = new Set<string>();
  const toTree = unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: HtmlRoot) => withParagraphs(tree))
    .use(() => (tree: HtmlRoot) => {
      withoutDropped(tree, leftOut);
      each(tree, (element) => {
        strikeOut(element);
        boundTable(element, leftOut);
      });
    })
    .use(rehypeRemark);
  const tree = toTree.runSync(toTree.parse(withoutShortcodes(html, leftOut)));
  unwrapLinks(tree);
  adapted(tree, resolve);
  const plain = textOfArticle(tree);
  linkAddresses(tree);
  return { markdown: `${writeMarkdown(tree).trim()}\n`, plain, leftOut: [...leftOut] };
}

/** The pictures that a post shows: their addresses and descriptions. */
export function picturesOf(html: string): { address: string; alt: string }[] {
  const found: { address: string; alt: string }[] = [];
  const collect = () => (tree: HtmlRoot) => {
    each(tree, (element) => {
      const { src, alt } = element.properties;
      if (element.tagName === "img" && typeof src === "string")
        found.push({ address: src, alt: typeof alt === "string" ? alt.trim() : "" });
    });
  };
  const processor = unified().use(rehypeParse, { fragment: true }).use(collect);
  processor.runSync(processor.parse(html));
  return found;
}

function each(parent: HtmlRoot | Element, visit: (element: Element) => void): void {
  for (const child of parent.children)
    if (child.type === "element") {
      visit(child);
      each(child, visit);
    }
}

function withoutDropped(parent: HtmlRoot | Element, leftOut: Set<string>): void {
  const isKept = (child: (typeof parent.children)[number]) => {
    const isDropped = child.type === "element" && dropped.has(child.tagName);
    if (isDropped) leftOut.add(child.tagName);
    return !isDropped && child.type !== "comment";
  };
  // Two branches, because a document's children may be more than an element's.
  if (parent.type === "root") parent.children = parent.children.filter(isKept);
  else parent.children = parent.children.filter(isKept);
  for (const child of parent.children) if (child.type === "element") withoutDropped(child, leftOut);
}

/** Words that WordPress's editor, or the one they were pasted from, strikes out by their style. */
function strikeOut(element: Element): void {
  const { style } = element.properties;
  if (typeof style !== "string" || !isStruckBy(style)) return;
  if (element.tagName === "span") element.tagName = "del";
  else if (/^(?:p|h[1-6]|td|th|a|em|strong|b|i)$/.test(element.tagName))
    element.children = [{ type: "element", tagName: "del", properties: {}, children: element.children }];
}

/** The most rows or columns that one cell can take. */
const widestSpan = 50;

/** The cells that a table has once every row is as wide as the widest, and every span is filled up. */
function boundTable(table: Element, leftOut: Set<string>): void {
  if (table.tagName !== "table") return;
  const rows: number[] = [];
  each(table, (element) => {
    if (element.tagName === "tr") rows.push(0);
    if (element.tagName !== "td" && element.tagName !== "th") return;
    const [across, down] = [spanOf(element, "colSpan"), spanOf(element, "rowSpan")];
    rows[rows.length - 1] = (rows.at(-1) ?? 0) + across * down;
  });
  const widest = rows.reduce((most, cells) => Math.max(most, cells), 0);
  if (widest * rows.length <= mostCells) return;
  // Its words stay, one paragraph for each row.
  leftOut.add("table");
  table.tagName = "div";
  each(table, (element) => {
    if (/^(?:thead|tbody|tfoot)$/.test(element.tagName)) element.tagName = "div";
    if (element.tagName === "tr") element.tagName = "p";
    if (element.tagName === "td" || element.tagName === "th") {
      element.tagName = "span";
      element.children.push({ type: "text", value: " " });
    }
  });
}

/** How many columns or rows a cell takes, within bounds, which are also written into it. */
function spanOf({ properties }: Element, name: "colSpan" | "rowSpan"): number {
  const span = Math.min(widestSpan, Math.max(1, Math.trunc(Number(properties[name] ?? 1)) || 1));
  if (name in properties) properties[name] = span;
  return span;
}

/** Headings from the second level on, pictures and links at their new addresses. */
function adapted(node: Nodes, resolve: Resolve): void {
  if (node.type === "heading") node.depth = node.depth <= 2 ? 2 : node.depth === 3 ? 3 : 4;
  if (node.type === "link") node.url = resolve.link(node.url);
  if (!("children" in node)) return;
  // A table without a head gets an empty one in Markdown: its first row is a better one.
  if (node.type === "table" && node.children[0]?.children.every(({ children }) => children.length === 0))
    node.children.shift();
  const gone = new Set<unknown>();
  for (const child of node.children)
    if (child.type === "image") {
      const url = resolve.picture(child.url);
      if (url === undefined) gone.add(child);
      else Object.assign(child, { url, title: null });
    } else adapted(child, resolve);
  for (let at = node.children.length - 1; at >= 0; at -= 1)
    if (gone.has(node.children[at])) node.children.splice(at, 1);
  const [first] = node.children;
  if (gone.size > 0 && first?.type === "text") first.value = first.value.trimStart();
}

const bracketed = /\[\/?([a-z][\w-]{0,40})(?:\s[^[\]]{0,1000})?\]/gi;

/** Marks that every WordPress has. */
const known = new Set(["caption", "wp_caption", "gallery", "playlist", "audio", "video", "embed"]);

/**
 * A text without WordPress's marks in square brackets; their names are added to `leftOut`. A caption's picture and words
 * stay, and so do words in brackets that are no such mark: "[sic]".
 */
function withoutShortcodes(html: string, leftOut: Set<string>): string {
  const closed = new Set(
    [...html.matchAll(/\[\/([a-z][\w-]{0,40})\]/gi)].map(([, name = ""]) => name.toLowerCase()),
  );
  const text = html.replace(bracketed, (mark, named: string, at: number) => {
    // Two brackets show one, for posts about marks: the outer ones go below.
    if (html[at - 1] === "[" && html[at + mark.length] === "]") return mark;
    const name = named.toLowerCase();
    const isEnd = mark.startsWith("[/");
    const attributes = mark.slice(1 + named.length);
    const isMark =
      isEnd || known.has(name) || closed.has(name) || /[=/]/.test(attributes) || name.includes("_");
    if (!isMark) return mark;
    const isCaption = name === "caption" || name === "wp_caption";
    if (!isCaption) leftOut.add(`[${named}]`);
    return isEnd || isCaption ? "\n\n" : "";
  });
  return text.replace(/\[(\[\/?[a-z][^[\]]{0,1000}\])\]/gi, "$1");
}

import type { Element, Root as HtmlRoot } from "hast";
import type { Nodes } from "mdast";
import rehypeRemark from "rehype-remark";
import { unified } from "unified";
import { mostCells } from "#platform/markdown/cost.ts";
import { linkAddresses, writeMarkdown } from "#platform/markdown/tree.ts";
import { unwrapLinks } from "#platform/markdown/wrapped-links.ts";
import { isStruckBy } from "#ui/rich-text/pasted-strikes.ts";
import { reportCopy as copy } from "../copy/report.ts";
import { type Addresses, newAddress } from "./addresses.ts";
import { withParagraphs } from "./paragraphs.ts";
import { textOfArticle, wordsIn } from "./plain-text.ts";
import { each, postTree } from "./post-tree.ts";

export type Converted = {
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

/** The HTML of a post as an article's text, for the process that parses: what it needs is data. */
export function convertPost(
  html: string,
  { pictures, addresses }: { pictures: ReadonlyMap<string, string>; addresses: Addresses },
): Converted {
  return toMarkdown(html, {
    picture: (address) => pictures.get(address),
    link: (address) => newAddress(address, addresses),
  });
}

export function toMarkdown(html: string, resolve: Resolve): Converted {
  const leftOut = new Set<string>();
  const { tree: read, lost } = postTree(html);
  if (lost) leftOut.add(copy.pictureNoAddress);
  withParagraphs(read);
  withoutDropped(read, leftOut);
  each(read, (element) => {
    strikeOut(element);
    boundTable(element, leftOut);
  });
  const tree = unified().use(rehypeRemark).runSync(read);
  unwrapLinks(tree);
  adapted(tree, resolve);
  const plain = textOfArticle(tree);
  linkAddresses(tree);
  return { markdown: `${writeMarkdown(tree).trim()}\n`, plain, leftOut: [...leftOut] };
}

function withoutDropped(parent: HtmlRoot | Element, leftOut: Set<string>): void {
  const isKept = (child: (typeof parent.children)[number]) => {
    const isDropped = child.type === "element" && (dropped.has(child.tagName) || isWidget(child));
    if (isDropped) leftOut.add(nameOf(child));
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

/** Parts that Substack draws with script: sign-up forms, and cards without words. */
function isWidget(element: Element): boolean {
  const name = String(element.properties.dataComponentName ?? "");
  if (/Subscri|Paywall|Share|Poll/.test(name)) return true;
  if (name === "" || wordsIn(element).trim() !== "") return false;
  let hasMore = false;
  each(element, ({ tagName }) => {
    if (tagName === "img" || tagName === "a" || tagName === "iframe") hasMore = true;
  });
  return !hasMore && element.tagName === "div";
}

/** What a part is called in the report, with the address of what it showed. */
function nameOf(element: Element): string {
  const { src, data, dataSrc, dataComponentName } = element.properties;
  const address = [src, dataSrc, data].find(
    (each) => typeof each === "string" && /^(?:https?:)?\/\//.test(each),
  );
  const name = dropped.has(element.tagName)
    ? element.tagName
    : (String(dataComponentName).split("ToDOM", 1)[0] ?? "");
  return typeof address === "string" ? `${name} ${address.slice(0, 200)}` : name;
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

import type { Element, ElementContent, Root as HtmlRoot } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import type { OldPicture } from "./imported-post.ts";
import { withPictures } from "./lazy-pictures.ts";
import { wordsIn } from "./plain-text.ts";
import { isPictureAddress } from "./post-html.ts";

const parser = unified().use(rehypeParse, { fragment: true });

/** The HTML of a post as a tree, its pictures with their real addresses and without marks that only make sense there. */
export function postTree(html: string): { tree: HtmlRoot; lost: boolean } {
  const tree = parser.parse(html);
  const { lost } = withPictures(tree);
  each(tree, (element) => {
    if (element.tagName === "a") plainLink(element);
    if (hasClass(element, "kg-bookmark-container")) bookmark(element);
    if (element.tagName === "div" && hasClass(element, "footnote")) substackNote(element);
  });
  return { tree, lost };
}

/** The pictures that a post shows, each once: their addresses and descriptions. */
export function picturesOf(html: string): OldPicture[] {
  const found = new Map<string, OldPicture>();
  each(postTree(html).tree, ({ tagName, properties: { src, alt } }) => {
    if (tagName !== "img" || typeof src !== "string") return;
    const known = found.get(src)?.alt ?? "";
    found.set(src, { address: src, alt: known || (typeof alt === "string" ? alt.trim() : "") });
  });
  return [...found.values()];
}

/** Calls `visit` with every element, from the outside in. */
export function each(parent: HtmlRoot | Element, visit: (element: Element) => void): void {
  for (const child of parent.children)
    if (child.type === "element") {
      visit(child);
      each(child, visit);
    }
}

const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

const textNode = (value: string): ElementContent => ({ type: "text", value });

/**
 * A link to a footnote becomes its number in brackets, because articles have no places inside of them to link to; a
 * link back is left out, and so is one from a picture to its own file.
 */
function plainLink(element: Element): void {
  const { href } = element.properties;
  const address = typeof href === "string" ? href : "";
  const words = wordsIn(element).trim();
  const [, number] = /^\[?(\d{1,3}|[*†‡])\]?$/.exec(words) ?? [];
  if (address.startsWith("#")) {
    if (number !== undefined) become(element, [textNode(`[${number}]`)]);
    else if (/^(?:[↩↑⏎⮌⤴^]\uFE0E?|Back)$/u.test(words)) become(element, []);
  } else if (
    words === "" &&
    (isPictureAddress(address) || /\/image\/fetch\/|[?&]attachment_id=/.test(address))
  )
    become(element, element.children);
  else if (address.includes("%%")) become(element, []);
}

function become(element: Element, children: ElementContent[]): void {
  element.tagName = "span";
  element.properties = {};
  element.children = children;
}

/** Ghost's card of another page: its title leads there. */
function bookmark(element: Element): void {
  let title = "";
  each(element, (inner) => {
    if (hasClass(inner, "kg-bookmark-title")) title = wordsIn(inner).trim();
  });
  if (title !== "") element.children = [textNode(title)];
}

/** Substack's footnotes: the number goes in front of the words. */
function substackNote(element: Element): void {
  const [number, content] = element.children.filter((child) => child.type === "element");
  if (number === undefined || content === undefined || !hasClass(number, "footnote-number")) return;
  const [first] = content.children.filter((child) => child.type === "element");
  (first ?? content).children.unshift(textNode(`[${wordsIn(number).trim()}] `));
  element.children = [content];
}

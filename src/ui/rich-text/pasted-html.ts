import type { LeftOut } from "./left-out.ts";
import { joinLists } from "./pasted-lists.ts";
import { type PastedPicture, takePictures } from "./pasted-pictures.ts";
import { strikeOut, struckSelectors } from "./pasted-strikes.ts";
import { blocks, kept, rename, styleOf } from "./pasted-style.ts";
import { readTables, type TablePlace } from "./pasted-tables.ts";

/** What the text can have where something is pasted. */
export type PastePlace = TablePlace & {
  levels: readonly number[];
  hasTables: boolean;
  hasPictures: boolean;
  /** A text or an address, with links that another program wrapped as where they lead. */
  unwrapped(text: string): string;
};

export type ReadPaste = {
  html: string;
  isEmpty: boolean;
  pictures: PastedPicture[];
  /** The description of the first picture, which can be an address beside a file. */
  alt: string;
  left: Partial<LeftOut>;
};

/**
 * HTML from the clipboard as the editor can read it: Word's drawn lists, styles that mean bold, italic and struck, and
 * tables.
 * What has no place in the text is taken out and counted.
 */
export function readablePaste(html: string, place: PastePlace): ReadPaste {
  const page = new DOMParser().parseFromString(withoutStyles(html), "text/html");
  const alt = page.querySelector("img")?.getAttribute("alt") ?? "";
  for (const each of page.querySelectorAll(`[${kept}]`)) if (isHidden(each)) each.remove();
  for (const wrapper of page.querySelectorAll("b, strong, i, em")) if (isPlain(wrapper)) unwrap(wrapper);
  strikeOut(page, struckSelectors(html));
  unwrapLinks(page, place.unwrapped);
  readCheckboxes(page);
  const left = takeUnknownParts(page);
  const { pictures, left: pictureless } = takePictures(page, place.hasPictures);
  nameBlocks(page, place.levels);
  // What was copied in an editor of ours says how it fits into the text around it, and has no blocks but the editor's.
  const isOwn = page.querySelector("[data-pm-slice]") !== null;
  if (!isOwn) for (const block of page.querySelectorAll("p, div")) if (isBlank(block)) block.remove();
  joinLists(page);
  const asLines = readTables(page, place);
  for (const styled of page.querySelectorAll(`span[${kept}]`)) {
    if (/^(?:bold|[6-9]00)/.test(styleOf(styled, "font-weight"))) wrapIn(styled, "strong");
    if (styleOf(styled, "font-style") === "italic") wrapIn(styled, "em");
  }
  for (const styled of page.querySelectorAll(`[${kept}]`)) styled.removeAttribute(kept);
  if (!isOwn || place.inTable) wrapLines(page.body);
  return {
    html: page.body.innerHTML,
    isEmpty: (page.body.textContent ?? "").trim() === "" && !page.body.querySelector("img, hr"),
    pictures,
    alt,
    left: { ...left, ...pictureless, [place.hasTables ? "largeTables" : "tables"]: asLines },
  };
}

/** Without style sheets, and with the styles of elements under another name. */
function withoutStyles(html: string): string {
  const [first = "", ...others] = html.split(/<style\b/i);
  const withoutSheets = first + others.map((part) => part.replace(/^[\s\S]*?(?:<\/style>|$)/i, "")).join("");
  return withoutSheets.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${kept}=`));
}

function isHidden(element: Element): boolean {
  return styleOf(element, "display") === "none" || styleOf(element, "mso-hide") === "all";
}

/** Google Docs wraps everything in bold that isn't bold. */
function isPlain(element: Element): boolean {
  const isBold = element.matches("b, strong");
  return /^(?:normal|400)/.test(styleOf(element, isBold ? "font-weight" : "font-style"));
}

function nameBlocks(page: Document, levels: readonly number[]): void {
  // What the editor doesn't know as a block would run into the text around it.
  for (const list of page.querySelectorAll("menu, dir")) rename(list, "ul");
  for (const block of page.querySelectorAll(
    "dt, summary, details, main, nav, center, legend, search, optgroup",
  ))
    rename(block, "div");
  const [highest, lowest] = [Math.min(...levels), Math.max(...levels)];
  for (const heading of page.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const level = Number(heading.localName.slice(1));
    const nearest = Math.min(Math.max(level, highest), lowest);
    if (level !== nearest) rename(heading, `h${nearest}`);
  }
}

const unticked = "☐ ";
const ticked = "☑ ";

/** Checklists keep their ticks as signs in the text. */
function readCheckboxes(page: Document): void {
  for (const box of page.querySelectorAll("input[type='checkbox' i]"))
    box.replaceWith(box.hasAttribute("checked") ? ticked : unticked);
  for (const item of page.querySelectorAll("li[role='checkbox'], li[data-checked]")) {
    const isTicked = [item.getAttribute("aria-checked"), item.getAttribute("data-checked")].includes("true");
    // Google Docs draws the box as a picture.
    for (const box of item.querySelectorAll("img[aria-roledescription='checkbox'], :scope > img"))
      box.remove();
    (item.querySelector(":scope > p, :scope > div") ?? item).prepend(isTicked ? ticked : unticked);
  }
  for (const box of page.querySelectorAll(".checkbox:empty"))
    box.replaceWith(box.matches(".checkbox-on") ? ticked : unticked);
}

/** Makes links lead to where they were meant to, and words that are such a link say it. */
function unwrapLinks(page: Document, unwrapped: PastePlace["unwrapped"]): void {
  for (const link of page.querySelectorAll("a[href]")) {
    const href = link.getAttribute("href") ?? "";
    if (unwrapped(href) === href) continue;
    link.setAttribute("href", unwrapped(href));
    // Outlook writes into it that one should trust the link.
    link.removeAttribute("title");
  }
  const words = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let word = words.nextNode(); word instanceof Text; word = words.nextNode())
    if (unwrapped(word.data) !== word.data) word.data = unwrapped(word.data);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function wrapIn(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Blocks whose content is a line already. */
const lines = "p, h1, h2, h3, h4, h5, h6, pre";

/** Blocks that only have certain parts in them. */
const frames = "ul, ol, table, thead, tbody, tfoot, tr, colgroup";

/**
 * Puts text that is beside blocks into paragraphs. Otherwise the editor would drop the spaces between its words, since
 * between blocks they mean nothing.
 */
function wrapLines(container: Element): void {
  let line: ChildNode[] = [];
  const endLine = () => {
    const [first] = line;
    if (first && !container.matches(frames)) {
      const paragraph = container.ownerDocument.createElement("p");
      first.before(paragraph);
      paragraph.append(...line);
      if (isBlank(paragraph)) paragraph.remove();
    }
    line = [];
  };
  for (const node of [...container.childNodes]) {
    if (!isBlock(node)) {
      line.push(node);
      continue;
    }
    endLine();
    if (!node.matches(lines)) wrapLines(node);
  }
  endLine();
}

/** An element that begins a line of its own, or has one in it. */
function isBlock(node: ChildNode): node is Element & ChildNode {
  return (
    node instanceof Element &&
    (node.matches(`${blocks}, img`) || node.querySelector(`${blocks}, img`) !== null)
  );
}

/** An empty line: paragraphs have room between them. */
function isBlank(block: Element): boolean {
  return (block.textContent ?? "").trim() === "" && !block.querySelector("img, hr, table, ul, ol");
}

/** Parts that a text can't have, by kind. */
const kinds = [
  ["videos", "video"],
  ["sounds", "audio"],
  ["embedded", "iframe, object, embed"],
  ["equations", "math"],
  ["drawings", "svg, canvas"],
  ["fields", "select, textarea, input"],
] as const;

/** Word's comments: their numbers in the text, and what they say below it. */
const commentSign = ".msocomanchor, a[href*='#_msocom']";
const commentParts = ".MsoCommentReference, .MsoCommentText, .msocomtxt, hr.msocomoff";

/** What isn't part of the text anywhere. Word on the web marks the ends of paragraphs. */
const unseen = "style, script, meta, link, title, xml, template, noscript, [hidden], span.EOP";

/** Addresses that lead somewhere from a text of ours. */
const reachable = /^(?:https?:|mailto:|tel:|sms:|\/(?!\/)|#)/i;

/** Removes what a text can't have, and what nobody sees. @returns how many of each kind there were. */
function takeUnknownParts(page: Document): Partial<LeftOut> {
  for (const each of page.querySelectorAll(unseen)) each.remove();
  for (const each of page.querySelectorAll("o\\:p")) each.replaceWith((each.textContent ?? "").trim());
  const equations = takeWordEquations(page);
  const comments = page.querySelectorAll(commentSign).length;
  for (const each of page.querySelectorAll(`${commentSign}, ${commentParts}`)) each.remove();
  for (const each of page.querySelectorAll(`[${kept}]`))
    if (styleOf(each, "mso-element").startsWith("comment")) each.remove();
  const counts: Partial<LeftOut> = { comments };
  for (const [kind, selector] of kinds) {
    const parts = [...page.querySelectorAll(selector)];
    counts[kind] = parts.filter(isSeen).length;
    for (const part of parts) part.remove();
  }
  counts.equations = (counts.equations ?? 0) + equations;
  const unreachable = [...page.querySelectorAll("a[href]")].filter(
    (link) => !reachable.test(link.getAttribute("href")?.trim() ?? ""),
  );
  counts.addresses = unreachable.filter((link) => link.textContent?.trim() !== "").length;
  for (const link of unreachable) link.replaceWith(...link.childNodes);
  return counts;
}

/** Not an icon, a counter of readers or a hidden field. */
function isSeen(part: Element): boolean {
  if (part.matches("[type='hidden' i], [aria-hidden='true']")) return false;
  if (part.matches("svg") && part.closest("a, button")) return false;
  const sizes = ["width", "height"].map((side) => Number.parseFloat(part.getAttribute(side) ?? ""));
  return !sizes.some((size) => size <= (part.matches("svg") ? 32 : 2));
}

/** Word brings each equation as its own markup in a comment, and then as a picture for programs without it. */
function takeWordEquations(page: Document): number {
  const comments = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  const substitutes: ChildNode[] = [];
  let count = 0;
  for (let comment = comments.nextNode(); comment instanceof Comment; comment = comments.nextNode()) {
    if (/^\[if gte msEquation/i.test(comment.data)) count += 1;
    if (!/^\[if !msEquation\]/i.test(comment.data)) continue;
    for (let next = comment.nextSibling; next && !isEnd(next); next = next.nextSibling)
      substitutes.push(next);
  }
  for (const each of substitutes) each.remove();
  return count;
}

function isEnd(node: Node): boolean {
  return node instanceof Comment && /^\[endif\]/i.test(node.data);
}

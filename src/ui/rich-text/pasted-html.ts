import type { LeftOut } from "./left-out.ts";
import { isBlank, wrapLines } from "./pasted-lines.ts";
import { joinLists } from "./pasted-lists.ts";
import { type PastedPicture, takePictures } from "./pasted-pictures.ts";
import { kept, rename, styleOf } from "./pasted-style.ts";
import { readTables, type TablePlace } from "./pasted-tables.ts";
import { takeUnknownParts } from "./unknown-parts.ts";

/** What the text can have where something is pasted. */
export type PastePlace = TablePlace & {
  levels: readonly number[];
  hasTables: boolean;
  hasPictures: boolean;
};

export type ReadPaste = {
  html: string;
  /** Whether there is anything to put in. */
  isEmpty: boolean;
  pictures: PastedPicture[];
  /** The description of the first picture, which can be an address beside a file. */
  alt: string;
  left: Partial<LeftOut>;
};

/**
 * HTML from the clipboard as the editor can read it: Word's drawn lists, styles that mean bold and italic, and tables.
 * What has no place in the text is taken out and counted.
 */
export function readablePaste(html: string, place: PastePlace): ReadPaste {
  const page = new DOMParser().parseFromString(withoutStyles(html), "text/html");
  const alt = page.querySelector("img")?.getAttribute("alt") ?? "";
  for (const each of page.querySelectorAll(`[${kept}]`)) if (isHidden(each)) each.remove();
  for (const wrapper of page.querySelectorAll("b, strong, i, em")) if (isPlain(wrapper)) unwrap(wrapper);
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

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function wrapIn(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Lists of word processors as lists: Word writes paragraphs with a drawn sign, and Word on the web one list per level. */

import { rename, styleOf } from "./pasted-style.ts";

type Item = {
  paragraph: Element;
  level: number;
  sign: ListSign | undefined;
  /** A further paragraph of the item before, if there is one. */
  isMore: boolean;
};
type OpenList = { list: Element; level: number; next: number };

/** Makes lists of all paragraphs that are items, with their levels and numbers. */
export function joinLists(page: Document): void {
  for (const list of page.querySelectorAll("ol")) {
    // Markdown counts in one way, from the number of the first item.
    list.removeAttribute("type");
    const first = list.firstElementChild?.getAttribute("value");
    if (first) list.setAttribute("start", first);
  }
  const webItems = takeApartWebLists(page);
  const items = [...page.querySelectorAll("p, div")].flatMap(
    (each) => webItems.get(each) ?? itemOf(each) ?? [],
  );
  let [open, root]: [OpenList[], Element | undefined] = [[], undefined];
  for (const [at, item] of items.entries()) {
    const { paragraph, level, sign, isMore } = item;
    if (root === undefined || before(paragraph) !== root) [open, root] = [[], undefined];
    if (isMore) {
      open.at(-1)?.list.lastElementChild?.append(paragraph);
      continue;
    }
    open = open.filter((list) => list.level <= level);
    const within = open.at(-1);
    let into = within?.level === level && goesOn(within, sign) ? within : undefined;
    if (!into) {
      if (within?.level === level) open.pop();
      const list = page.createElement(sign?.kind === "number" ? "ol" : "ul");
      into = { list, level, next: firstNumber(sign, nextOnLevel(items, at)) };
      if (into.next !== 1) list.setAttribute("start", String(into.next));
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else {
        paragraph.before(list);
        root = list;
      }
      open.push(into);
    }
    const entry = page.createElement("li");
    entry.append(...paragraph.childNodes);
    into.list.append(entry);
    into.next += 1;
    paragraph.remove();
  }
  for (const sign of drawnSigns(page)) {
    // A numbered heading keeps its number.
    const text = sign.textContent?.trim() ?? "";
    sign.replaceWith(readSign(text)?.kind === "bullet" ? "" : `${text} `);
  }
}

function goesOn({ list, next }: OpenList, sign: ListSign | undefined): boolean {
  if (sign === undefined) return true;
  if (sign.kind === "bullet") return list.localName === "ul";
  return list.localName === "ol" && (sign.numbers.length === 0 || sign.numbers.includes(next));
}

/** The sign of the next item beside this one, before the list above goes on. */
function nextOnLevel(items: readonly Item[], at: number): ListSign | undefined {
  const { level = 0 } = items[at] ?? {};
  const next = items.slice(at + 1, at + 200).find((item) => !item.isMore && item.level <= level);
  return next?.level === level ? next.sign : undefined;
}

/** What comes before, unless there is text in between. */
function before(element: Element): Element | undefined {
  let node = element.previousSibling;
  while (node && !(node instanceof Element)) {
    if (node.nodeType === 3 && node.textContent?.trim() !== "") return undefined;
    node = node.previousSibling;
  }
  return node ?? undefined;
}

/** The paragraph as an item, without its sign; undefined if it's none. */
function itemOf(paragraph: Element): Item | undefined {
  if (paragraph.localName !== "p") return undefined;
  const [, named] = /level(\d)/.exec(styleOf(paragraph, "mso-list")) ?? [];
  if (named === undefined && !/^MsoList(?:Paragraph|Bullet|Number|Continue)/.test(paragraph.className))
    return undefined;
  const drawn = takeSign(paragraph, named !== undefined);
  const sign = drawn === undefined ? signOfStyle(paragraph) : readSign(drawn);
  if (drawn !== undefined && sign === undefined) paragraph.prepend(`${drawn.trim()} `);
  return {
    paragraph,
    level: named === undefined ? levelByMargin(paragraph) : Number(named),
    sign,
    isMore:
      named === undefined &&
      drawn === undefined &&
      /^MsoList(?:Paragraph|Continue)/.test(paragraph.className),
  };
}

/** What Word's own list styles draw, where the sign didn't come along. */
function signOfStyle({ className }: Element): ListSign | undefined {
  return className.startsWith("MsoListNumber") ? { kind: "number", numbers: [] } : undefined;
}

/** Where Word doesn't say the level, each half inch of margin is one. */
function levelByMargin(paragraph: Element): number {
  const [, size = "0", unit] = /^([\d.]+)(pt|in|cm)/.exec(styleOf(paragraph, "margin-left")) ?? [];
  const inches = Number(size) / (unit === "pt" ? 72 : unit === "cm" ? 2.54 : 1);
  return Math.max(1, Math.round(inches * 2));
}

/** Removes the drawn sign. @returns its text; undefined if there is none. */
function takeSign(paragraph: Element, isItem: boolean): string | undefined {
  const [drawn] = drawnSigns(paragraph);
  if (drawn) {
    drawn.remove();
    return drawn.textContent ?? "";
  }
  const pattern = isItem
    ? /^\s*(\S{1,8})(?:\s*\u00a0[\s\u00a0]*|\s{2,}|\t)/
    : /^\s*([·•§o▪–-]|[([]?(?:\d{1,3}|[a-z]{1,4})[.)])[\s\u00a0]+/i;
  const [whole = "", sign] = pattern.exec(paragraph.textContent ?? "") ?? [];
  if (sign === undefined || readSign(sign) === undefined) return undefined;
  removeStart(paragraph, whole.length);
  return sign;
}

function drawnSigns(within: ParentNode): Element[] {
  return [...within.querySelectorAll("span")].filter((span) => styleOf(span, "mso-list") === "ignore");
}

function removeStart(element: Element, length: number): void {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = length;
  for (let text = texts.nextNode(); text instanceof Text && left > 0; text = texts.nextNode()) {
    const part = Math.min(left, text.length);
    text.deleteData(0, part);
    left -= part;
  }
}

/** Word on the web makes a list of each item; the items say their levels. @returns the items by their elements. */
function takeApartWebLists(page: Document): ReadonlyMap<Element, Item> {
  const found = new Map<Element, Item>();
  for (const wrapper of page.querySelectorAll(".ListContainerWrapper"))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const list of page.querySelectorAll("ol, ul")) {
    const items = [...list.children];
    if (items.length === 0 || !items.every((item) => item.matches("li[data-aria-level]"))) continue;
    const first = Number(list.getAttribute("start") ?? 1);
    for (const [at, item] of items.entries()) {
      const level = Number(item.getAttribute("data-aria-level"));
      const sign = readSign(list.localName === "ol" ? `${first + at}.` : "•");
      const paragraph = rename(item, "div");
      found.set(paragraph, { paragraph, level, sign, isMore: false });
      list.before(paragraph);
    }
    list.remove();
  }
  return found;
}

/** What a word processor draws before an item: a bullet, or a number with every way it can be read ("i." is 1 or 9). */
type ListSign = { kind: "bullet" } | { kind: "number"; numbers: readonly number[] };

/** What an item's drawn sign means; undefined for words such as "Step 1:", which belong to the text. */
export function readSign(drawn: string): ListSign | undefined {
  const sign = drawn.replace(/[\s\u00a0]+/g, "");
  // Symbol fonts draw bullets with letters: "o", "v", "Ø", "§".
  if (/^\D?$/u.test(sign)) return { kind: "bullet" };
  const isMarked = /[.):\]]$/.test(sign);
  // The last part of "2.1.3." counts its own level.
  const parts = sign
    .replace(/^[([]/, "")
    .replace(/[.):\]]{1,2}$/, "")
    .split(/[.)]/);
  const counted = parts.pop() ?? "";
  const isCount = /^\d{1,4}$/.test(counted) || (isMarked && /^[a-z]{1,15}$/i.test(counted));
  if (!isCount || !parts.every((part) => /^\d{1,4}$/.test(part)))
    return /[\p{L}\p{N}]/u.test(sign) ? undefined : { kind: "bullet" };
  if (/^\d+$/.test(counted)) return { kind: "number", numbers: [Number(counted)] };
  const readings = [romanNumber(counted), letterNumber(counted)];
  // A list that begins with "c." is lettered, one that begins with "i.", "v." or "x." has Roman numbers.
  if (/^[cdlm]$/i.test(counted)) readings.reverse();
  const numbers = readings.filter((number) => number !== undefined);
  return numbers.length === 0 ? undefined : { kind: "number", numbers };
}

/** The number that a list begins with. The sign after it tells which reading is meant. */
export function firstNumber(sign: ListSign | undefined, next: ListSign | undefined): number {
  if (sign?.kind !== "number") return 1;
  const goesOn = (number: number) => next?.kind === "number" && next.numbers.includes(number + 1);
  return sign.numbers.find(goesOn) ?? sign.numbers[0] ?? 1;
}

const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1_000 };

function romanNumber(sign: string): number | undefined {
  const digits = sign.toLowerCase();
  if (!/^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(digits)) return undefined;
  const values = Array.from(digits, (digit) => romanDigits[digit] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** "a" is 1, "z" 26, and then "aa" 27. */
function letterNumber(sign: string): number | undefined {
  const letters = sign.toLowerCase();
  const first = letters.charAt(0);
  if (letters !== first.repeat(letters.length)) return undefined;
  return (letters.length - 1) * 26 + first.charCodeAt(0) - "a".charCodeAt(0) + 1;
}

import { decodeHTMLStrict } from "entities/decode";
import { Parser } from "htmlparser2";
import { isPrivateHost } from "../fetch/private-address.ts";
import type { NoteParagraph, NotePart } from "./feed.ts";

/** The longest text read; notes are short, transcripts long. */
type Bounds = { letters: number; paragraphs: number };
const notesBounds: Bounds = { letters: 20_000, paragraphs: 200 };
const longestParagraph = 4000;

const bullet = "• ";
const breaksLine = /^(?:p|div|br|hr|li|ul|ol|dl|dt|dd|h[1-6]|blockquote|section|article|table|tr|pre)$/;
const holdsNoWords = /^(?:script|style|iframe|object|noscript|template|svg|math|head|title)$/;
/**
 * Converts third-party HTML to plain paragraphs. Only text and links to public addresses are kept, and the page
 * renders both itself, so no foreign markup reaches a browser.
 */
export function notesOf(html: string, { letters, paragraphs } = notesBounds): readonly NoteParagraph[] {
  const collected = new Paragraphs(paragraphs);
  let silent = 0;
  let href: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (holdsNoWords.test(name)) silent += 1;
        else if (name === "a") href = safeAddress(withoutEntities(attributes.href ?? ""));
        else if (breaksLine.test(name)) {
          collected.end();
          if (name === "li" && silent === 0) collected.add(bullet, undefined);
        }
      },
      ontext(text) {
        if (silent === 0) collected.add(text, href);
      },
      onclosetag(name) {
        if (holdsNoWords.test(name)) silent -= 1;
        else if (name === "a") href = undefined;
        else if (breaksLine.test(name)) collected.end();
      },
    },
    // Its own decoding also reads names without a semicolon, which addresses are full of.
    { decodeEntities: false },
  );
  parser.end(html.slice(0, letters));
  return collected.done();
}

/** Converts third-party HTML to one line without links. */
export function lineOf(html: string, max: number): string {
  const words = notesOf(html).map((paragraph) => paragraph.map(({ text }) => text).join(""));
  return oneLine(words.join(" ").replaceAll(bullet, ""), max);
}

/** Collects words into paragraphs with single spaces and no spaces at the ends. */
class Paragraphs {
  readonly #most: number;
  #finished: NoteParagraph[] = [];
  #parts: NotePart[] = [];
  #letters = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(text: string, href: string | undefined): void {
    // Text without tags separates paragraphs by empty lines.
    const [first = "", ...others] = withoutEntities(text).split(/\n[ \t]*\r?\n/);
    this.#put(first, href);
    for (const other of others) {
      this.end();
      this.#put(other, href);
    }
  }

  #put(text: string, href: string | undefined): void {
    const room = longestParagraph - this.#letters;
    if (text === "" || room <= 0) return;
    const spaced = `${/^\s/.test(text) ? " " : ""}${oneLine(text, room)}${/\s$/.test(text) ? " " : ""}`;
    if (this.#parts.length === 0 && spaced.trim() === "") return;
    this.#letters += spaced.length;
    const last = this.#parts.at(-1);
    if (last && last.href === href) last.text = `${last.text}${spaced}`.replace(/ {2,}/g, " ");
    else this.#parts.push(href === undefined ? { text: spaced } : { text: spaced, href });
  }

  end(): void {
    const parts = this.#parts.filter(
      ({ text, href }) => text !== "" && (href === undefined || text.trim() !== ""),
    );
    this.#parts = [];
    this.#letters = 0;
    const [first] = parts;
    const last = parts.at(-1);
    if (!first || !last) return;
    first.text = first.text.trimStart();
    last.text = last.text.trimEnd();
    const isEmpty = parts.every(({ text }) => /^[\s•]*$/.test(text));
    if (!isEmpty && this.#finished.length < this.#most) this.#finished.push(parts);
  }

  done(): readonly NoteParagraph[] {
    this.end();
    return this.#finished;
  }
}

// Control characters, bidirectional control marks, and zero-width characters.
const unseen = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Third-party text as one bounded line: no control characters, single spaces, cut with an ellipsis. */
export function oneLine(text: string, max: number): string {
  const line = text
    .slice(0, max * 4)
    .toWellFormed()
    .replace(unseen, " ")
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...line];
  return characters.length <= max
    ? line
    : `${characters
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`;
}

/** Decodes entities such as `&eacute;` or `&#233;`; unknown ones and those without a semicolon stay as they are. */
export function withoutEntities(text: string): string {
  return decodeHTMLStrict(text);
}

const longestAddress = 2000;
// Allowed characters of a host; hosts are used in a policy header, so nothing else may get through.
const plainHost = /^(?:[a-z0-9-]+\.)*[a-z0-9-]+\.?$|^\[[\da-f:.]+\]$/;

/**
 * A third-party address that visitors may open or play: http or https, a plain host on the public internet or one the
 * owner has named, no user name or password; otherwise undefined.
 */
export function safeAddress(text: string, trustedHost?: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > longestAddress) return undefined;
  const url = URL.parse(trimmed);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (!plainHost.test(url.hostname)) return undefined;
  if (url.host !== trustedHost && isPrivateHost(url.hostname)) return undefined;
  return url.href;
}

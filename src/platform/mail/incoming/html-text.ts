import { Parser } from "htmlparser2";
import { keptOfMail } from "./limits.ts";

const beginsLine =
  /^(?:p|div|br|hr|li|ul|ol|dl|dt|dd|h[1-6]|blockquote|section|article|table|tr|pre|header|footer)$/;
const separates = /^(?:p|ul|ol|dl|h[1-6]|blockquote|table|pre)$/;
const hasNoText = /^(?:script|style|iframe|object|noscript|template|svg|math|head|title)$/;

/** Whether a mail's HTML has more tags than are read as tags. */
export const hasTooManyTags = (html: string) =>
  html.split("<", keptOfMail.tags + 2).length > keptOfMail.tags + 1;

/** How far browsers look for a charset, and a little more. */
const metaLength = 4_000;

/** The charset that a mail's HTML names itself; empty if it names none. */
export function metaCharset(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, metaLength)).toString("latin1");
  for (const [tag] of start.matchAll(/<meta\b[^<>]*>/gi)) {
    const [, charset] = /\bcharset\s?=\s?["']?([\w.:-]+)/i.exec(tag) ?? [];
    if (charset !== undefined) return charset;
  }
  return "";
}

/** The words between tags, without what isn't read aloud; in steps that grow only as the text does. */
function wordsOf(html: string): string {
  const silent = /<(\/?)(?:script|style|title)\b[^<>]*>/gi;
  let [words, from, depth] = ["", 0, 0];
  for (const { 0: tag, 1: end, index } of html.matchAll(silent)) {
    if (depth === 0) words += html.slice(from, index);
    depth = Math.max(0, depth + (end === "/" ? -1 : 1));
    from = index + tag.length;
  }
  if (depth === 0) words += html.slice(from);
  return words.replace(/<[^<>]*>/g, " ");
}

/**
 * The text of a mail's HTML, with its lines. What is in a blockquote gets a `>`, as in a mail of plain text. Nothing in it
 * is loaded or kept: no picture, no link, no style.
 */
export function textOfMailHtml(whole: string): string {
  const kept = whole.slice(0, keptOfMail.htmlLength);
  // The parser compares each tag that closes nothing with all that are open.
  const html = hasTooManyTags(kept) ? wordsOf(kept).replaceAll("<", " ") : kept;
  const lines: string[] = [];
  let line = "";
  let silent = 0;
  let quotes = 0;
  const end = () => {
    const text = line.replace(/[ \t\r\n\f]+/g, " ").trim();
    line = "";
    if (text !== "") lines.push(`${"> ".repeat(Math.min(quotes, 5))}${text}`);
  };
  const separate = () => {
    if (lines.length > 0 && lines.at(-1) !== "") lines.push("");
  };
  const parser = new Parser({
    onopentag(name) {
      if (hasNoText.test(name)) silent += 1;
      if (!beginsLine.test(name)) return;
      end();
      if (separates.test(name)) separate();
      if (name === "blockquote") quotes += 1;
      if (name === "li") line = "- ";
    },
    ontext(text) {
      if (silent === 0) line += text;
    },
    onclosetag(name) {
      if (hasNoText.test(name)) silent -= 1;
      if (/^t[dh]$/.test(name)) line += " ";
      if (!beginsLine.test(name)) return;
      end();
      if (name === "blockquote") quotes -= 1;
      if (separates.test(name)) separate();
    },
  });
  parser.end(html);
  end();
  return lines.join("\n").trim();
}

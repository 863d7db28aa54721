import { Parser } from "htmlparser2";
import { keptOfMail } from "./limits.ts";

const beginsLine =
  /^(?:p|div|br|hr|li|ul|ol|dl|dt|dd|h[1-6]|blockquote|section|article|table|tr|pre|header|footer)$/;
const separates = /^(?:p|ul|ol|dl|h[1-6]|blockquote|table|pre)$/;
const hasNoText = /^(?:script|style|iframe|object|noscript|template|svg|math|head|title)$/;

/**
 * The text of a mail's HTML, with its lines. What is in a blockquote gets a `>`, as in a mail of plain text. Nothing in it
 * is loaded or kept: no picture, no link, no style.
 */
export function textOfMailHtml(html: string): string {
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
  parser.end(html.slice(0, keptOfMail.htmlLength));
  end();
  return lines.join("\n").trim();
}

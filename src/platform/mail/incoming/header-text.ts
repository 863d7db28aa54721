import { decodedText, headerLineDecoder } from "./charsets.ts";

/**
 * The lines of a header for the parser, which reads them as UTF-8: bytes of other charsets are decoded, and encoded words
 * that it would decode by their label alone are written again in UTF-8.
 */
export function headerText(bytes: Uint8Array): string {
  const header = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const latin = header.toString("latin1");
  const [, label = ""] = /charset\s{0,3}=\s{0,3}"?([^\s";]{1,60})/i.exec(latin) ?? [];
  const decodedLine = headerLineDecoder(label);
  return latin
    .split("\n")
    .map((line) => decodedLine(Buffer.from(withoutReturns(line), "latin1")))
    .join("\r\n")
    .replace(encodedWords, inUtf8);
}

function withoutReturns(line: string): string {
  let end = line.length;
  while (line[end - 1] === "\r") end -= 1;
  return line.slice(0, end);
}

/** The charset of a header's first encoded word; empty without one. */
export function charsetOfWords(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
  return /=\?([^?\s*]+)(?:\*[^?\s]*)?\?[bq]\?/i.exec(latin)?.[1] ?? "";
}

const encodedWord = /=\?([^?\s]+)\?([QqBb])\?([^?]*)\?=/g;
/** Words one after the other: a letter of several bytes can begin in one and end in the next. */
const encodedWords = /=\?[^?\s]+\?[QqBb]\?[^?]*\?=(?:[ \t\r\n]+=\?[^?\s]+\?[QqBb]\?[^?]*\?=)*/g;

function inUtf8(words: string): string {
  const runs: { label: string; bytes: Buffer[] }[] = [];
  for (const [, charset = "", encoding = "", text = ""] of words.matchAll(encodedWord)) {
    // RFC 2231 lets a language follow the charset.
    const label = charset.split("*")[0]?.toLowerCase() ?? "";
    const bytes = /b/i.test(encoding) ? fromBase64(text) : fromQuoted(text);
    const last = runs.at(-1);
    if (last?.label === label) last.bytes.push(bytes);
    else runs.push({ label, bytes: [bytes] });
  }
  const text = runs.map(({ label, bytes }) => decodedText(Buffer.concat(bytes), label)).join("");
  return `=?utf-8?B?${Buffer.from(text.toWellFormed()).toString("base64")}?=`;
}

const fromBase64 = (text: string) =>
  Buffer.concat(text.split("=").map((unit) => Buffer.from(unit.replace(/[^A-Za-z0-9+/]/g, ""), "base64")));

const fromQuoted = (text: string) =>
  Buffer.from(
    Buffer.from(text.replace(/[_\s]/g, " "))
      .toString("latin1")
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );

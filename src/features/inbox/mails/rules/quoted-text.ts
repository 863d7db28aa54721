import { forwardedLine } from "#platform/mail/incoming/forwarded-mail.ts";
import { isAttribution, isDivider, isHeaderOfQuote, longestLine } from "./quote-signs.ts";

/** A mail's own words, and what it quotes; together nothing is lost. */
export type SplitText = { text: string; quoted: string };

/** Attributions are folded over this many lines at most. */
const foldedLines = 3;

const ruler = /^\s{0,3}[_-]{10,}\s{0,3}$/u;
const isQuote = (line: string) => /^\s{0,3}>/.test(line);
const isBlank = (line: string) => line.trim() === "";

/**
 * Splits a mail's text. What isn't surely a quote stays with the words: so do lines that begin with ">" where nothing says
 * whom they quote. A mail forwarded as a file is split for itself.
 */
export function splitQuoted(raw: string): SplitText {
  const lines = raw.replace(/\r\n?/g, "\n").split("\n");
  const begins = lines.flatMap((line, at) => (line === forwardedLine ? [at] : []));
  const sections = [0, ...begins].map((from, at) => splitLines(lines.slice(from, begins[at])));
  const joined = (name: keyof SplitText) =>
    sections
      .map((section) => section[name])
      .filter((each) => each !== "")
      .join("\n\n");
  return { text: joined("text"), quoted: joined("quoted") };
}

function splitLines(lines: readonly string[]): SplitText {
  // The header of a forwarded mail isn't that of a quote.
  const header = lines[0] === forwardedLine ? lines.findIndex(isBlank) : 0;
  const at = quoteStart(lines, header === -1 ? lines.length : header);
  if (at === undefined) return whole(lines);
  const { words, quotes } = repliesBelow(lines, at);
  const text = words.join("\n").trim();
  // A forwarded mail has no other words.
  return text === "" ? whole(lines) : { text, quoted: quotes.join("\n").trim() };
}

const whole = (lines: readonly string[]): SplitText => ({ text: lines.join("\n").trim(), quoted: "" });

function quoteStart(lines: readonly string[], from: number): number | undefined {
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (line.length > longestLine || isBlank(line)) continue;
    const start = isDivider(line) || isHeader(lines, at) ? at : attributionEndingAt(lines, at, from);
    if (start === undefined) continue;
    // Outlook draws a line above the header of what it quotes.
    const above = start - 1;
    return above >= from && ruler.test(lines[above]?.slice(0, longestLine) ?? "") ? above : start;
  }
  return undefined;
}

/** Where the attribution begins that ends in this line: nearest to it, so that no words above are taken for its own. */
function attributionEndingAt(lines: readonly string[], at: number, from: number): number | undefined {
  // Most lines aren't the end of one.
  if (!/[:：>]|wrote/iu.test((lines[at] ?? "").slice(-20))) return undefined;
  let joined = "";
  for (let start = at; start >= Math.max(from, at - foldedLines + 1); start -= 1) {
    const line = lines[start] ?? "";
    if (isBlank(line) || joined.length + line.length > longestLine) return undefined;
    joined = start === at ? line.trim() : `${line.trim()} ${joined.replace(/^[\s>]+/, "")}`;
    if (isAttribution(joined)) return start;
  }
  return undefined;
}

function isHeader(lines: readonly string[], at: number): boolean {
  const below = lines.slice(at + 1, at + 4);
  const end = below.findIndex(isBlank);
  return isHeaderOfQuote(lines[at] ?? "", end === -1 ? below : below.slice(0, end));
}

/**
 * Where the quote has a sign before each line, people may write below it. Answers between several quotes stay as they
 * are, since they make no sense without them.
 */
function repliesBelow(lines: readonly string[], at: number): { words: string[]; quotes: string[] } {
  const before = lines.slice(0, at);
  const rest = lines.slice(at);
  const first = rest.findIndex(isQuote);
  const isMarked = first !== -1 && first <= foldedLines + 1;
  if (!isMarked) return { words: before, quotes: rest };
  const end = rest.findIndex((line, index) => index > first && !isQuote(line) && !isBlank(line));
  if (end === -1) return { words: before, quotes: rest };
  const below = rest.slice(end);
  if (below.some(isQuote)) return { words: [...before, ...rest], quotes: [] };
  return { words: [...before, ...below], quotes: rest.slice(0, end) };
}

/**
 * Finds what a reply quotes of earlier mails, as Gmail, Outlook and Apple Mail write it in English, French and Spanish.
 * Everything is a short expression on one to three lines: packages for this use expressions on the whole text, which
 * take minutes with a text made for it.
 */

/** A mail's own words, and what it quotes; together nothing is lost. */
export type SplitText = { text: string; quoted: string };

/** Attributions are folded over this many lines at most. */
const foldedLines = 3;
const longestLine = 400;

const attribution =
  /^\W{0,3}(?:On\b.{6,400}\bwrote|Le\b.{6,400}\ba écrit|El\b.{6,400}\bescribió)\s{0,2}:?\W{0,3}$/iu;
const opening = /^\W{0,3}(?:On|Le|El)\s/iu;
const divider =
  /^\s{0,3}-{2,12}\s?(?:original message|message d['’]origine|mensaje original|forwarded message|message transféré|mensaje reenviado)\s?-{2,12}\s{0,3}$/iu;
const ruler = /^\s{0,3}[_-]{10,}\s{0,3}$/u;
const sender = /^[\s>*]{0,4}(?:From|De)\s?:/iu;
const sent = /^[\s>*]{0,4}(?:Sent|Date|Envoyé(?: le)?|Enviado(?: el)?|Fecha)\s?:/iu;
const isQuote = (line: string) => /^\s{0,3}>/.test(line);
const isBlank = (line: string) => line.trim() === "";

/** Splits a mail's text. What isn't surely a quote stays with the words. */
export function splitQuoted(raw: string): SplitText {
  const lines = raw.replace(/\r\n?/g, "\n").split("\n");
  const at = quoteStart(lines);
  if (at === undefined) return whole(lines);
  const { words, quotes } = answersBelow(lines, at);
  const text = words.join("\n").trim();
  // A forwarded mail has no other words.
  return text === "" ? whole(lines) : { text, quoted: quotes.join("\n").trim() };
}

const whole = (lines: readonly string[]): SplitText => ({ text: lines.join("\n").trim(), quoted: "" });

/** The line at which the first quote begins. */
function quoteStart(lines: readonly string[]): number | undefined {
  const at = lines.findIndex(
    (line, index) =>
      line.length <= longestLine &&
      (isQuote(line) || divider.test(line) || isHeaderBlock(lines, index) || isAttribution(lines, index)),
  );
  if (at === -1) return undefined;
  // Outlook draws a line above the header of what it quotes.
  const above = at - 1;
  return above >= 0 && ruler.test(lines[above]?.slice(0, longestLine) ?? "") ? above : at;
}

function isAttribution(lines: readonly string[], at: number): boolean {
  if (!opening.test(lines[at]?.slice(0, 20) ?? "")) return false;
  const folded = lines.slice(at, at + foldedLines).map((line) => line.slice(0, longestLine).trim());
  return folded.some((_, count) =>
    attribution.test(
      folded
        .slice(0, count + 1)
        .join(" ")
        .slice(0, longestLine),
    ),
  );
}

function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (!sender.test(lines[at]?.slice(0, 20) ?? "")) return false;
  const below = lines.slice(at + 1, at + 4);
  const end = below.findIndex(isBlank);
  return (end === -1 ? below : below.slice(0, end)).some((line) => sent.test(line.slice(0, 30)));
}

/**
 * Where the quote has a sign before each line, people may write below it. Answers between several quotes stay as they
 * are, since they make no sense without them.
 */
function answersBelow(lines: readonly string[], at: number): { words: string[]; quotes: string[] } {
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

export type Words = { text: string; isHtml: boolean };

/** Whether nothing can be seen of a text: programs fill empty ones with signs that have no width. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text.replaceAll("\u034f", ""));

/**
 * The words of a mail that says the same in several ways: its plain text, or those of its HTML where the plain text is
 * empty or only sends its reader there. Where the two say different things, both.
 */
export function bestAlternative(ways: readonly Words[]): Words {
  const textOf = (isHtml: boolean) =>
    ways
      .filter((way) => way.isHtml === isHtml && !isBlank(way.text))
      .map(({ text }) => text)
      .join("\n");
  const [plain, html] = [textOf(false), textOf(true)];
  if (html === "") return { text: plain, isHtml: false };
  if (plain === "" || isNotice(plain)) return { text: html, isHtml: true };
  return { text: isShort(plain) && !sharesWords(plain, html) ? `${plain}\n\n${html}` : plain, isHtml: false };
}

const longestNotice = 400;
const isShort = (text: string) => text.trim().length <= longestNotice;

/**
 * What programs write in place of the words, for mail programs of thirty years ago: a text with something of each list of
 * a pair.
 */
const notices: readonly (readonly RegExp[])[] = [
  [/\bhtml\b/i],
  [/\bmulti-?part message in mime format\b/i],
  [/\b(?:view|read|see|display)\b/i, /\b(?:browser|online|web ?page)\b/i],
  [/\b(?:e-?mail|mail) (?:client|program|reader)\b/i, /\b(?:support|display|show|capable|compatible|view)/i],
  [
    /\b(?:im|in einem|in ihrem|dans|avec|en|con|no|nel) (?:(?:web|votre|su|tu|el|seu|tuo) ?)?(?:browser|navigateur|navegador)\b/i,
  ],
];

/** Whether a text only says that the words are in the HTML. One that a person wrote has the same words there. */
function isNotice(text: string): boolean {
  if (!isShort(text)) return false;
  const line = text.replace(/\s+/g, " ");
  return notices.some((signs) => signs.every((sign) => sign.test(line)));
}

const wordsIn = (text: string) =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu) ?? []);

/** Whether a third of one's words are in the other's. */
function sharesWords(text: string, other: string): boolean {
  const [words, others] = [wordsIn(text), wordsIn(other)];
  return words.size === 0 || [...words].filter((word) => others.has(word)).length * 3 >= words.size;
}

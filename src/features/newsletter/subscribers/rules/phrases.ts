import { withoutInvisible } from "./import-address.ts";

/** Words to compare with: `stop` is that word, `bounc*` every word that begins so. */
type Phrases = readonly string[];

/** Phrases, written with bars between them. */
export const phrases = (text: string): Phrases => text.split("|");

/**
 * A text for comparing: lower case, without accents, one space for other signs. "HasOptedOut-Of_Email" is "has opted out of
 * email".
 */
export function comparableText(text: string): string {
  return withoutInvisible(text)
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Whether a comparable text has one of the phrases somewhere, as whole words. */
export function hasPhrase(text: string, list: Phrases): boolean {
  const padded = ` ${text} `;
  return list.some((each) => padded.includes(each.endsWith("*") ? ` ${each.slice(0, -1)}` : ` ${each} `));
}

/** Whether a comparable text is one of the phrases. */
export function isPhrase(text: string, list: Phrases): boolean {
  return list.some((each) => (each.endsWith("*") ? text.startsWith(each.slice(0, -1)) : text === each));
}

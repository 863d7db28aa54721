import { importMessages } from "../copy/import.ts";

/** An address as it can be stored, with what had to be corrected. */
type ReadAddress = { email: string; name: string; notes: readonly string[] };

/** Characters that nobody sees, which come from web pages and word processors. */
const invisible = /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/** Also without spaces around it. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, "").trim();
}

/**
 * Corrects what is certain: invisible characters, `Name <address>`, "mailto:" and a dot, comma or semicolon at the end.
 * Each correction is named, so that the report can show it.
 */
export function readAddress(cell: string): ReadAddress {
  const notes: string[] = [];
  let [email, name] = [withoutInvisible(cell), ""];
  if (email !== cell.trim()) notes.push(importMessages.mended.invisible);
  const named = /^(?<name>[^<>]*)<\s*(?<email>[^<>\s]+)\s*>$/.exec(email)?.groups;
  if (named) {
    email = named.email ?? "";
    name = (named.name ?? "").replaceAll('"', "").trim();
    notes.push(importMessages.mended.named);
  }
  const bare = withoutEnd(email.replace(/^mailto:/i, ""));
  if (bare !== email) notes.push(importMessages.mended.ends);
  return { email: bare, name, notes };
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ".,;".includes(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}

export function addressFault(email: string): string {
  const signs = email.split("@").length - 1;
  if (signs > 1 && /[\s,;:|/]/.test(email)) return importMessages.twoEmails;
  if (signs === 1 && /\s/.test(email)) return importMessages.spaceInEmail;
  if (signs === 1 && /[^\x20-\x7E]/.test(email)) return importMessages.letterInEmail;
  return importMessages.badEmail;
}

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

export function isPhrase(text: string, list: Phrases): boolean {
  return list.some((each) => (each.endsWith("*") ? text.startsWith(each.slice(0, -1)) : text === each));
}

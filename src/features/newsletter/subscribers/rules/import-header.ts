import { bounced, type ImportColumn, left, type Meaning, meaningOf } from "./import-columns.ts";
import { comparableText, hasPhrase, phrases, withoutInvisible } from "./import-text.ts";

/** Whether a file is named as one of people who left, or never were on the list, such as Mailchimp's "nonsubscribed". */
export function isNamedAsDepartures(file: string): boolean {
  const name = comparableText(file);
  return [left, bounced, phrases("nonsubscribed|non subscribed|not subscribed")].some((list) =>
    hasPhrase(name, list),
  );
}

const isHeader = (cells: readonly string[]): boolean =>
  cells.some((cell) => meaningOf(comparableText(cell)) === "address");

/** Where the header row is: a title or two can be above it, as in our own old exports. -1 if there is none. */
export function headerAt(lines: readonly (readonly string[])[]): number {
  const first = lines.slice(0, 5);
  const at = first.findIndex(isHeader);
  return at === -1
    ? first.findIndex((cells) => cells.some((cell) => comparableText(cell) === "subscriber"))
    : at;
}

/** What each column of a file means. Of two that mean the same and can only be there once, the first counts. */
export function columnsOf(heads: readonly string[]): ImportColumn[] {
  const hasAddress = isHeader(heads);
  const single = new Set<Meaning>(["address", "name", "firstName", "lastName", "source", "changed"]);
  const seen = new Set<Meaning>();
  return heads.flatMap((cell, at) => {
    const name = withoutInvisible(cell);
    const head = comparableText(cell);
    if (head === "") return [];
    // MailerLite calls the address "Subscriber".
    const meaning = !hasAddress && head === "subscriber" ? "address" : meaningOf(head);
    if (single.has(meaning) && seen.has(meaning)) return [{ at, name, meaning: "other" as const }];
    seen.add(meaning);
    const listOf = head === "unsub time" ? "left" : head === "clean time" ? "bounced" : undefined;
    return [{ at, name, meaning, ...(listOf === undefined ? {} : { listOf }) }];
  });
}

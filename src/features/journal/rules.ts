/** The journal's rules, independent of the browser: order, search, merging, prompts, and when to lock. */
import type { EntryContent } from "./schema.ts";

/** An entry, decrypted. */
export type Entry = Omit<EntryContent, "kind"> & { id: string };

/** A new entry, ordered after all others whatever the clock says. */
export function blankEntry(id: string, others: Iterable<Entry>, written: string, prompt = ""): Entry {
  let order = 0;
  for (const other of others) order = Math.max(order, other.order + 1);
  return { id, order, title: "", feeling: "", text: "", prompt, written };
}

/** Whether the writer has entered nothing; an entry with only a prompt isn't saved. */
export function isBlank({ title, feeling, text }: Entry): boolean {
  return [title, feeling, text].every((own) => own.trim() === "");
}

/** Newest first; ties are ordered the same in every browser. */
export function newestFirst(one: Entry, other: Entry): number {
  return other.order - one.order || (one.id < other.id ? -1 : 1);
}

export function headlineOf({ title, text, feeling }: Entry): string {
  const own = title.trim() || text.trim().split("\n", 1)[0] || feeling.trim();
  return own.length <= 80 ? own : `${[...own].slice(0, 78).join("").trimEnd()}…`;
}

export function saysTheSame(one: Entry, other: Entry): boolean {
  return (
    one.title === other.title &&
    one.feeling === other.feeling &&
    one.text === other.text &&
    one.prompt === other.prompt
  );
}

/** Text normalized for the search: no capitals, accents or extra spaces. */
function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ");
}

const foldedEntries = new WeakMap<Entry, string>();

function foldedEntry(entry: Entry): string {
  const known = foldedEntries.get(entry);
  if (known !== undefined) return known;
  const { title, feeling, prompt, text } = entry;
  const folds = folded([title, feeling, prompt, text].join("\n"));
  foldedEntries.set(entry, folds);
  return folds;
}

export function search(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = folded(query).split(" ").filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter((entry) => words.every((word) => foldedEntry(entry).includes(word)));
}

type Merge = { add: readonly Entry[]; differed: boolean };

/**
 * What to add so that nothing of either side is lost. A differing entry becomes a new one; its id is derived from its
 * content, so importing the same file twice adds it once.
 */
export async function merge(
  existing: readonly Entry[],
  coming: readonly Entry[],
  idOfCopy: (entry: Entry) => Promise<string>,
): Promise<Merge> {
  const known = new Map(existing.map((entry) => [entry.id, entry]));
  const add: Entry[] = [];
  let differed = false;
  for (const entry of coming) {
    const own = known.get(entry.id);
    if (own !== undefined && saysTheSame(own, entry)) continue;
    const added = own === undefined ? entry : { ...entry, id: await idOfCopy(entry) };
    if (own !== undefined && known.has(added.id)) continue;
    if (own !== undefined) differed = true;
    known.set(added.id, added);
    add.push(added);
  }
  return { add, differed };
}

/**
 * The next prompt not seen yet. After all have been seen they start over, but never with the current one. `random` is
 * at least 0 and below 1.
 */
export function nextPrompt(
  prompts: readonly string[],
  seen: ReadonlySet<string>,
  shown: string,
  random: number,
): { prompt: string; again: boolean } {
  const fresh = prompts.filter((prompt) => !seen.has(prompt) && prompt !== shown);
  const rest = fresh.length > 0 ? fresh : prompts.filter((prompt) => prompt !== shown);
  const prompt = rest[Math.min(rest.length - 1, Math.floor(random * rest.length))] ?? shown;
  return { prompt, again: fresh.length === 0 };
}

/** How long the page may be hidden before it locks. */
const hiddenLimitMs = 60_000;

export function isTimeToLock(idleMs: number, hiddenMs: number, limitMs: number): boolean {
  return idleMs >= limitMs || hiddenMs >= Math.min(hiddenLimitMs, limitMs);
}

type PassphraseFault = "short" | "plain";

const shortest = 12;

/** The normalized passphrase for key derivation: phones add spaces and encode some letters differently. */
export function tidyPassphrase(typed: string): string {
  return typed.normalize("NFKC").trim().replace(/\s+/g, " ");
}

/** Why a new passphrase is rejected, if it is. Length matters most; only very common ones are rejected. */
export function passphraseFault(typed: string): PassphraseFault | undefined {
  const passphrase = tidyPassphrase(typed);
  if ([...passphrase].length < shortest) return "short";
  const letters = passphrase.toLowerCase();
  const plain = /password|passphrase|qwerty|letmein|123456|abcdef|kinward/.test(letters);
  return plain || new Set(letters.replaceAll(" ", "")).size < 6 ? "plain" : undefined;
}

/** Dates and times in the format of the reader's device. */

// Created when the first entry is shown: this takes longer than everything else the journal does while its page loads.
let time: Intl.DateTimeFormat | undefined;
let date: Intl.DateTimeFormat | undefined;

export function timeOf(when: Date): string {
  time ??= new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" });
  return time.format(when);
}

/** Empty for an invalid date, which a file may contain. */
export function dateOf(written: string): string {
  const when = new Date(written);
  if (Number.isNaN(when.getTime())) return "";
  date ??= new Intl.DateTimeFormat(undefined, { dateStyle: "long" });
  return date.format(when);
}

/** The local date, such as 2026-11-21, for file names. */
export function dayOf(when: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
}

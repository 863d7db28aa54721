/** The journal's decisions, without a browser: order, search, merging, prompts, and when to lock. */
import type { EntryContent } from "./schema.ts";

/** One entry as it is read and written while the journal is open. */
export type Entry = Omit<EntryContent, "kind"> & { id: string };

/** A new sheet: newer than everything that is here, whatever the clock says. */
export function blankEntry(id: string, others: Iterable<Entry>, written: string, prompt = ""): Entry {
  let order = 0;
  for (const other of others) order = Math.max(order, other.order + 1);
  return { id, order, title: "", feeling: "", text: "", prompt, written };
}

/** Whether there is nothing of the writer's own on the sheet; a prompt alone is not kept. */
export function isBlank({ title, feeling, text }: Entry): boolean {
  return [title, feeling, text].every((own) => own.trim() === "");
}

/** The newest first; where two have the same place, every browser puts them the same way. */
export function newestFirst(one: Entry, other: Entry): number {
  return other.order - one.order || (one.id < other.id ? -1 : 1);
}

/** What an entry is called in the list: its title, else the beginning of its words. */
export function headlineOf({ title, text, feeling }: Entry): string {
  const own = title.trim() || text.trim().split("\n", 1)[0] || feeling.trim();
  return own.length <= 80 ? own : `${[...own].slice(0, 78).join("").trimEnd()}…`;
}

/** Whether two entries say the same. */
export function saysTheSame(one: Entry, other: Entry): boolean {
  return (
    one.title === other.title &&
    one.feeling === other.feeling &&
    one.text === other.text &&
    one.prompt === other.prompt
  );
}

/** Text as the search compares it: without capitals, accents and odd spaces. */
function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ");
}

const foldedEntries = new WeakMap<Entry, string>();

function foldedEntry(entry: Entry): string {
  const known = foldedEntries.get(entry);
  if (known !== undefined) return known;
  const { title, feeling, prompt, text } = entry;
  const made = folded([title, feeling, prompt, text].join("\n"));
  foldedEntries.set(entry, made);
  return made;
}

/** The entries that hold every word of the query, in their order. Nothing but memory is searched. */
export function search(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = folded(query).split(" ").filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter((entry) => words.every((word) => foldedEntry(entry).includes(word)));
}

type Merge = { add: readonly Entry[]; differed: boolean };

/**
 * What has to be added so that nothing of either side is missing. An entry that differs comes in as one of its
 * own; its id is made from what it says, so that the same file brought back twice adds it once.
 */
export async function merge(
  here: readonly Entry[],
  coming: readonly Entry[],
  idOfCopy: (entry: Entry) => Promise<string>,
): Promise<Merge> {
  const known = new Map(here.map((entry) => [entry.id, entry]));
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
 * The next prompt: one that was not seen yet. When all were seen they begin again, and never with the one that is
 * shown. `random` is from 0 up to 1.
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

/** How long the page may be out of sight before it locks. */
const hiddenLimitMs = 60_000;

/** Whether it is time to lock, by how long nothing was touched and how long the page was out of sight. */
export function isTimeToLock(idleMs: number, hiddenMs: number, limitMs: number): boolean {
  return idleMs >= limitMs || hiddenMs >= Math.min(hiddenLimitMs, limitMs);
}

type PassphraseFault = "short" | "plain";

const shortest = 12;

/** The passphrase as the key is made from it: phones add spaces, and write one letter in several ways. */
export function tidyPassphrase(typed: string): string {
  return typed.normalize("NFKC").trim().replace(/\s+/g, " ");
}

/** What is wrong with a new passphrase, if anything. Length is what counts; only the plainest are refused. */
export function passphraseFault(typed: string): PassphraseFault | undefined {
  const passphrase = tidyPassphrase(typed);
  if ([...passphrase].length < shortest) return "short";
  const letters = passphrase.toLowerCase();
  const plain = /password|passphrase|qwerty|letmein|123456|abcdef|kinward/.test(letters);
  return plain || new Set(letters.replaceAll(" ", "")).size < 6 ? "plain" : undefined;
}

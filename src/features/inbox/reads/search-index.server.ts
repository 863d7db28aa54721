import { randomInt } from "node:crypto";
import { minute } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import type { MailboxName } from "../forms/rules/mailboxes.ts";
import { createSignatures, folded, searchedWords, type TextSignature } from "../rules/search.ts";

/** A row by its id, and a stamp that changes with its texts. */
export type Stamped = { id: string; stamp: string };

/** Nothing stays in an index for longer, whoever erased it, in whichever process. */
const lifeMs = 15 * minute;
/** The newest of a mailbox; 300 to 900 bytes each. Older ones are decrypted for each search. */
export const mostIndexed = 20_000;

export type SearchIndex = ReturnType<typeof createIndex>;

/**
 * What this process knows of the texts of one mailbox: which of them can't contain a word. It has no texts, and it decides
 * nothing: a row that may match is read from the database and decrypted. So what was erased is never found, a changed
 * text is compared anew because its stamp is another, and every process finds the same.
 */
function createIndex(until: number) {
  const signatures = createSignatures(randomInt(2 ** 31));
  const known = new Map<string, { stamp: string; signature: TextSignature }>();
  return {
    until,
    isBuilt: false,
    keep({ id, stamp }: Stamped, texts: readonly string[]): void {
      if (known.size < mostIndexed || known.has(id))
        known.set(id, { stamp, signature: signatures.of(folded(texts.join("\n"))) });
    },
    forget: (id: string) => known.delete(id),
    isKnown: (id: string) => known.has(id),
    knows: ({ id, stamp }: Stamped) => known.get(id)?.stamp === stamp,
    /** Whether a row's texts may contain the words; true for one that isn't known yet. */
    finder(words: string): (row: Stamped) => boolean {
      const mayContain = signatures.finder(searchedWords(words));
      return ({ id, stamp }) => {
        const found = known.get(id);
        return found === undefined || found.stamp !== stamp || mayContain(found.signature);
      };
    },
  };
}

// One per opened store, so that tests with several sites in one process stay separate.
const stores = new WeakMap<Services["store"], Map<MailboxName, SearchIndex>>();

/** The index of a mailbox; a new, empty one once the last is too old. */
export function searchIndexOf(
  { store, clock }: Pick<Services, "store" | "clock">,
  mailbox: MailboxName,
): SearchIndex {
  const indexes = stores.get(store) ?? new Map<MailboxName, SearchIndex>();
  stores.set(store, indexes);
  const now = clock.now().getTime();
  const last = indexes.get(mailbox);
  if (last && now < last.until) return last;
  const index = createIndex(now + lifeMs);
  indexes.set(mailbox, index);
  // Its memory is freed even if nobody searches again.
  setTimeout(() => {
    if (indexes.get(mailbox) === index) indexes.delete(mailbox);
  }, lifeMs).unref();
  return index;
}

/** Drops what is known of erased rows at once, or of all of a mailbox. */
export function forgetSearched(
  { store }: Pick<Services, "store">,
  mailbox: MailboxName,
  ids?: readonly string[],
): void {
  const indexes = stores.get(store);
  if (ids === undefined) indexes?.delete(mailbox);
  for (const id of ids ?? []) indexes?.get(mailbox)?.forget(id);
}

import { randomInt } from "node:crypto";
import { setImmediate, setTimeout as wait } from "node:timers/promises";
import { minute, second } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import type { ConversationKind } from "../forms/rules/conversation-kinds.ts";
import type { ConversationRow } from "../forms/table.server.ts";
import { searchedMailTexts } from "../mails/reads.server.ts";
import { createSignatures, folded, searchedWords, type TextSignature, wordsFinder } from "../rules/search.ts";
import {
  cursorOf,
  encryptedByIds,
  type Narrowed,
  searchedTexts,
  stampOf,
  stampsAfter,
} from "./items.server.ts";

/** Stamps read at a time; they are short. */
const stampsAtOnce = 500;
/** Rows decrypted at a time; then others get their turn. */
const rowsAtOnce = 100;

type Searching = Pick<Services, "store" | "cipher" | "clock">;

/**
 * Words are encrypted, so no index of a database can have them. Of the rows that the index in memory doesn't rule out,
 * each is decrypted and compared, the newest first.
 */
export async function* searchedRows(
  services: Searching,
  kind: ConversationKind,
  { narrowed, words, cursor }: { narrowed: Narrowed; words: string; cursor?: string | undefined },
): AsyncGenerator<{ row: ConversationRow; fits: boolean }> {
  const index = searchIndexOf(services, kind);
  const finds = wordsFinder(words);
  const isCandidate = index.finder(words);
  for await (const { row, texts } of openedRows(services, kind, { narrowed, cursor, index, isCandidate }))
    yield { row, fits: finds(texts) };
}

/** Builds the index of a kind in the background, shortly after its list was shown: a search may come next. */
export async function buildSearchIndex(
  services: Searching & Pick<Services, "log">,
  kind: ConversationKind,
): Promise<void> {
  const index = searchIndexOf(services, kind);
  if (index.isBuilt) return;
  index.isBuilt = true;
  try {
    await wait(second / 2, undefined, { ref: false });
    let opened = 0;
    const isCandidate = (row: Stamped) => !index.knows(row);
    for await (const _ of openedRows(services, kind, { narrowed: {}, index, isCandidate })) {
      opened += 1;
      if (opened === mostIndexed) return;
    }
  } catch (error) {
    index.isBuilt = false;
    services.log.warn({ event: "inbox.index_failed", error: String(error) });
  }
}

type Walk = {
  narrowed: Narrowed;
  cursor?: string | undefined;
  index: SearchIndex;
  isCandidate: (row: Stamped) => boolean;
};

async function* openedRows(
  services: Searching,
  kind: ConversationKind,
  { narrowed, cursor, index, isCandidate }: Walk,
) {
  for (let from = cursor; ; ) {
    const stamps = await stampsAfter(services, kind, narrowed, { cursor: from, limit: stampsAtOnce });
    const ids = stamps.filter(isCandidate).map(({ id }) => id);
    for (let at = 0; at < ids.length; at += rowsAtOnce) {
      const rows = await encryptedByIds(services, kind, ids.slice(at, at + rowsAtOnce));
      const withMails = rows.filter(({ last_mail_at }) => last_mail_at !== "").map(({ id }) => id);
      const mails = await searchedMailTexts(services, withMails);
      for (const row of rows) {
        const texts = [...searchedTexts(services, kind, row), ...(mails.get(row.id) ?? [])];
        index.keep({ id: row.id, stamp: stampOf(kind, row) }, texts);
        yield { row, texts };
      }
      await setImmediate();
    }
    const last = stamps.at(-1);
    if (last === undefined || stamps.length < stampsAtOnce) return;
    from = cursorOf(last);
  }
}

/** A row by its id, and a stamp that changes with its texts. */
type Stamped = { id: string; stamp: string };

/** Nothing stays in an index for longer, whoever erased it, in whichever process. */
const lifeMs = 15 * minute;
/** The newest of a kind; 300 to 900 bytes each. Older ones are decrypted for each search. */
export const mostIndexed = 20_000;

type SearchIndex = ReturnType<typeof createIndex>;

/**
 * What this process knows of the texts of one kind: which of them can't contain a word. It has no texts, and it decides
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
const stores = new WeakMap<Services["store"], Map<ConversationKind, SearchIndex>>();

/** The index of a kind; a new, empty one once the last is too old. */
export function searchIndexOf(
  { store, clock }: Pick<Services, "store" | "clock">,
  kind: ConversationKind,
): SearchIndex {
  const indexes = stores.get(store) ?? new Map<ConversationKind, SearchIndex>();
  stores.set(store, indexes);
  const now = clock.now().getTime();
  const last = indexes.get(kind);
  if (last && now < last.until) return last;
  const index = createIndex(now + lifeMs);
  indexes.set(kind, index);
  // Its memory is freed even if nobody searches again.
  setTimeout(() => {
    if (indexes.get(kind) === index) indexes.delete(kind);
  }, lifeMs).unref();
  return index;
}

/** Drops what is known of erased rows at once, or of all of a kind. */
export function forgetSearched(
  { store }: Pick<Services, "store">,
  kind: ConversationKind,
  ids?: readonly string[],
): void {
  const indexes = stores.get(store);
  if (ids === undefined) indexes?.delete(kind);
  for (const id of ids ?? []) indexes?.get(kind)?.forget(id);
}

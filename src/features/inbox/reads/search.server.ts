import { setImmediate, setTimeout } from "node:timers/promises";
import { second } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import type { MailboxName } from "../forms/rules/mailboxes.ts";
import type { ReceivedRow } from "../forms/table.server.ts";
import { wordsFinder } from "../rules/search.ts";
import {
  cursorOf,
  encryptedByIds,
  type Narrowed,
  searchedTexts,
  stampOf,
  stampsAfter,
} from "./items.server.ts";
import { mostIndexed, type SearchIndex, type Stamped, searchIndexOf } from "./search-index.server.ts";

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
  mailbox: MailboxName,
  { narrowed, words, cursor }: { narrowed: Narrowed; words: string; cursor?: string | undefined },
): AsyncGenerator<{ row: ReceivedRow; fits: boolean }> {
  const index = searchIndexOf(services, mailbox);
  const finds = wordsFinder(words);
  const isCandidate = index.finder(words);
  for await (const { row, texts } of openedRows(services, mailbox, { narrowed, cursor, index, isCandidate }))
    yield { row, fits: finds(texts) };
}

/** Builds the index of a mailbox in the background, shortly after its list was shown: a search may come next. */
export async function buildSearchIndex(
  services: Searching & Pick<Services, "log">,
  mailbox: MailboxName,
): Promise<void> {
  const index = searchIndexOf(services, mailbox);
  if (index.isBuilt) return;
  index.isBuilt = true;
  try {
    await setTimeout(second / 2, undefined, { ref: false });
    let opened = 0;
    const isCandidate = (row: Stamped) => !index.knows(row);
    for await (const _ of openedRows(services, mailbox, { narrowed: {}, index, isCandidate })) {
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
  mailbox: MailboxName,
  { narrowed, cursor, index, isCandidate }: Walk,
) {
  for (let from = cursor; ; ) {
    const stamps = await stampsAfter(services, mailbox, narrowed, { cursor: from, limit: stampsAtOnce });
    const ids = stamps.filter(isCandidate).map(({ id }) => id);
    for (let at = 0; at < ids.length; at += rowsAtOnce) {
      for (const row of await encryptedByIds(services, mailbox, ids.slice(at, at + rowsAtOnce))) {
        const texts = searchedTexts(services, mailbox, row);
        index.keep({ id: row.id, stamp: stampOf(mailbox, row) }, texts);
        yield { row, texts };
      }
      await setImmediate();
    }
    const last = stamps.at(-1);
    if (last === undefined || stamps.length < stampsAtOnce) return;
    from = cursorOf(last);
  }
}

/** All entries of an open journal in memory, and reading and writing them. */

import { randomId } from "#platform/device-encryption/bytes.ts";
import { blankEntry, type Entry, merge, newestFirst, saysTheSame } from "../rules.ts";
import { type Settings, usualSettings } from "../schema.ts";
import type { JournalStore } from "./store.ts";
import {
  type EncryptedRecord,
  encryptEntry,
  encryptSettings,
  idOfCopy,
  isEntry,
  readRecord,
} from "./vault.ts";

type Page = { entry: Entry; revision: string };

/** The result of saving: stored in place, or as a new entry because another tab changed it. */
type SavedPage = Page & { because?: "forked" | "removed" };

/** Reads every record. Unreadable ones are skipped and stay in the store unchanged. */
export async function openBook(store: JournalStore, key: CryptoKey) {
  const pages = new Map<string, Page>();
  let settings = usualSettings;
  let settingsId = randomId();
  let damaged = false;
  let sorted: readonly Entry[] | undefined;

  function put(entry: Entry, revision: string): Page {
    const page = { entry, revision };
    pages.set(entry.id, page);
    sorted = undefined;
    return page;
  }

  function drop(id: string): void {
    pages.delete(id);
    sorted = undefined;
  }

  async function take(record: EncryptedRecord): Promise<void> {
    const content = await readRecord(key, record);
    if (isEntry(content)) {
      put(content, record.revision);
      return;
    }
    settingsId = record.id;
    settings = content;
  }

  async function reread(): Promise<void> {
    const records = await store.all();
    const known = new Set(records.map(({ id }) => id));
    for (const id of [...pages.keys()]) if (!known.has(id)) drop(id);
    const results = await Promise.allSettled(records.map(take));
    damaged = results.some(({ status }) => status === "rejected");
  }

  function entries(): readonly Entry[] {
    sorted ??= [...pages.values()].map(({ entry }) => entry).sort(newestFirst);
    return sorted;
  }

  await reread();

  return {
    entries,
    reread,
    page: (id: string) => pages.get(id),
    settings: () => settings,
    isDamaged: () => damaged,

    async rereadOne(id: string): Promise<void> {
      const record = await store.one(id);
      if (record === undefined) drop(id);
      else await take(record);
    },

    blank: (written: string, prompt: string) => blankEntry(randomId(), entries(), written, prompt),

    /** Saves a text that was started from the revision `basis`. If another tab saved first, both texts are kept. */
    async keep(entry: Entry, basis: string | undefined): Promise<SavedPage> {
      const record = await encryptEntry(key, entry);
      if (await store.put(record, basis)) return put(entry, record.revision);
      const theirs = await store.one(entry.id);
      if (theirs === undefined) drop(entry.id);
      else await take(theirs).catch(() => drop(entry.id));
      const now = pages.get(entry.id);
      if (now !== undefined && saysTheSame(now.entry, entry)) return now;
      const own = { ...entry, id: randomId(), order: blankEntry("", entries(), "").order };
      const ownRecord = await encryptEntry(key, own);
      await store.addAll([ownRecord]);
      return { ...put(own, ownRecord.revision), because: theirs === undefined ? "removed" : "forked" };
    },

    /** `false` if another tab has changed the entry; then it stays. */
    async remove(id: string): Promise<boolean> {
      const page = pages.get(id);
      const isRemoved = page === undefined || (await store.remove(id, page.revision));
      if (isRemoved) drop(id);
      else await reread();
      return isRemoved;
    },

    /** Adds missing entries, all or none. */
    async takeIn(coming: readonly Entry[]): Promise<{ added: boolean; differed: boolean }> {
      await reread();
      const { add, differed } = await merge(entries(), coming, idOfCopy);
      const records = await Promise.all(add.map((entry) => encryptEntry(key, entry)));
      await store.addAll(records);
      add.forEach((entry, at) => {
        put(entry, records[at]?.revision ?? "");
      });
      return { added: add.length > 0, differed };
    },

    /** Applies a setting at once; the last tab to save wins. */
    async choose(part: Partial<Settings>): Promise<void> {
      settings = { ...settings, ...part };
      const record = await encryptSettings(key, settingsId, settings);
      await store.put(record, (await store.one(settingsId))?.revision);
    },
  };
}

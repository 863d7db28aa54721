/**
 * The open journal: the entry being edited, and saving it. It uses no browser API except Web Crypto, so two of them on
 * one store behave like two tabs.
 */
import type { Clock } from "#platform/clock/clock.ts";
import { type Entry, isBlank, newestFirst } from "../rules.ts";
import type { Settings } from "../schema.ts";
import { openBook } from "./entries.ts";
import type { JournalStore } from "./store.ts";
import { type EncryptedRecord, encryptEntry, isEntry, readRecord } from "./vault.ts";

export type Saving =
  | { kind: "clean" | "waiting" }
  | { kind: "saved"; at: Date }
  | { kind: "failed"; why: "full" | "away" };

export type Notice = "forked" | "changed" | "removed" | "unsaved" | "deleted";

type DeskView = {
  /** Newest first. */
  entries: readonly Entry[];
  sheet: Entry | undefined;
  saving: Saving;
  notice: Notice | undefined;
  settings: Settings;
  /** Some records couldn't be read. */
  damaged: boolean;
};

/** What other tabs are notified of: an id or "all", never any text. */
export type JournalMessage = { changed: string };

/** Text that couldn't be saved before the journal was locked: encrypted, and only in memory. */
export type Held = { sealed: EncryptedRecord; basis: string | undefined };

export type OpenJournal = Awaited<ReturnType<typeof openJournal>>;

type OpenJournalPorts = {
  store: JournalStore;
  key: CryptoKey;
  clock: Clock;
  held?: Held | undefined;
  tell(message: JournalMessage): void;
};

/** Slower saves are shown as in progress; showing quicker ones would only flicker. */
const slowMs = 600;

export async function openJournal({ store, key, clock, held, tell }: OpenJournalPorts) {
  const book = await openBook(store, key);
  /** The revision this entry was started from; a different one in the store means that another tab saved first. */
  let basis: string | undefined;
  let dirty = false;
  /** The save that is under way or waits for its turn. */
  let running: Promise<void> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  let view: DeskView = {
    entries: book.entries(),
    sheet: undefined,
    saving: { kind: "clean" },
    notice: undefined,
    settings: book.settings(),
    damaged: book.isDamaged(),
  };

  function show(part: Partial<DeskView>): void {
    view = {
      ...view,
      entries: book.entries(),
      settings: book.settings(),
      damaged: book.isDamaged(),
      ...part,
    };
    for (const listener of listeners) listener();
  }

  function lay(sheet: Entry | undefined, notice?: Notice): void {
    basis = sheet && book.page(sheet.id)?.revision;
    show({ sheet, notice, saving: { kind: "clean" } });
  }

  /** Saving, reading what another tab saved, and deleting take turns: one in the middle of another would undo it. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  }

  async function write(): Promise<void> {
    while (dirty && view.sheet) {
      const entry = view.sheet;
      dirty = false;
      if (isBlank(entry) && basis === undefined) {
        show({ saving: { kind: "clean" } });
        continue;
      }
      const slow = setTimeout(() => show({ saving: { kind: "waiting" } }), slowMs);
      try {
        const saved = await book.keep(entry, basis);
        basis = saved.revision;
        const { id, order } = saved.entry;
        const saving: Saving = dirty ? view.saving : { kind: "saved", at: clock.now() };
        // Typing went on meanwhile; only the entry's id may have changed.
        show({
          sheet: view.sheet && { ...view.sheet, id, order },
          saving,
          notice: saved.because ?? view.notice,
        });
        tell({ changed: id });
      } catch (error) {
        dirty = true;
        show({ saving: { kind: "failed", why: isFull(error) ? "full" : "away" } });
        return;
      } finally {
        clearTimeout(slow);
      }
    }
  }

  /** Saves unsaved text: one write at a time, then the latest text. */
  function flush(): Promise<void> {
    running ??= inTurn(write).finally(() => {
      running = undefined;
    });
    return running;
  }

  /** Whether what is on the screen isn't in the store yet: whatever took its place would take letters with it. */
  const isUnsaved = () => dirty || running !== undefined;

  /** Whether the entry can be closed: not while it has unsaved text, which can also come while others are saved. */
  async function settled(): Promise<boolean> {
    await flush();
    if (!isUnsaved()) await inTurn(dropEmpty);
    if (isUnsaved()) show({ notice: "unsaved" });
    return !isUnsaved();
  }

  /** An entry whose text was removed is deleted when it's closed. */
  async function dropEmpty(): Promise<void> {
    const { sheet } = view;
    if (sheet === undefined || basis === undefined || !isBlank(sheet) || isUnsaved()) return;
    if (await book.remove(sheet.id).catch(() => false)) tell({ changed: sheet.id });
  }

  if (held !== undefined) {
    const restored = await readRecord(key, held.sealed).catch(() => undefined);
    if (restored !== undefined && isEntry(restored)) {
      view = { ...view, sheet: restored };
      basis = held.basis;
      dirty = true;
      await flush();
    }
  }

  return {
    view: () => view,
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    flush,

    async open(id: string): Promise<void> {
      if (await settled()) lay(book.page(id)?.entry);
    },

    async begin(prompt = ""): Promise<void> {
      if (await settled()) lay(book.blank(clock.now().toISOString(), prompt));
    },

    async putAway(): Promise<void> {
      if (await settled()) lay(undefined);
    },

    /** Updates the text on the screen and starts saving it. */
    type(changes: Partial<Pick<Entry, "title" | "feeling" | "text" | "prompt">>): void {
      if (view.sheet === undefined) return;
      dirty = true;
      const saving: Saving = view.saving.kind === "clean" ? { kind: "waiting" } : view.saving;
      show({ sheet: { ...view.sheet, ...changes }, saving, notice: undefined });
      void flush();
    },

    /** Deletes the current entry, unless another tab has changed it. */
    remove(): Promise<void> {
      return inTurn(async () => {
        const { sheet } = view;
        if (sheet === undefined) return;
        const isRemoved = await book.remove(sheet.id).catch(() => undefined);
        if (isRemoved) {
          dirty = false;
          lay(undefined, "deleted");
          tell({ changed: sheet.id });
        } else if (isRemoved === undefined) show({ saving: { kind: "failed", why: "away" } });
        else if (isUnsaved()) show({});
        else lay(book.page(sheet.id)?.entry, "changed");
      });
    },

    /** Another tab has saved. An entry with unsaved text is left alone; saving it keeps both. */
    hear({ changed }: JournalMessage): Promise<void> {
      return inTurn(async () => {
        await (changed === "all" ? book.reread() : book.rereadOne(changed).catch(() => undefined));
        const { sheet } = view;
        const page = sheet && book.page(sheet.id);
        if (sheet === undefined || isUnsaved() || page?.revision === basis) show({});
        else if (page !== undefined) lay(page.entry, "changed");
        // Deleted in another tab: the text here can be saved as a new entry.
        else show({ notice: "removed" });
      });
    },

    /** Adds the entries of a backup, all or none. */
    async takeIn(coming: readonly Entry[]): Promise<{ added: boolean; differed: boolean }> {
      await flush();
      const result = await inTurn(() => book.takeIn(coming));
      show({});
      if (result.added) tell({ changed: "all" });
      return result;
    },

    async choose(part: Partial<Settings>): Promise<void> {
      const written = book.choose(part);
      show({});
      await written;
    },

    /** All entries, including the unsaved text of the current one. */
    everything(): readonly Entry[] {
      const { sheet } = view;
      if (sheet === undefined || isBlank(sheet)) return book.entries();
      return [...book.entries().filter(({ id }) => id !== sheet.id), sheet].sort(newestFirst);
    },

    isUnsaved,

    /** Stops saving after everything was erased. */
    discard(): void {
      listeners.clear();
      dirty = false;
      view = { ...view, entries: [], sheet: undefined };
    },

    /** Closes the journal. Returns text that couldn't be saved, encrypted. */
    async close(): Promise<Held | undefined> {
      listeners.clear();
      await flush();
      if (!dirty) await inTurn(dropEmpty);
      const { sheet } = view;
      view = { ...view, entries: [], sheet: undefined };
      if (!dirty || sheet === undefined) return undefined;
      return { sealed: await encryptEntry(key, sheet), basis };
    },
  };
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

/**
 * The state of the journal (none, locked or open) and everything that changes it. The key and all text are in the open
 * journal and are dropped when it's locked.
 */
import type { Clock } from "#platform/clock/clock.ts";
import { type BackupFault, makeBackup, readBackup } from "./backup.ts";
import { type Held, type OpenJournal, openJournal } from "./open-journal.ts";
import { type JournalStore, memoryStore } from "./store.ts";
import type { TabMessage, Tabs } from "./tabs.ts";
import { changeLock, type Lock, makeLock, openLock } from "./vault.ts";

export type LockReason = "pressed" | "idle" | "hidden" | "elsewhere" | "waiting" | "startedElsewhere";

type JournalState =
  | { name: "looking" | "impossible" }
  | { name: "none"; because?: "erased" | "erasedElsewhere" }
  | { name: "locked"; because?: LockReason }
  | { name: "open"; opened: OpenJournal };

type JournalView = JournalState & { lasting: boolean };

export type RestoreResult = BackupFault | "failed" | "added" | "both" | "nothingNew";

export type Journal = ReturnType<typeof createJournal>;

type JournalPorts = {
  openStore(onErased: () => void): Promise<JournalStore>;
  openTabs(onMessage: (message: TabMessage) => void): Tabs;
  clock: Clock;
  /** Whether this browser can encrypt: it needs a secure context. */
  canEncrypt: boolean;
};

export function createJournal({ openStore, openTabs, clock, canEncrypt }: JournalPorts) {
  let store: JournalStore = memoryStore();
  let tabs: Tabs | undefined;
  let keyring: { lock: Lock; key: CryptoKey } | undefined;
  let held: Held | undefined;
  let closing: Promise<void> | undefined;
  let view: JournalView = { name: "looking", lasting: true };
  const listeners = new Set<() => void>();

  function show(state: JournalState): void {
    view = { ...state, lasting: store.lasting };
    for (const listener of listeners) listener();
  }

  /** Counts locks: work started before a lock must not open the journal afterwards. */
  let locked = 0;

  async function openWith(lock: Lock, key: CryptoKey, round: number): Promise<void> {
    await closing;
    const opened = await openJournal({ store, key, clock, held, tell: (message) => tabs?.tell(message) });
    if (round !== locked) {
      held = (await opened.close()) ?? held;
      show({ name: "locked" });
      return;
    }
    held = undefined;
    unlasting = 0;
    keyring = { lock, key };
    show({ name: "open", opened });
  }

  /** How many entries were only in memory (the browser stores nothing) when the journal was locked. */
  let unlasting = 0;

  function isOnlyHere(opened: OpenJournal): boolean {
    return opened.view().saving.kind === "failed" || (!store.lasting && opened.everything().length > 0);
  }

  /** Removes the text from the page now; resolves when it's saved. */
  async function lock(because: LockReason): Promise<void> {
    locked += 1;
    if (view.name !== "open") return closing;
    const { opened } = view;
    keyring = undefined;
    unlasting = store.lasting ? 0 : opened.everything().length;
    show({ name: "locked", because });
    closing = opened.close().then((unsaved) => {
      if (unsaved === undefined) return;
      held = unsaved;
      if (view.name === "locked") show({ name: "locked", because: "waiting" });
    });
    return closing;
  }

  /** Another tab has erased the journal, so this one closes it too. */
  function goneElsewhere(): void {
    locked += 1;
    keyring = undefined;
    held = undefined;
    if (view.name === "open") view.opened.discard();
    show({ name: "none", because: "erasedElsewhere" });
  }

  function onMessage(message: TabMessage): void {
    if ("command" in message) void lock("elsewhere");
    else if (view.name === "open") view.opened.hear(message).catch(() => undefined);
    // Another tab has started a journal.
    else if (view.name === "none") void load();
  }

  async function load(): Promise<void> {
    if (!canEncrypt) {
      show({ name: "impossible" });
      return;
    }
    tabs ??= openTabs(onMessage);
    let lockThere: Lock | undefined;
    try {
      if (!store.lasting) store = await openStore(goneElsewhere);
      lockThere = await store.readLock();
    } catch {
      // This browser stores nothing, so entries last as long as the page.
      if (store.lasting) store = memoryStore();
      lockThere = await store.readLock();
    }
    if (view.name !== "open") show({ name: lockThere === undefined ? "none" : "locked" });
  }

  return {
    view: () => view,
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    look: load,
    lock,

    /** Locks the journal in every tab; resolves when this tab has saved. */
    lockAll(because: LockReason): Promise<void> {
      const saved = lock(because);
      tabs?.tell({ command: "lock" });
      return saved;
    },

    async begin(passphrase: string): Promise<"started" | "taken" | "failed"> {
      const round = locked;
      try {
        const { lock: newLock, key } = await makeLock(passphrase);
        if (!(await store.begin(newLock, []))) {
          show({ name: "locked", because: "startedElsewhere" });
          return "taken";
        }
        tabs?.tell({ changed: "all" });
        await openWith(newLock, key, round);
        return "started";
      } catch {
        return "failed";
      }
    },

    async open(passphrase: string): Promise<"open" | "wrong" | "failed"> {
      const round = locked;
      try {
        const lockThere = await store.readLock();
        if (lockThere === undefined) {
          show({ name: "none" });
          return "failed";
        }
        const key = await openLock(lockThere, passphrase);
        if (key === undefined) return "wrong";
        await openWith(lockThere, key, round);
        return "open";
      } catch {
        return "failed";
      }
    },

    async changePassphrase(now: string, next: string): Promise<"done" | "wrong" | "failed"> {
      try {
        const lockThere = await store.readLock();
        const changed = lockThere && (await changeLock(lockThere, now, next));
        if (changed === undefined) return "wrong";
        await store.changeLock(changed);
        if (keyring !== undefined) keyring.lock = changed;
        return "done";
      } catch {
        return "failed";
      }
    },

    /** The text of a backup file, including unsaved text. It doesn't need the store. */
    async backup(): Promise<string | undefined> {
      if (view.name !== "open" || keyring === undefined) return undefined;
      return makeBackup(keyring.lock, keyring.key, view.opened.everything());
    },

    /** Adds a backup to the open journal, or starts one with it. The file is verified first. */
    async restore(text: string, passphrase: string): Promise<RestoreResult> {
      const round = locked;
      const backup = await readBackup(text, passphrase);
      if (typeof backup === "string") return backup;
      try {
        if (view.name === "open") {
          const { added, differed } = await view.opened.takeIn(backup.entries);
          return differed ? "both" : added ? "added" : "nothingNew";
        }
        if (!(await store.begin(backup.lock, backup.records))) return "failed";
        tabs?.tell({ changed: "all" });
        await openWith(backup.lock, backup.key, round);
        return "added";
      } catch {
        return "failed";
      }
    },

    /** Erases the journal from this browser, open or not. */
    async erase(onBlocked: () => void): Promise<boolean> {
      const opened = view.name === "open" ? view.opened : undefined;
      try {
        await store.erase(onBlocked);
      } catch {
        return false;
      }
      locked += 1;
      keyring = undefined;
      held = undefined;
      unlasting = 0;
      show({ name: "none", because: "erased" });
      opened?.discard();
      return true;
    },

    /** Whether some text exists only on this page, so the browser should ask before leaving. */
    needsPage: () => held !== undefined || unlasting > 0 || (view.name === "open" && isOnlyHere(view.opened)),
  };
}

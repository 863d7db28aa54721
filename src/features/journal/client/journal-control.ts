/**
 * The journal as a whole: whether there is one, whether it is open, and everything that changes that. The key and
 * all words are held by the desk and go with it when the journal is locked.
 */
import type { Clock } from "#platform/clock/clock.ts";
import { type BackupFault, makeBackup, readBackup } from "./backup.ts";
import { type Desk, type Held, openDesk } from "./desk.ts";
import { memoryStore } from "./memory-store.ts";
import type { JournalStore } from "./store.ts";
import type { TabMessage, Tabs } from "./tabs.ts";
import { changeLock, type Lock, makeLock, openLock } from "./vault.ts";

export type LockReason = "pressed" | "idle" | "hidden" | "elsewhere" | "waiting" | "begunElsewhere";

type JournalState =
  | { name: "looking" | "impossible" }
  | { name: "none"; because?: "erased" | "erasedElsewhere" }
  | { name: "locked"; because?: LockReason }
  | { name: "open"; desk: Desk };

type JournalView = JournalState & { lasting: boolean };

export type RestoreResult = BackupFault | "failed" | "added" | "both" | "nothingNew";

export type Journal = ReturnType<typeof createJournal>;

type JournalPorts = {
  openStore(onErased: () => void): Promise<JournalStore>;
  openTabs(onMessage: (message: TabMessage) => void): Tabs;
  clock: Clock;
  /** Whether this browser can encrypt at all: it can on secure addresses only. */
  canEncrypt: boolean;
};

export function createJournal({ openStore, openTabs, clock, canEncrypt }: JournalPorts) {
  let store: JournalStore = memoryStore();
  let tabs: Tabs | undefined;
  let opened: { lock: Lock; key: CryptoKey } | undefined;
  let held: Held | undefined;
  let closing: Promise<void> | undefined;
  let view: JournalView = { name: "looking", lasting: true };
  const listeners = new Set<() => void>();

  function show(state: JournalState): void {
    view = { ...state, lasting: store.lasting };
    for (const listener of listeners) listener();
  }

  /** How many times it was locked: what was under way before must not open it afterwards. */
  let locked = 0;

  async function openWith(lock: Lock, key: CryptoKey, round: number): Promise<void> {
    await closing;
    const desk = await openDesk({ store, key, clock, held, tell: (message) => tabs?.tell(message) });
    if (round !== locked) {
      held = (await desk.close()) ?? held;
      show({ name: "locked" });
      return;
    }
    held = undefined;
    unlasting = 0;
    opened = { lock, key };
    show({ name: "open", desk });
  }

  /** Entries that a browser which keeps nothing has only in memory, counted when they were locked. */
  let unlasting = 0;

  function isOnlyHere(desk: Desk): boolean {
    return desk.view().saving.kind === "failed" || (!store.lasting && desk.everything().length > 0);
  }

  /** Takes the words off the page now; what it gives back is done when they are saved. */
  async function lock(because: LockReason): Promise<void> {
    locked += 1;
    if (view.name !== "open") return closing;
    const { desk } = view;
    opened = undefined;
    unlasting = store.lasting ? 0 : desk.everything().length;
    show({ name: "locked", because });
    closing = desk.close().then((unsaved) => {
      if (unsaved === undefined) return;
      held = unsaved;
      if (view.name === "locked") show({ name: "locked", because: "waiting" });
    });
    return closing;
  }

  /** Another tab has erased it: the words go from this one too. */
  function goneElsewhere(): void {
    locked += 1;
    opened = undefined;
    held = undefined;
    if (view.name === "open") view.desk.discard();
    show({ name: "none", because: "erasedElsewhere" });
  }

  function onMessage(message: TabMessage): void {
    if ("command" in message) void lock("elsewhere");
    else if (view.name === "open") view.desk.hear(message).catch(() => undefined);
    // Another tab has begun a journal.
    else if (view.name === "none") void look();
  }

  async function look(): Promise<void> {
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
      // This browser keeps nothing. What there is lasts as long as the page.
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
    look,
    lock,

    /** Locks every tab of this browser; done when this one has saved. */
    lockAll(because: LockReason): Promise<void> {
      const saved = lock(because);
      tabs?.tell({ command: "lock" });
      return saved;
    },

    async begin(passphrase: string): Promise<"begun" | "taken" | "failed"> {
      const round = locked;
      try {
        const { lock: newLock, key } = await makeLock(passphrase);
        if (!(await store.begin(newLock, []))) {
          show({ name: "locked", because: "begunElsewhere" });
          return "taken";
        }
        tabs?.tell({ changed: "all" });
        await openWith(newLock, key, round);
        return "begun";
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
        if (opened !== undefined) opened.lock = changed;
        return "done";
      } catch {
        return "failed";
      }
    },

    /** The text of a backup file, with what is on the sheet. It needs nothing from the store. */
    async backup(): Promise<string | undefined> {
      if (view.name !== "open" || opened === undefined) return undefined;
      return makeBackup(opened.lock, opened.key, view.desk.everything());
    },

    /** Adds a backup to the open journal, or begins one with it. The file is read through first. */
    async restore(text: string, passphrase: string): Promise<RestoreResult> {
      const round = locked;
      const backup = await readBackup(text, passphrase);
      if (typeof backup === "string") return backup;
      try {
        if (view.name === "open") {
          const { added, differed } = await view.desk.takeIn(backup.entries);
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

    /** Removes the journal from this browser, whether it is open or not. */
    async erase(onBlocked: () => void): Promise<boolean> {
      const desk = view.name === "open" ? view.desk : undefined;
      try {
        await store.erase(onBlocked);
      } catch {
        return false;
      }
      locked += 1;
      opened = undefined;
      held = undefined;
      unlasting = 0;
      show({ name: "none", because: "erased" });
      desk?.discard();
      return true;
    },

    /** Whether there are words that only this page holds: the browser should ask before it goes. */
    needsPage: () => held !== undefined || unlasting > 0 || (view.name === "open" && isOnlyHere(view.desk)),
  };
}

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { wordsIn } from "#tests/support/words-in.ts";
import { createJournal, type Journal } from "./journal-control.ts";
import { type JournalStore, memoryStore } from "./store.ts";
import type { TabMessage } from "./tabs.ts";

const clock = { now: () => new Date("2026-11-21T21:04:00Z") };
const passphrase = "lamp river thursday coat";

// What 600,000 rounds make of a passphrase is in vault.test.ts; each of them would take a tenth of a second here.
beforeAll(() => {
  const derive = crypto.subtle.deriveKey.bind(crypto.subtle);
  const quickly: typeof derive = (how, ...others) =>
    derive(typeof how === "object" && "iterations" in how ? { ...how, iterations: 1_000 } : how, ...others);
  vi.spyOn(crypto.subtle, "deriveKey").mockImplementation(quickly);
});
afterAll(() => void vi.restoreAllMocks());

/** One tab of a browser; its tabs share the store and hear each other. */
function browser(store: JournalStore = { ...memoryStore(), lasting: true }) {
  const ears: ((message: TabMessage) => void)[] = [];
  const messages: TabMessage[] = [];
  return {
    store,
    messages,
    async tab(canEncrypt = true): Promise<Journal> {
      const journal = createJournal({
        openStore: async () => store,
        openTabs: (own) => {
          ears.push(own);
          return {
            tell: (message) => {
              messages.push(message);
              for (const ear of ears) if (ear !== own) ear(message);
            },
            close: () => undefined,
          };
        },
        clock,
        canEncrypt,
      });
      await journal.look();
      return journal;
    },
  };
}

function openedIn(journal: Journal) {
  const view = journal.view();
  if (view.name !== "open") throw new Error(`it is ${view.name}`);
  return view.opened;
}

async function write(journal: Journal, text: string): Promise<void> {
  const opened = openedIn(journal);
  await opened.begin();
  opened.type({ text });
  await opened.flush();
}

describe("a journal", () => {
  it("is begun, locked, and opened by its passphrase alone; a wrong one changes nothing", async () => {
    const { tab, store } = browser();
    const journal = await tab();
    expect(journal.view().name).toBe("none");
    expect(await journal.begin(passphrase)).toBe("started");
    await write(journal, "mine");
    journal.lock("pressed");
    expect(journal.view()).toMatchObject({ name: "locked", because: "pressed" });
    const before = JSON.stringify(await store.all());
    expect(await journal.open("another passphrase")).toBe("wrong");
    expect(JSON.stringify(await store.all())).toBe(before);
    expect(await journal.open(passphrase)).toBe("open");
    expect(openedIn(journal).view().entries).toMatchObject([{ text: "mine" }]);
  });

  it("saves the last words when it is locked in the middle of them", async () => {
    const journal = await browser().tab();
    await journal.begin(passphrase);
    await openedIn(journal).begin();
    openedIn(journal).type({ text: "cut off in mid" });
    journal.lock("idle");
    await journal.open(passphrase);
    expect(openedIn(journal).view().entries).toMatchObject([{ text: "cut off in mid" }]);
  });

  it("stays locked when it is locked while it is being opened", async () => {
    const journal = await browser().tab();
    await journal.begin(passphrase);
    journal.lock("pressed");
    const opening = journal.open(passphrase);
    journal.lock("hidden");
    await opening;
    expect(journal.view().name).toBe("locked");
  });

  it("is locked in every tab by one press, and tells the tabs no word", async () => {
    const { tab, messages } = browser();
    const one = await tab();
    await one.begin(passphrase);
    const other = await tab();
    await other.open(passphrase);
    await write(one, "my secret words");
    one.lockAll("pressed");
    expect(other.view()).toMatchObject({ name: "locked", because: "elsewhere" });
    expect(wordsIn(JSON.stringify(messages), ["my secret words"])).toEqual([]);
  });

  it("is begun once: the second tab is asked for the first one's passphrase", async () => {
    const { tab } = browser();
    const [one, other] = [await tab(), await tab()];
    await one.begin(passphrase);
    expect(await other.begin("quite another passphrase")).toBe("taken");
    expect(other.view().name).toBe("locked");
    expect(await other.open(passphrase)).toBe("open");
  });

  it("takes another passphrase", async () => {
    const journal = await browser().tab();
    await journal.begin(passphrase);
    expect(await journal.changePassphrase("wrong one entirely", "seven slow boats home")).toBe("wrong");
    expect(await journal.changePassphrase(passphrase, "seven slow boats home")).toBe("done");
    const file = (await journal.backup()) ?? "";
    journal.lock("pressed");
    expect(await journal.open(passphrase)).toBe("wrong");
    expect(await journal.open("seven slow boats home")).toBe("open");
    const elsewhere = await browser().tab();
    expect(await elsewhere.restore(file, passphrase)).toBe("wrong");
    expect(await elsewhere.restore(file, "seven slow boats home")).toBe("added");
  });

  it("is erased, open or locked, with what was not saved yet", async () => {
    const { tab, store } = browser();
    const journal = await tab();
    await journal.begin(passphrase);
    await write(journal, "gone");
    openedIn(journal).type({ text: "gone, unsaved" });
    expect(await journal.erase(() => undefined)).toBe(true);
    expect(journal.view()).toMatchObject({ name: "none", because: "erased" });
    expect([await store.all(), await store.readLock()]).toEqual([[], undefined]);
  });

  it("stays closed where nothing can be encrypted", async () => {
    expect((await browser().tab(false)).view().name).toBe("impossible");
  });
});

describe("a browser that keeps nothing", () => {
  const journal = () =>
    createJournal({
      openStore: () => Promise.reject(new DOMException("private window", "InvalidStateError")),
      openTabs: () => ({ tell: () => undefined, close: () => undefined }),
      clock,
      canEncrypt: true,
    });

  it("lets people write, says so, and gives a backup that opens elsewhere", async () => {
    const here = journal();
    await here.look();
    expect(here.view()).toMatchObject({ name: "none", lasting: false });
    await here.begin(passphrase);
    expect(here.needsPage()).toBe(false);
    await write(here, "for this page only");
    // Closing the page would lose it, open or locked.
    expect(here.needsPage()).toBe(true);
    await here.lock("pressed");
    expect(here.needsPage()).toBe(true);
    await here.open(passphrase);
    const file = (await here.backup()) ?? "";
    const elsewhere = await browser().tab();
    expect(await elsewhere.restore(file, passphrase)).toBe("added");
    expect(openedIn(elsewhere).view().entries).toMatchObject([{ text: "for this page only" }]);
  });
});

describe("a backup", () => {
  it("goes into a journal that is there: what is missing is added, what differs is kept twice", async () => {
    const one = await browser().tab();
    await one.begin(passphrase);
    await write(one, "in both");
    const first = (await one.backup()) ?? "";
    const other = await browser().tab();
    await other.begin("quite another passphrase");
    await write(other, "only there");
    expect(await other.restore(first, passphrase)).toBe("added");
    expect(await other.restore(first, passphrase)).toBe("nothingNew");
    openedIn(one).type({ text: "in both, and changed" });
    const second = (await one.backup()) ?? "";
    expect(await other.restore(second, passphrase)).toBe("both");
    other.lock("pressed");
    await other.open("quite another passphrase");
    expect(
      openedIn(other)
        .view()
        .entries.map(({ text }) => text)
        .sort(),
    ).toEqual(["in both", "in both, and changed", "only there"]);
  });

  it("changes nothing when the device does not take it", async () => {
    const one = await browser().tab();
    await one.begin(passphrase);
    await write(one, "words");
    const file = (await one.backup()) ?? "";
    const store = { ...memoryStore(), lasting: true, addAll: () => Promise.reject(new Error("no room")) };
    const other = await browser(store).tab();
    await other.begin("quite another passphrase");
    await write(other, "mine");
    expect(await other.restore(file, passphrase)).toBe("failed");
    expect(openedIn(other).view().entries).toMatchObject([{ text: "mine" }]);
    expect(await other.restore("nonsense", passphrase)).toBe("foreign");
  });
});

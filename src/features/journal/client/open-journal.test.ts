import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { wordsIn } from "#tests/support/words-in.ts";
import { type Held, type OpenJournal, openJournal } from "./open-journal.ts";
import { type JournalStore, memoryStore } from "./store.ts";
import { makeLock } from "./vault.ts";

// A lock is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const clock = { now: () => new Date("2026-11-21T21:04:00Z") };
let key: CryptoKey;
let store: JournalStore;
beforeAll(async () => {
  ({ key } = await makeLock("lamp river thursday coat"));
});
beforeEach(() => {
  store = memoryStore();
});

const open = (over: JournalStore = store, held?: Held) =>
  openJournal({ store: over, key, clock, held, tell: () => undefined });

/** Lets the cryptography work, which has threads of its own, until `isDone`. */
async function settled(isDone: () => boolean): Promise<void> {
  for (let turn = 0; !isDone(); turn += 1) {
    if (turn > 100_000) throw new Error("it never happened");
    await new Promise((later) => setImmediate(later));
  }
}

/** An opened journal with one saved entry on its sheet. */
async function startedWith(text: string) {
  const opened = await open();
  await opened.begin();
  opened.type({ text });
  await opened.flush();
  return opened;
}
const texts = async () =>
  (await open())
    .view()
    .entries.map(({ text }) => text)
    .sort();

/** The store, refusing to write as long as `refuses` answers an error. */
function refusing(refuses: () => Error | undefined): JournalStore {
  return {
    ...store,
    async put(record, basis) {
      const error = refuses();
      if (error) throw error;
      return store.put(record, basis);
    },
  };
}

describe("writing", () => {
  it("is saved with every letter, without a pause or a press", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const opened = await open();
    await opened.begin("What now?");
    opened.type({ text: "a" });
    expect(opened.view().saving.kind).toBe("waiting");
    await settled(() => opened.view().saving.kind === "saved");
    opened.type({ text: "ab" });
    await settled(() => !opened.isUnsaved());
    vi.useRealTimers();
    expect((await open()).view().entries).toMatchObject([{ text: "ab", prompt: "What now?" }]);
  });

  it("has one save under way at a time, and then saves the latest words only", async () => {
    const saved: string[] = [];
    let go: () => void = () => undefined;
    const slow: JournalStore = {
      ...store,
      async put(record, basis) {
        saved.push(record.id);
        await new Promise<void>((done) => {
          go = done;
        });
        return store.put(record, basis);
      },
    };
    const opened = await open(slow);
    await opened.begin();
    for (const text of ["o", "on", "one", "one ", "one t"]) {
      opened.type({ text });
      await settled(() => saved.length > 0);
    }
    expect(saved).toHaveLength(1);
    go();
    await settled(() => saved.length > 1);
    go();
    await settled(() => !opened.isUnsaved());
    await opened.flush();
    expect(saved).toHaveLength(2);
    expect(await texts()).toEqual(["one t"]);
  });

  it("says that it is saving when the device takes long", async () => {
    let go: () => void = () => undefined;
    const opened = await startedWith("first");
    expect(opened.view().saving.kind).toBe("saved");
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const put = store.put;
    store.put = async (record, basis) => {
      await new Promise<void>((done) => {
        go = done;
      });
      return put(record, basis);
    };
    opened.type({ text: "first, and more" });
    await Promise.resolve();
    expect(opened.view().saving.kind).toBe("saved");
    vi.runOnlyPendingTimers();
    expect(opened.view().saving.kind).toBe("waiting");
    vi.useRealTimers();
    await settled(() => {
      go();
      return opened.view().saving.kind === "saved";
    });
  });

  it("leaves nothing behind when nothing was written", async () => {
    const opened = await open();
    await opened.begin("What now?");
    opened.type({ text: "x" });
    opened.type({ text: "" });
    await opened.close();
    expect(await store.all()).toEqual([]);
  });

  it("does not keep an entry whose words were all taken out, once its sheet is put away", async () => {
    for (const putAway of ["putAway", "begin", "close"] as const) {
      const opened = await startedWith("words");
      opened.type({ text: " \n" });
      await opened.flush();
      expect(await store.all(), putAway).toHaveLength(1);
      await opened[putAway]();
      expect(await store.all(), putAway).toEqual([]);
    }
    const other = await startedWith("words");
    const id = other.view().sheet?.id ?? "";
    const opened = await open();
    await opened.open(id);
    opened.type({ text: "" });
    await opened.flush();
    await other.hear({ changed: id });
    other.type({ text: "words again" });
    await other.flush();
    await opened.putAway();
    expect(await texts()).toEqual(["words again"]);
  });

  it("keeps what is typed while an earlier save is still under way", async () => {
    const opened = await open();
    await opened.begin();
    opened.type({ text: "one" });
    const saving = opened.flush();
    opened.type({ text: "one two" });
    await saving;
    await opened.flush();
    expect(await texts()).toEqual(["one two"]);
  });

  it("puts what was put away back on the sheet, and deletes only what is asked for", async () => {
    const opened = await startedWith("first");
    await opened.begin();
    opened.type({ text: "second" });
    await opened.putAway();
    const [, first] = opened.view().entries;
    await opened.open(first?.id ?? "");
    expect(opened.view().sheet?.text).toBe("first");
    await opened.remove();
    expect(opened.view()).toMatchObject({ sheet: undefined, notice: "deleted" });
    expect(await texts()).toEqual(["second"]);
  });
});

describe("two tabs", () => {
  it("keep both texts when both write on one entry", async () => {
    const one = await startedWith("shared");
    const id = one.view().sheet?.id ?? "";
    const other = await open();
    await other.open(id);
    one.type({ text: "shared, and mine" });
    await one.flush();
    other.type({ text: "shared, and yours" });
    await other.flush();
    expect(other.view()).toMatchObject({ notice: "forked", saving: { kind: "saved" } });
    other.type({ text: "shared, and yours, going on" });
    await other.flush();
    expect(await texts()).toEqual(["shared, and mine", "shared, and yours, going on"]);
  });

  it("show each other's words when nothing is in the way", async () => {
    const one = await startedWith("shared");
    const id = one.view().sheet?.id ?? "";
    const other = await open();
    await other.open(id);
    one.type({ text: "shared and longer" });
    await one.flush();
    await other.hear({ changed: id });
    expect(other.view()).toMatchObject({ notice: "changed", sheet: { text: "shared and longer" } });
    other.type({ text: "shared and longer still" });
    await other.flush();
    expect(await texts()).toEqual(["shared and longer still"]);
  });

  it("lose no letter, whatever is typed while either saves or reads what the other saved", async () => {
    const turns = (count: number) =>
      Array.from({ length: count }).reduce<Promise<unknown>>(
        (before) => before.then(() => new Promise((later) => setImmediate(later))),
        Promise.resolve(),
      );
    const step = fc.record({ tab: fc.constantFrom(0, 1), waits: fc.nat(12), slow: fc.nat(6) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        store = memoryStore();
        let slow = 0;
        const late: JournalStore = {
          ...store,
          one: async (id) => {
            const found = await store.one(id);
            await turns(slow);
            return found;
          },
          put: async (record, basis) => {
            await turns(slow);
            return store.put(record, basis);
          },
        };
        const heard: Promise<unknown>[] = [];
        const tabs: OpenJournal[] = [];
        for (const at of [0, 1])
          tabs.push(
            await openJournal({
              ...{ store: late, key, clock },
              tell: (message) => heard.push(tabs[1 - at]?.hear(message) ?? Promise.resolve()),
            }),
          );
        await tabs[0]?.begin();
        tabs[0]?.type({ text: "begun" });
        await tabs[0]?.flush();
        await tabs[1]?.hear({ changed: "all" });
        await tabs[1]?.open(tabs[0]?.view().sheet?.id ?? "");
        for (const [at, { tab, waits, slow: next }] of steps.entries()) {
          slow = next;
          const typing = tabs[tab];
          typing?.type({ text: `${typing.view().sheet?.text ?? ""} <${at}>` });
          await turns(waits);
        }
        for (let round = 0; round < 3; round += 1) {
          await Promise.all([...tabs.map((tab) => tab.flush()), ...heard]);
          await turns(3);
        }
        const kept = (await texts()).join("\n");
        expect([...steps.keys()].filter((at) => !kept.includes(`<${at}>`))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it("leave unsaved words alone when the other one speaks", async () => {
    const one = await startedWith("shared");
    const id = one.view().sheet?.id ?? "";
    const other = await open();
    await other.open(id);
    other.type({ text: "typing here" });
    one.type({ text: "typing there" });
    await one.flush();
    await other.hear({ changed: id });
    expect(other.view().sheet?.text).toBe("typing here");
    await other.flush();
    expect(await texts()).toEqual(["typing here", "typing there"]);
  });

  it("do not lose words to a deletion in the other one", async () => {
    const one = await startedWith("shared");
    const id = one.view().sheet?.id ?? "";
    const other = await open();
    await other.open(id);
    await one.remove();
    await other.hear({ changed: id });
    expect(other.view()).toMatchObject({ notice: "removed", sheet: { text: "shared" } });
    other.type({ text: "shared, after all" });
    await other.flush();
    expect(await texts()).toEqual(["shared, after all"]);
  });

  it("do not delete what the other one has changed since", async () => {
    const one = await startedWith("shared");
    const other = await open();
    await other.open(one.view().sheet?.id ?? "");
    one.type({ text: "changed since" });
    await one.flush();
    await other.remove();
    expect(other.view()).toMatchObject({ notice: "changed", sheet: { text: "changed since" } });
    expect(await texts()).toEqual(["changed since"]);
  });
});

describe("a device that takes nothing more", () => {
  const full = new DOMException("no room", "QuotaExceededError");

  it("leaves the words on the sheet, says why, and saves them when there is room again", async () => {
    let error: Error | undefined = full;
    const opened = await open(refusing(() => error));
    await opened.begin();
    opened.type({ text: "words with no room" });
    await opened.flush();
    expect(opened.view()).toMatchObject({
      saving: { kind: "failed", why: "full" },
      sheet: { text: "words with no room" },
    });
    await opened.begin();
    expect(opened.view()).toMatchObject({ notice: "unsaved", sheet: { text: "words with no room" } });
    expect(opened.everything()).toMatchObject([{ text: "words with no room" }]);
    error = undefined;
    await opened.flush();
    expect(opened.view().saving.kind).toBe("saved");
    expect(await texts()).toEqual(["words with no room"]);
  });

  it("gives the words back sealed when it is locked, and lays them out at the next opening", async () => {
    let error: Error | undefined = new Error("gone");
    const opened = await open(refusing(() => error));
    await opened.begin();
    opened.type({ text: "the words I held" });
    const held = await opened.close();
    expect(opened.view().sheet).toBeUndefined();
    expect(wordsIn(JSON.stringify(held), ["the words I held"])).toEqual([]);
    const again = await open(
      refusing(() => error),
      held,
    );
    expect(again.view()).toMatchObject({
      sheet: { text: "the words I held" },
      saving: { kind: "failed", why: "away" },
    });
    error = undefined;
    await again.flush();
    expect(await texts()).toEqual(["the words I held"]);
  });
});

describe("what cannot be read", () => {
  it("is named, left as it is, and does not hide the rest", async () => {
    const opened = await startedWith("readable");
    await opened.close();
    const [record] = await store.all();
    if (record === undefined) throw new Error("nothing kept");
    const broken = { ...record, id: "AAAAAAAAAAAAAAAAAAAAAA" };
    await store.addAll([broken]);
    const again = await open();
    expect(again.view()).toMatchObject({ damaged: true, entries: [{ text: "readable" }] });
    expect(await store.one(broken.id)).toEqual(broken);
  });
});

describe("choices", () => {
  it("are sealed and found again", async () => {
    const opened = await open();
    expect(opened.view().settings).toEqual({ lockMinutes: 5, spelling: false });
    await opened.choose({ lockMinutes: 15 });
    await opened.choose({ spelling: true });
    expect((await open()).view().settings).toEqual({ lockMinutes: 15, spelling: true });
    expect(await store.all()).toHaveLength(1);
    expect(wordsIn(JSON.stringify(await store.all()), ['"lockMinutes":', '"spelling":true'])).toEqual([]);
  });
});

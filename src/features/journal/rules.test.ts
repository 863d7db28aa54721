import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  blankEntry,
  type Entry,
  headlineOf,
  isBlank,
  isTimeToLock,
  merge,
  newestFirst,
  nextPrompt,
  passphraseFault,
  saysTheSame,
  search,
  tidyPassphrase,
} from "./rules.ts";

const entry = (part: Partial<Entry> = {}): Entry => ({
  ...blankEntry("a", [], "2026-11-21T21:04:00Z"),
  ...part,
});

const anyEntry: fc.Arbitrary<Entry> = fc.record({
  id: fc.constantFrom("a", "b", "c", "d", "e"),
  order: fc.nat(20),
  title: fc.string({ maxLength: 5 }),
  feeling: fc.constantFrom("", "low"),
  text: fc.constantFrom("one", "two", "three"),
  prompt: fc.constant(""),
  written: fc.constant("2026-11-21T21:04:00Z"),
});
const someEntries = fc.uniqueArray(anyEntry, { selector: ({ id }) => id, maxLength: 5 });
const idOfCopy = async ({ id, title, feeling, text }: Entry) => [id, title, feeling, text].join("~");

describe("the order of entries", () => {
  it("puts a new one first, whatever the device's clock says", () => {
    fc.assert(
      fc.property(someEntries, (others) => {
        const fresh = blankEntry("new", others, "1999-01-01T00:00:00Z");
        expect([...others, fresh].sort(newestFirst)[0]).toBe(fresh);
      }),
    );
  });

  it("is the same however they come in", () => {
    fc.assert(
      fc.property(someEntries, (entries) => {
        expect(entries.toReversed().sort(newestFirst)).toEqual(entries.toSorted(newestFirst));
      }),
    );
  });
});

describe("an entry", () => {
  it("is blank until something of the writer's own is on it", () => {
    expect(isBlank(entry({ prompt: "What now?" }))).toBe(true);
    expect(isBlank(entry({ feeling: "tired" }))).toBe(false);
  });

  it("is called by its title, else by its first line, and never at length", () => {
    expect(headlineOf(entry({ title: " Today ", text: "words" }))).toBe("Today");
    expect(headlineOf(entry({ text: "\nfirst line\nsecond" }))).toBe("first line");
    expect(headlineOf(entry({ text: "word ".repeat(60) }))).toHaveLength(79);
    expect(headlineOf(entry())).toBe("");
  });
});

describe("the search", () => {
  const entries = [
    entry({ id: "a", text: "The café was\nquiet" }),
    entry({ id: "b", title: "Quiet", prompt: "What is true today?" }),
    entry({ id: "c", feeling: "LOUD" }),
  ];
  const ids = (query: string) => search(entries, query).map(({ id }) => id);

  it("finds every word, in any field, without accents and capitals", () => {
    expect(ids("quiet")).toEqual(["a", "b"]);
    expect(ids("QUIET cafe")).toEqual(["a"]);
    expect(ids("true  quiet")).toEqual(["b"]);
    expect(ids("loud")).toEqual(["c"]);
    expect(ids("nowhere")).toEqual([]);
    expect(ids("  ")).toEqual(["a", "b", "c"]);
  });

  it("reads each entry once, however many letters are typed into it", () => {
    let reads = 0;
    const long: Entry = {
      ...entry(),
      get text() {
        reads += 1;
        return "some quiet words about a day";
      },
    };
    for (const typed of ["q", "qu", "quiet", "quiet day"]) expect(search([long], typed)).toEqual([long]);
    expect(search([long], "quiet night")).toEqual([]);
    expect(reads).toBe(1);
  });
});

describe("bringing a backup back", () => {
  it("loses nothing of either side and changes nothing that is here", async () => {
    await fc.assert(
      fc.asyncProperty(someEntries, someEntries, async (here, coming) => {
        const { add } = await merge(here, coming, idOfCopy);
        const all = [...here, ...add];
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        for (const one of coming) expect(all.some((kept) => saysTheSame(kept, one))).toBe(true);
      }),
    );
  });

  it("adds nothing when the same file comes a second time", async () => {
    await fc.assert(
      fc.asyncProperty(someEntries, someEntries, async (here, coming) => {
        const { add } = await merge(here, coming, idOfCopy);
        expect((await merge([...here, ...add], coming, idOfCopy)).add).toEqual([]);
      }),
    );
  });

  it("says when both were kept", async () => {
    const mine = entry({ text: "mine" });
    const theirs = entry({ text: "theirs" });
    expect(await merge([mine], [theirs], idOfCopy)).toMatchObject({
      differed: true,
      add: [{ text: "theirs" }],
    });
    expect(await merge([mine], [mine, entry({ id: "b" })], idOfCopy)).toMatchObject({
      differed: false,
      add: [{ id: "b" }],
    });
  });
});

describe("another prompt", () => {
  it("never repeats until all were seen, and never shows the same one twice in a row", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 12 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 24, maxLength: 24 }),
        (prompts, randoms) => {
          let shown = prompts[0] ?? "";
          let seen = new Set([shown]);
          for (const random of randoms) {
            const next = nextPrompt(prompts, seen, shown, random);
            expect(next.prompt).not.toBe(shown);
            expect(seen.has(next.prompt)).toBe(next.again);
            expect(next.again).toBe(seen.size === prompts.length);
            if (next.again) seen = new Set();
            seen.add(next.prompt);
            shown = next.prompt;
          }
        },
      ),
    );
  });

  it("stays where there is only one", () => {
    expect(nextPrompt(["only"], new Set(["only"]), "only", 0.5)).toEqual({ prompt: "only", again: true });
  });
});

describe("locking", () => {
  it("comes after the chosen time without a touch, and after a minute out of sight", () => {
    expect(isTimeToLock(299_999, 59_999, 300_000)).toBe(false);
    expect(isTimeToLock(300_000, 0, 300_000)).toBe(true);
    expect(isTimeToLock(0, 60_000, 300_000)).toBe(true);
  });
});

describe("a passphrase", () => {
  it("is the same with the spaces a phone adds and however its letters are put together", () => {
    expect(tidyPassphrase("  four  quiet words\n")).toBe("four quiet words");
    expect(tidyPassphrase("cafe\u0301")).toBe(tidyPassphrase("caf\u00e9"));
    expect(tidyPassphrase("Quiet")).not.toBe(tidyPassphrase("quiet"));
  });

  it("has to be long, and not the plainest", () => {
    expect(passphraseFault("short one")).toBe("short");
    expect(passphraseFault("           a            ")).toBe("short");
    expect(passphraseFault("my password here")).toBe("plain");
    expect(passphraseFault("aaaa bbbb aaaa bbbb")).toBe("plain");
    expect(passphraseFault("lamp river thursday coat")).toBeUndefined();
  });
});

import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { randomId } from "#platform/device-encryption/bytes.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { blankEntry, type Entry } from "../rules.ts";
import { makeBackup, readBackup } from "./backup.ts";
import { makeLock } from "./vault.ts";

// A lock is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const passphrase = "lamp river thursday coat";
const written = "2026-11-21T21:04:00.000Z";
let file: string;
let entries: Entry[];

beforeAll(async () => {
  const { lock, key } = await makeLock(passphrase);
  entries = ["the first words", "the second words", "the third words"].map((text, order) => ({
    ...blankEntry(randomId(), [], written, "And what now?"),
    order,
    text,
  }));
  file = await makeBackup(lock, key, entries);
});

type Parsed = {
  version: number;
  lock: { kdf: { iterations: number; salt: string; name: string }; key: string };
  records: { id: string; revision: string; data: string }[];
};

/** The file with something changed in it. */
function changed(change: (content: Parsed) => void): string {
  const content: Parsed = JSON.parse(file);
  change(content);
  return JSON.stringify(content);
}

describe("a backup file", () => {
  it("opens with its passphrase and holds everything", async () => {
    const backup = await readBackup(file, passphrase);
    if (typeof backup === "string") throw new Error(backup);
    expect(backup.entries).toEqual(entries);
  });

  it("shows its version and how the key is made, and no word of what was written", () => {
    expect(JSON.parse(file)).toMatchObject({
      format: "kinward-backup",
      version: 1,
      lock: { kdf: { name: "PBKDF2", hash: "SHA-256", iterations: 600_000 } },
    });
    const texts = entries.map(({ text }) => text);
    expect(wordsIn(file, [...texts, "And what now?", written])).toEqual([]);
  });

  it("says so when the passphrase is another one", async () => {
    expect(await readBackup(file, "lamp river friday coat")).toBe("wrong");
  });

  it.each(["", "no file at all", "null", "[]", '{"format":"something-else","version":1}'])(
    "knows a foreign file: %s",
    async (text) => {
      expect(await readBackup(text, passphrase)).toBe("foreign");
    },
  );

  it("knows a file of a newer version", async () => {
    const newer = changed((content) => {
      content.version = 2;
    });
    expect(await readBackup(newer, passphrase)).toBe("newer");
  });

  it("refuses made-up figures before it does any work for them", async () => {
    const derive = vi.spyOn(crypto.subtle, "deriveKey");
    await readBackup(file, passphrase);
    expect(derive).toHaveBeenCalledOnce();
    for (const rounds of [10_000_000_000, 5_000_001, 1, 599_999, 0, -600_000]) {
      const hostile = changed((content) => {
        content.lock.kdf.iterations = rounds;
      });
      expect(await readBackup(hostile, passphrase), `${rounds}`).toBe("unreasonable");
    }
    expect(derive).toHaveBeenCalledOnce();
    derive.mockRestore();
  });

  const damages: Readonly<Record<string, (content: Parsed) => void>> = {
    "a record is missing": ({ records }) => {
      records.pop();
    },
    "a record stands twice": ({ records }) => {
      records.push(...records.slice(0, 1));
    },
    "two records have changed places": ({ records: [one, other] }) => {
      if (one && other) [one.id, other.id] = [other.id, one.id];
    },
    "a letter of a record was changed": ({ records: [one] }) => {
      if (one) one.data = (one.data.startsWith("A") ? "B" : "A") + one.data.slice(1);
    },
    "the salt is too short": ({ lock }) => {
      lock.kdf.salt = "AAAA";
    },
    "another method is named": ({ lock }) => {
      lock.kdf.name = "none";
    },
    "it is no base64": ({ lock }) => {
      lock.key = "AAAAA";
    },
  };

  it.each(Object.entries(damages))("is damaged when %s", async (_, change) => {
    expect(await readBackup(changed(change), passphrase)).toBe("damaged");
  });

  it("never throws, wherever it was cut off or scribbled on", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), fc.string({ maxLength: 3 }), async (at, scribble) => {
        const cut = await readBackup(file.slice(0, at), passphrase);
        expect(["foreign", "damaged"]).toContain(cut);
        const scribbled = file.slice(0, at) + scribble + file.slice(at + scribble.length);
        const result = await readBackup(scribbled, passphrase);
        if (typeof result !== "string") expect(result.entries).toEqual(entries);
      }),
      { numRuns: 12 },
    );
  });
});

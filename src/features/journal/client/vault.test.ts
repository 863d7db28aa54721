import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { fromBase64, randomBytes, randomId, toBase64 } from "#platform/device-encryption/bytes.ts";
import { pad, paddedLength, unpad } from "#platform/device-encryption/cipher.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { iterations } from "../schema.ts";
import {
  changeLock,
  decryptRecord,
  type EncryptedRecord,
  encryptRecord,
  type Lock,
  makeLock,
  openLock,
} from "./vault.ts";

// A lock is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let lock: Lock;
let key: CryptoKey;
beforeAll(async () => {
  ({ lock, key } = await makeLock("lamp river thursday coat"));
});

/** The same bytes with one bit turned. */
function bent(bytes: Uint8Array<ArrayBuffer>, at: number): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice();
  const place = at % copy.length;
  copy[place] = (copy[place] ?? 0) ^ 1;
  return copy;
}

describe("the lock", () => {
  it("costs a guess at least 600,000 rounds, with a salt of its own", async () => {
    expect(lock.kdf).toMatchObject({ name: "PBKDF2", hash: "SHA-256", iterations: 600_000 });
    expect(iterations.own).toBeGreaterThanOrEqual(600_000);
    expect(lock.kdf.salt).toHaveLength(16);
    const other = await makeLock("lamp river thursday coat");
    expect(other.lock.kdf.salt).not.toEqual(lock.kdf.salt);
    expect(other.lock.key).not.toEqual(lock.key);
  });

  it("gives a key that can be used and never read out", async () => {
    const opened = await openLock(lock, " lamp  river thursday coat ");
    expect(opened?.extractable).toBe(false);
    expect(key.extractable).toBe(false);
    if (opened === undefined) throw new Error("did not open");
    const sealed = await encryptRecord(key, randomId(), "words");
    expect(await decryptRecord(opened, sealed)).toBe("words");
  });

  it("does not open for another passphrase, nor when anything about it was changed", async () => {
    const right = "lamp river thursday coat";
    expect(await openLock(lock, "Lamp river thursday coat")).toBeUndefined();
    expect(await openLock({ ...lock, key: bent(lock.key, 3) }, right)).toBeUndefined();
    expect(await openLock({ ...lock, kdf: { ...lock.kdf, iterations: 600_001 } }, right)).toBeUndefined();
  });

  it("takes another passphrase and keeps what was sealed; the old one opens nothing then", async () => {
    const sealed = await encryptRecord(key, randomId(), "before");
    const changed = await changeLock(lock, "lamp river thursday coat", "seven slow boats home");
    if (changed === undefined) throw new Error("not changed");
    expect(changed.kdf.salt).not.toEqual(lock.kdf.salt);
    const opened = await openLock(changed, "seven slow boats home");
    if (opened === undefined) throw new Error("did not open");
    expect(opened.extractable).toBe(false);
    expect(await decryptRecord(opened, sealed)).toBe("before");
    expect(await openLock(changed, "lamp river thursday coat")).toBeUndefined();
    expect(await changeLock(lock, "wrong words entirely", "seven slow boats home")).toBeUndefined();
  });
});

describe("a sealed record", () => {
  it("comes back as it was, whatever was written", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
        const sealed = await encryptRecord(key, randomId(), text);
        expect(await decryptRecord(key, sealed)).toBe(text);
      }),
    );
  });

  it("has an IV of 96 random bits and a new revision each time", async () => {
    const id = randomId();
    const sealed = await Promise.all(
      Array.from({ length: 300 }, () => encryptRecord(key, id, "the same words")),
    );
    expect(new Set(sealed.map(({ iv }) => toBase64(iv))).size).toBe(300);
    expect(new Set(sealed.map(({ revision }) => revision)).size).toBe(300);
    for (const { iv } of sealed) expect(iv).toHaveLength(12);
  });

  it("does not open in another place, under another revision, or with one bit turned", async () => {
    const sealed = await encryptRecord(key, randomId(), "words that stay where they are");
    await fc.assert(
      fc.asyncProperty(fc.constantFrom("id", "revision", "iv", "data"), fc.nat(), async (part, at) => {
        const changed: EncryptedRecord = {
          ...sealed,
          ...(part === "id" || part === "revision"
            ? { [part]: randomId() }
            : { [part]: bent(sealed[part as "iv" | "data"], at) }),
        };
        await expect(decryptRecord(key, changed)).rejects.toThrow();
      }),
      { numRuns: 60 },
    );
    const { key: other } = await makeLock("another journal of mine");
    await expect(decryptRecord(other, sealed)).rejects.toThrow();
  });

  it("shows nothing of its words and only a rough size", async () => {
    const id = randomId();
    const short = await encryptRecord(key, id, "no");
    const longer = await encryptRecord(key, id, "a much longer line about the same day ".repeat(20));
    expect(short.data.length).toBe(longer.data.length);
    expect(wordsIn(new TextDecoder("latin1").decode(longer.data), ["a much longer line"])).toEqual([]);
  });
});

describe("padding", () => {
  it("gives few sizes and loses no letter", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 4_000 }), (text) => {
        const padded = pad(text);
        expect(unpad(padded)).toBe(text);
        expect(padded.length % 1024).toBe(0);
      }),
    );
    for (const text of ["", "\uFEFFa mark at the beginning", "\u0000", "ü".repeat(70_000)])
      expect(unpad(pad(text))).toBe(text);
  });

  it("has one size for each range of lengths", () => {
    expect([0, 1024, 1025, 2049, 65_536, 65_537, 131_073].map(paddedLength)).toEqual([
      1024, 1024, 2048, 4096, 65_536, 131_072, 196_608,
    ]);
  });

  it("refuses what was not padded", () => {
    expect(() => unpad(new Uint8Array(2))).toThrow(RangeError);
    expect(() => unpad(randomBytes(1000))).toThrow();
    const lying = pad("words");
    new DataView(lying.buffer).setUint32(0, 4_000_000_000);
    expect(() => unpad(lying)).toThrow(RangeError);
  });
});

describe("bytes as text", () => {
  it("come back as they were", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (some) => {
        const bytes = new Uint8Array(some);
        expect(fromBase64(toBase64(bytes))).toEqual(bytes);
      }),
    );
    const large = randomBytes(60_000);
    expect(fromBase64(toBase64(large))).toEqual(large);
    expect(randomId()).toMatch(/^[\w-]{22}$/);
  });
});

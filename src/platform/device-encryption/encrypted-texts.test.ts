import { describe, expect, it } from "vitest";
import { wordsIn } from "#tests/support/words-in.ts";
import { encryptedTexts } from "./encrypted-texts.ts";

/** A storage in memory, with what local and session storage share. */
function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}

const newKey = () =>
  crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);

describe("a text that the browser keeps encrypted", () => {
  it("comes back as it was written, and stands nowhere in the storage, nor does its length", async () => {
    const key = await newKey();
    const place = storage();
    const texts = encryptedTexts(
      () => place,
      async () => [key],
    );
    for (const text of ["a walk, alone", "She said 👩‍🍼 näh", "x, ".repeat(300)]) {
      expect(await texts.write("one", text)).toBe(true);
      expect(await texts.read("one")).toBe(text);
      expect(wordsIn(JSON.stringify([...place.kept]), [text.slice(0, 14)])).toEqual([]);
    }
    await texts.write("two", "b");
    expect(place.kept.get("two")?.length).toBe(place.kept.get("one")?.length);
  });

  it("can't be read with another key, under another name, or when it was changed", async () => {
    const key = await newKey();
    const place = storage();
    const texts = encryptedTexts(
      () => place,
      async () => [key],
    );
    await texts.write("one", "words");
    const stored = place.kept.get("one") ?? "";
    place.kept.set("two", stored);
    expect(await texts.read("two")).toBeUndefined();
    // In the middle: of the last character of Base64 some bits count for nothing.
    const middle = Math.floor(stored.length / 2);
    const other = stored[middle] === "A" ? "B" : "A";
    place.kept.set("one", `${stored.slice(0, middle)}${other}${stored.slice(middle + 1)}`);
    expect(await texts.read("one")).toBeUndefined();
    place.kept.set("one", stored);
    const others = encryptedTexts(
      () => place,
      async () => [await newKey()],
    );
    expect(await others.read("one")).toBeUndefined();
  });

  it("is read with a replaced key too, and written with the new one", async () => {
    const [old, fresh] = [await newKey(), await newKey()];
    const place = storage();
    await encryptedTexts(
      () => place,
      async () => [old],
    ).write("one", "words");
    const both = encryptedTexts(
      () => place,
      async () => [fresh, old],
    );
    expect(await both.read("one")).toBe("words");
    await both.write("one", "more");
    expect(
      await encryptedTexts(
        () => place,
        async () => [fresh],
      ).read("one"),
    ).toBe("more");
  });

  it("replaces plain text of an earlier version, which is still read", async () => {
    const key = await newKey();
    const place = storage();
    place.kept.set("one", "my plain words");
    const texts = encryptedTexts(
      () => place,
      async () => [key],
    );
    expect(await texts.read("one")).toBe("my plain words");
    await expect.poll(() => wordsIn(place.kept.get("one") ?? "", ["my plain words"])).toEqual([]);
    expect(await texts.read("one")).toBe("my plain words");
  });

  it("is never replaced by an earlier write, and doesn't come back after it was removed", async () => {
    const key = await newKey();
    const place = storage();
    const texts = encryptedTexts(
      () => place,
      async () => [key],
    );
    await Promise.all([texts.write("one", "first"), texts.write("one", "second")]);
    expect(await texts.read("one")).toBe("second");
    const late = texts.write("one", "third");
    await texts.write("one", undefined);
    await late;
    expect(place.kept.size).toBe(0);
  });

  it("is read while it's still on its way into the storage, and what was there before no longer is", async () => {
    const { promise: key, resolve: give } = Promise.withResolvers<CryptoKey>();
    const place = storage();
    const texts = encryptedTexts(
      () => place,
      async () => [await key],
    );
    const [first, second] = [texts.write("one", "first"), texts.write("one", "second")];
    expect(await texts.read("one")).toBe("second");
    expect(place.kept.size).toBe(0);
    give(await newKey());
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(await texts.read("one")).toBe("second");
    void texts.write("one", "third");
    await texts.write("one", undefined);
    expect(await texts.read("one")).toBeUndefined();
  });

  it("isn't kept at all where there is no key, and what was there stays", async () => {
    const place = storage();
    place.kept.set("one", "my plain words");
    const texts = encryptedTexts(
      () => place,
      () => Promise.reject(new Error("blocked")),
    );
    expect(await texts.write("one", "more")).toBe(false);
    expect(await texts.read("one")).toBe("my plain words");
    expect([...place.kept]).toEqual([["one", "my plain words"]]);
  });
});

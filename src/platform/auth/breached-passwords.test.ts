import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { isBreached } from "./password-strength.ts";

const folder = mkdtempSync(join(tmpdir(), "kinward-breached-"));
afterAll(() => rmSync(folder, { recursive: true }));

const hashOf = (text: string) => createHash("sha1").update(text).digest("hex").toUpperCase();

/** A list of these passwords as it can be downloaded, with counts of different lengths. */
function listOf(words: readonly string[], end = "\r\n"): string {
  const path = join(folder, `${words.length}-${end.length}.txt`);
  const lines = words.map(hashOf).toSorted();
  writeFileSync(path, lines.map((hash, at) => `${hash}:${10 ** (at % 8)}${end}`).join(""));
  return path;
}

describe("a list of breached passwords", () => {
  it.each([1, 2, 3, 64, isWholeRun ? 2_000 : 200])(
    "finds each of its %i passwords, and no other",
    async (count) => {
      const words = Array.from({ length: count }, (_, at) => `a breached sentence ${at}`);
      for (const path of [listOf(words), listOf(words, "\n")]) {
        for (const word of words) expect(await isBreached(word, path), word).toBe(true);
        for (const word of words) expect(await isBreached(`${word}!`, path)).toBe(false);
      }
    },
  );

  it("can have hashes alone, in small letters, and no end of the last line", async () => {
    const path = join(folder, "plain.txt");
    const words = ["one long sentence", "two long sentences", "drei lange Sätze"];
    writeFileSync(path, words.map(hashOf).toSorted().join("\n").toLowerCase());
    for (const word of words) expect(await isBreached(word, path)).toBe(true);
    expect(await isBreached("four long sentences", path)).toBe(false);
  });

  it("holds nothing when it's empty, and is refused when it's something else or gone", async () => {
    const path = join(folder, "other.txt");
    writeFileSync(path, "");
    expect(await isBreached("a long sentence", path)).toBe(false);
    writeFileSync(path, "password\n12345678\nqwertyuiop\n");
    await expect(isBreached("a long sentence", path)).rejects.toThrow("isn't a list of SHA-1 hashes");
    await expect(isBreached("a long sentence", join(folder, "gone.txt"))).rejects.toThrow("ENOENT");
  });
});

import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import type { DataKeys } from "./data-key.ts";
import { type DataKey, keyRingText, numberOfKey } from "./key-ring.ts";

/** A new version of the data key, after all that there have been. */
export function newDataKey(known: readonly string[]): DataKey {
  const highest = Math.max(0, ...known.map(numberOfKey));
  return { id: `v${highest + 1}`, key: randomBytes(32) };
}

/** These keys with the one that writes first; undefined if it isn't among them. */
export function writingFirst(keys: DataKeys, keyId: string): DataKeys | undefined {
  const first = keys.find(({ id }) => id === keyId);
  return first && [first, ...keys.filter(({ id }) => id !== keyId)];
}

/** Replaces the key file. It's complete on disk, readable by its owner only, before it gets its name. */
export function writeKeyFile(path: string, keys: DataKeys): void {
  const aside = `${path}.${randomBytes(6).toString("hex")}`;
  const file = openSync(aside, "wx", 0o600);
  try {
    writeSync(file, keyRingText(keys));
    fsyncSync(file);
    renameSync(aside, path);
  } finally {
    closeSync(file);
    rmSync(aside, { force: true });
  }
}

import { createHash, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, rmSync } from "node:fs";
import { link, open, rename } from "node:fs/promises";
import { dirname } from "node:path";
import type { Writable } from "node:stream";
import { BackupError } from "./backup-error.ts";

const withoutLinks = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]);

/**
 * Writes a file that only its owner can read. It gets its name once it is complete and on disk, so that nobody finds
 * a partial file; an existing file is never overwritten. `check` may still refuse what was written.
 * @throws {BackupError} when the name is taken or its folder doesn't exist.
 */
export async function createUnderName(
  path: string,
  write: (into: Writable) => Promise<void>,
  check?: (written: string) => Promise<void>,
): Promise<void> {
  if (existsSync(path)) throw taken(path);
  const aside = `${path}.${randomBytes(6).toString("hex")}.part`;
  const clear = () => rmSync(aside, { force: true });
  process.once("exit", clear);
  try {
    await write(createWriteStream(aside, { flags: "wx", mode: 0o600, flush: true }));
    await check?.(aside);
    await giveName(aside, path);
    await syncFolder(dirname(path));
  } catch (error) {
    throw sentenceFor(path, error);
  } finally {
    clear();
    process.off("exit", clear);
  }
}

// Linking fails when the name is taken; renaming doesn't. Some file systems don't support links.
async function giveName(aside: string, path: string): Promise<void> {
  try {
    await link(aside, path);
  } catch (error) {
    if (!withoutLinks.has(codeOf(error))) throw error;
    if (existsSync(path)) throw taken(path);
    await rename(aside, path);
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function sentenceFor(path: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === "EEXIST") return taken(path);
  const options = { code, cause: error };
  if (code === "ENOENT") return new BackupError(`There is no folder ${dirname(path)}.`, options);
  if (code === "EACCES" || code === "EROFS")
    return new BackupError(`${dirname(path)} cannot be written (${code}).`, options);
  if (code === "ENOSPC")
    return new BackupError(`The disk of ${dirname(path)} is full; nothing was kept.`, options);
  return error;
}

function codeOf(error: unknown): string {
  return error instanceof Error ? String(Reflect.get(error, "code") ?? "") : "";
}

function taken(path: string): BackupError {
  return new BackupError(`There is a file ${path} already, and it stays as it is. Choose another name.`);
}

/** The size and SHA-256 of a stream, read piece by piece. */
export async function sumOf(pieces: AsyncIterable<Uint8Array>): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const piece of pieces) {
    hash.update(piece);
    bytes += piece.byteLength;
  }
  return { bytes, sha256: hash.digest("hex") };
}

export function fileSum(path: string): Promise<{ bytes: number; sha256: string }> {
  return sumOf(createReadStream(path));
}

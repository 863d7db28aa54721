import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { readdir, stat, unlink, utimes } from "node:fs/promises";
import { join } from "node:path";
import { day } from "#platform/clock/clock.ts";
import { type Encodings, pack } from "./static-file.ts";

/**
 * Brotli quality for pages: compressing home once takes 44 ms and makes it 7 % smaller than quality 7 (12 ms). With 11
 * it takes 150 ms for another 2.5 %: only home does, so that it still fits in the first ten packets.
 */
const pageQuality = 10;
const homeQuality = 11;

/**
 * A text in every encoding. `content` makes the plain text each time, so that only what is requested stays in memory;
 * `br` is the build's compressed copy, if it has one.
 */
export function packedCopies({
  content,
  br,
  cacheDir,
  isHome = false,
}: {
  content(): Buffer;
  br: Buffer | undefined;
  cacheDir: string | undefined;
  isHome?: boolean;
}): Encodings {
  const quality = isHome ? homeQuality : pageQuality;
  return {
    get identity() {
      return content();
    },
    get br() {
      return (
        br ?? keptOnce({ cacheDir, ending: "br", quality }, content(), (bytes) => pack.br(bytes, quality))
      );
    },
    get gzip() {
      const kept = { cacheDir: br ? undefined : cacheDir, ending: "gz", quality } as const;
      return keptOnce(kept, content(), pack.gzip);
    },
  };
}

/** The result of `make` for these bytes, cached in `cacheDir` for the next process. */
function keptOnce(
  { cacheDir, ending, quality }: { cacheDir: string | undefined; ending: "br" | "gz"; quality: number },
  bytes: Buffer,
  make: (bytes: Buffer) => Buffer,
): Buffer {
  if (!cacheDir) return make(bytes);
  // The quality is part of the name, so that copies of an earlier version aren't reused.
  const name = createHash("sha256").update(`${quality} `).update(bytes).digest("hex");
  const file = join(cacheDir, `${name}.${ending}`);
  try {
    if (existsSync(file)) return served(file, readFileSync(file));
    const compressed = served(file, make(bytes));
    mkdirSync(cacheDir, { recursive: true, mode: 0o700 });
    const part = `${file}.${randomUUID()}.part`;
    writeFileSync(part, compressed, { mode: 0o600 });
    renameSync(part, file);
    return compressed;
  } catch {
    // If the folder is full or gone, the next start takes longer, but every page is served.
    return make(bytes);
  }
}

/** Two of the daily sweeps: every process that shares the folder has marked what it serves at least once by then. */
const unusedDays = 2;

/** The copies that this process serves, by their file. Weak, so that a replaced page's copy goes with it. */
const inUse = new Map<string, WeakRef<Buffer>>();

function served(file: string, copy: Buffer): Buffer {
  inUse.set(file, new WeakRef(copy));
  return copy;
}

/**
 * Deletes the copies of pages that no process serves any more: each publishing leaves some behind. Marks those that this
 * process serves, so that others keep them. A process that misses one compresses the page again.
 */
export async function sweepPackedCopies(cacheDir: string, now: Date): Promise<void> {
  for (const [file, copy] of inUse) {
    if (!file.startsWith(cacheDir)) continue;
    if (copy.deref() === undefined) inUse.delete(file);
    else await utimes(file, now, now).catch(() => undefined);
  }
  const oldest = now.getTime() - unusedDays * day;
  // Another process may sweep at the same time, and a new site has no folder yet.
  for (const name of await readdir(cacheDir).catch(() => [])) {
    const file = join(cacheDir, name);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() && found.mtimeMs < oldest) await unlink(file).catch(() => undefined);
  }
}

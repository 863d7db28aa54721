import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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
    if (existsSync(file)) return readFileSync(file);
    const compressed = make(bytes);
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

import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Encodings, pack } from "./static-file.ts";

/**
 * Brotli quality for pages: compressing home once takes 44 ms and makes it 7 % smaller than quality 7 (12 ms), so
 * that it fits in the first ten packets; 11 would take 150 ms for another 3 %.
 */
const pageQuality = 10;

/**
 * A text in every encoding. `content` makes the plain text each time, so that only what is requested stays in memory;
 * `br` is the build's compressed copy, if it has one.
 */
export function packedCopies({
  content,
  br,
  cacheDir,
}: {
  content(): Buffer;
  br: Buffer | undefined;
  cacheDir: string | undefined;
}): Encodings {
  return {
    get identity() {
      return content();
    },
    get br() {
      return br ?? keptOnce(cacheDir, content(), "br", (bytes) => pack.br(bytes, pageQuality));
    },
    get gzip() {
      return keptOnce(br ? undefined : cacheDir, content(), "gz", pack.gzip);
    },
  };
}

/** The result of `make` for these bytes, cached in `cacheDir` for the next process. */
function keptOnce(
  cacheDir: string | undefined,
  bytes: Buffer,
  ending: "br" | "gz",
  make: (bytes: Buffer) => Buffer,
): Buffer {
  if (!cacheDir) return make(bytes);
  // The quality is part of the name, so that copies of an earlier version aren't reused.
  const name = createHash("sha256").update(`${pageQuality} `).update(bytes).digest("hex");
  const file = join(cacheDir, `${name}.${ending}`);
  try {
    if (existsSync(file)) return readFileSync(file);
    const compressed = make(bytes);
    mkdirSync(cacheDir, { recursive: true, mode: 0o700 });
    const part = `${file}.${randomUUID()}.part`;
    writeFileSync(part, compressed);
    renameSync(part, file);
    return compressed;
  } catch {
    // If the folder is full or gone, the next start takes longer, but every page is served.
    return make(bytes);
  }
}

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

/** Compressed copies from the build are next to the original; others are made when requested. */
export function packedCopies({
  bytes,
  builtAt,
  cacheDir,
  isHome,
}: {
  bytes: Buffer;
  builtAt: string | undefined;
  cacheDir: string | undefined;
  isHome: boolean;
}): Encodings {
  const quality = isHome ? homeQuality : pageQuality;
  if (builtAt && existsSync(`${builtAt}.br`))
    return { identity: bytes, br: readFileSync(`${builtAt}.br`), gzip: readFileSync(`${builtAt}.gz`) };
  const encodings: { br?: Buffer; gzip?: Buffer } = {};
  return {
    identity: bytes,
    get br() {
      encodings.br ??= keptOnce(cacheDir, bytes, "br", quality, () => pack.br(bytes, quality));
      return encodings.br;
    },
    get gzip() {
      encodings.gzip ??= keptOnce(cacheDir, bytes, "gz", quality, () => pack.gzip(bytes));
      return encodings.gzip;
    },
  };
}

/** The result of `make` for these bytes, cached in `cacheDir` for the next process. */
function keptOnce(
  cacheDir: string | undefined,
  bytes: Buffer,
  ending: "br" | "gz",
  quality: number,
  make: () => Buffer,
): Buffer {
  if (!cacheDir) return make();
  // The quality is part of the name, so that copies of an earlier version aren't reused.
  const name = createHash("sha256").update(`${quality} `).update(bytes).digest("hex");
  const file = join(cacheDir, `${name}.${ending}`);
  try {
    if (existsSync(file)) return readFileSync(file);
    const compressed = make();
    mkdirSync(cacheDir, { recursive: true, mode: 0o700 });
    const part = `${file}.${randomUUID()}.part`;
    writeFileSync(part, compressed);
    renameSync(part, file);
    return compressed;
  } catch {
    // If the folder is full or gone, the next start takes longer, but every page is served.
    return make();
  }
}

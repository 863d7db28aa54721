import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Encodings, pack } from "./static-file.ts";

/**
 * Of brotli, for pages: home takes 44 ms with it, once, and is 7 % smaller than with 7 (12 ms), so that it comes in
 * the first flight of packets, of ten; 11 would take 150 ms for another 3 %.
 */
const pageQuality = 10;

/** Files the build has compressed lie beside the original; the others are compressed when somebody asks for them. */
export function packedCopies({
  bytes,
  builtAt,
  cacheDir,
}: {
  bytes: Buffer;
  builtAt: string | undefined;
  cacheDir: string | undefined;
}): Encodings {
  if (builtAt && existsSync(`${builtAt}.br`))
    return { identity: bytes, br: readFileSync(`${builtAt}.br`), gzip: readFileSync(`${builtAt}.gz`) };
  const made: { br?: Buffer; gzip?: Buffer } = {};
  return {
    identity: bytes,
    get br() {
      made.br ??= keptOnce(cacheDir, bytes, "br", () => pack.br(bytes, pageQuality));
      return made.br;
    },
    get gzip() {
      made.gzip ??= keptOnce(cacheDir, bytes, "gz", () => pack.gzip(bytes));
      return made.gzip;
    },
  };
}

/** What `make` makes of these bytes; found again in `cacheDir` by the next process. */
function keptOnce(
  cacheDir: string | undefined,
  bytes: Buffer,
  ending: "br" | "gz",
  make: () => Buffer,
): Buffer {
  if (!cacheDir) return make();
  // What an earlier version has packed less well is not taken for its own.
  const name = createHash("sha256").update(`${pageQuality} `).update(bytes).digest("hex");
  const kept = join(cacheDir, `${name}.${ending}`);
  try {
    if (existsSync(kept)) return readFileSync(kept);
    const made = make();
    mkdirSync(cacheDir, { recursive: true, mode: 0o700 });
    const part = `${kept}.${randomUUID()}.part`;
    writeFileSync(part, made);
    renameSync(part, kept);
    return made;
  } catch {
    // A folder that is full or gone costs the next start some time, and nobody a page.
    return make();
  }
}

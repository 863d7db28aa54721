import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

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

/** The same of a file. */
export function fileSum(path: string): Promise<{ bytes: number; sha256: string }> {
  return sumOf(createReadStream(path));
}

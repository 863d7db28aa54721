import { packedCopies } from "./packed-copies.ts";
import { dataPolicy } from "./security-headers.ts";
import { etagOf, type StaticFile } from "./static-file.ts";

/** A small text file served from memory; it may be cached for an hour, unless `own` headers override that. */
export function textFile(text: string, type: string, own: Readonly<Record<string, string>> = {}): StaticFile {
  const bytes = Buffer.from(text);
  return {
    bytes: packedCopies({ content: () => bytes, br: undefined, cacheDir: undefined }),
    etag: etagOf(bytes),
    headers: {
      "content-type": type,
      "cache-control": "public, max-age=3600",
      "content-security-policy": dataPolicy,
      vary: "accept-encoding",
      ...own,
    },
  };
}

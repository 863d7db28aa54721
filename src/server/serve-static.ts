import { searchedPages } from "#content/index.ts";
import type { MemoryPages } from "./memory-pages.ts";
import { type FileRequest, type FindResponse, MemoryResponse } from "./memory-response.ts";
import { addressesOf } from "./pages-drawn-on-demand.ts";
import type { ResponseHeaders } from "./response-headers.ts";
import { chooseEncoding, type Encoding, etagIn, isKnown, type StaticFile } from "./static-file.ts";

/** A range of a file, both ends included; the whole file; or a range outside of it. */
type ByteRange = { first: number; last: number } | "whole" | "outside";

/**
 * The part of a file that a request asks for. Multiple ranges, units other than bytes, invalid ranges and ranges of
 * another version get the whole file (RFC 9110, section 14).
 */
function rangeOf(
  { range, "if-range": ifRange }: FileRequest["headers"],
  { size, etag }: { size: number; etag: string },
): ByteRange {
  // Only a strong ETag identifies the same bytes; our files have no modification date.
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return "whole";
  const [, from, to] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(range) ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return "whole";
  if (from === "") {
    const length = Number(to);
    return length === 0 || size === 0 ? "outside" : { first: Math.max(0, size - length), last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return "whole";
  return first >= size ? "outside" : { first, last };
}

/** The responses of one file in one encoding, each made when first requested. */
type Prepared = { etag: string; whole: MemoryResponse; known?: MemoryResponse; head?: MemoryResponse };

/**
 * Finds files in memory. Headers are assembled once per file and encoding, so that a response costs one look-up and one
 * write.
 */
export function createStaticFinder(
  pages: MemoryPages,
  commonHeaders: ResponseHeaders = () => noHeaders,
): FindResponse {
  let common = commonHeaders();
  // Weak, so that a replaced page goes with everything made of it.
  let prepared = new WeakMap<StaticFile, Partial<Record<Encoding, Prepared>>>();

  function prepare(file: StaticFile, encoding: Encoding): Prepared {
    const known = prepared.get(file)?.[encoding];
    if (known) return known;
    const body = file.bytes[encoding] ?? file.bytes.identity;
    const etag = etagIn(encoding, file.etag);
    const headers = {
      ...common,
      ...file.headers,
      etag,
      "content-length": body.length,
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      ...(file.inParts ? { "accept-ranges": "bytes" } : {}),
    };
    const made = { etag, whole: new MemoryResponse(200, headers, body) };
    prepared.set(file, { ...prepared.get(file), [encoding]: made });
    return made;
  }

  return function find(request) {
    const { method, url = "", headers } = request;
    if (method !== "GET" && method !== "HEAD") return undefined;
    const current = commonHeaders();
    if (current !== common) {
      common = current;
      prepared = new WeakMap();
    }
    const query = url.indexOf("?");
    const path = query < 0 ? url : url.slice(0, query);
    if (query >= 0 && asksSearch(path, url.slice(query + 1))) return undefined;
    const file = query < 0 ? pages.get(path) : fileAt(pages, url);
    if (!file) {
      if (!path.startsWith("/assets/")) return undefined;
      return missing(method, common);
    }
    const ready = prepare(file, chooseEncoding(file.bytes, headers["accept-encoding"]));
    if (isKnown(headers["if-none-match"], ready.etag)) {
      ready.known ??= notModified(ready.whole);
      return ready.known;
    }
    if (method === "HEAD") {
      // A conditional request is about the whole file.
      ready.head ??= new MemoryResponse(200, ready.whole.headers);
      return ready.head;
    }
    return file.inParts && headers.range !== undefined
      ? partOf(ready.whole, headers, ready.etag)
      : ready.whole;
  };
}

const noHeaders = {};

const missingText = "Not found\n";

/** A file of an older build is gone: a page served in its place would be run as a script. */
function missing(method: string, common: Readonly<Record<string, string>>): MemoryResponse {
  const headers = {
    ...common,
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "content-length": Buffer.byteLength(missingText),
  };
  return new MemoryResponse(404, headers, method === "HEAD" ? undefined : Buffer.from(missingText));
}

function notModified({ headers }: MemoryResponse): MemoryResponse {
  const {
    "content-length": _length,
    "content-encoding": _encoding,
    "accept-ranges": _ranges,
    ...rest
  } = headers;
  return new MemoryResponse(304, rest);
}

/** Audio is requested in ranges, to start at once and to seek; some browsers don't play it otherwise. */
function partOf(whole: MemoryResponse, requested: FileRequest["headers"], etag: string): MemoryResponse {
  const { headers, body = Buffer.alloc(0) } = whole;
  const found = rangeOf(requested, { size: body.length, etag });
  if (found === "whole") return whole;
  if (found === "outside")
    return new MemoryResponse(416, {
      ...headers,
      "content-type": "text/plain; charset=utf-8",
      "content-range": `bytes */${body.length}`,
      "content-length": 0,
    });
  // A view: the bytes of a range are never copied.
  const part = body.subarray(found.first, found.last + 1);
  return new MemoryResponse(
    206,
    {
      ...headers,
      "content-range": `bytes ${found.first}-${found.last}/${body.length}`,
      "content-length": part.length,
    },
    part,
  );
}

// The page at such an address is assembled per request.
function asksSearch(path: string, query: string): boolean {
  const names = searchedPages.get(path);
  return names?.some((name) => new URLSearchParams(query).has(name)) ?? false;
}

// Pages whose first byte depends on the query, such as yearly prices, are stored next to the plain one.
function fileAt(pages: MemoryPages, url: string): StaticFile | undefined {
  for (const address of addressesOf(url)) {
    const file = pages.get(address);
    if (file) return file;
  }
  return undefined;
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { searchedPages } from "#content/index.ts";
import { addressesOf } from "./late-pages.ts";
import type { MemoryPages } from "./memory-pages.ts";
import { chooseEncoding, type Encoding, isKnown, type StaticFile } from "./static-file.ts";

/** A range of a file, both ends included; the whole file; or a range outside of it. */
type ByteRange = { first: number; last: number } | "whole" | "outside";

/**
 * The part of a file that a request asks for. Multiple ranges, units other than bytes, invalid ranges and ranges of
 * another version get the whole file (RFC 9110, section 14).
 */
function rangeOf(
  requested: { range: string | undefined; ifRange: string | undefined },
  { size, etag }: { size: number; etag: string },
): ByteRange {
  const { range, ifRange } = requested;
  // Only an ETag identifies the same bytes; our files have no modification date.
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

type Prepared = { status200: Record<string, string | number>; body: Buffer };

/**
 * Serves files from memory; returns false if there is none at this address. Headers are assembled once per file and
 * encoding, so that a response costs one look-up and one write.
 */
export function createStaticServer(pages: MemoryPages, common: Readonly<Record<string, string>>) {
  const prepared = new Map<StaticFile, Partial<Record<Encoding, Prepared>>>();

  function prepare(file: StaticFile, encoding: Encoding): Prepared {
    const known = prepared.get(file)?.[encoding];
    if (known) return known;
    const body = file.bytes[encoding] ?? file.bytes.identity;
    const made = {
      status200: {
        ...common,
        ...file.headers,
        etag: file.etag,
        "content-length": body.length,
        ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      },
      body,
    };
    prepared.set(file, { ...prepared.get(file), [encoding]: made });
    return made;
  }

  return function serveStatic(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const url = request.url ?? "/";
    const query = url.indexOf("?");
    const path = query < 0 ? url : url.slice(0, query);
    if (query >= 0 && asksSearch(path, url.slice(query + 1))) return false;
    const file = query < 0 ? pages.get(path) : fileAt(pages, url);
    if (!file) return missingAsset(path, response, common);
    const { status200, body } = prepare(file, chooseEncoding(file, request.headers["accept-encoding"]));
    if (isKnown(request.headers["if-none-match"], file.etag)) {
      const { "content-length": _length, "content-encoding": _encoding, ...headers } = status200;
      response.writeHead(304, headers).end();
      return true;
    }
    if (file.inParts) return sendPart(request, response, { status200, body, etag: file.etag });
    response.writeHead(200, status200);
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  };
}

/** Audio is requested in ranges, to start at once and to seek; some browsers don't play it otherwise. */
function sendPart(
  { method, headers: { range, "if-range": ifRange } }: IncomingMessage,
  response: ServerResponse,
  { status200, body, etag }: Prepared & { etag: string },
): true {
  const requested = { range, ifRange: Array.isArray(ifRange) ? ifRange[0] : ifRange };
  // A conditional request is about the whole file.
  const found = method === "HEAD" ? "whole" : rangeOf(requested, { size: body.length, etag });
  const headers = { ...status200, "accept-ranges": "bytes" };
  if (found === "whole") {
    response.writeHead(200, headers);
    response.end(method === "HEAD" ? undefined : body);
  } else if (found === "outside") {
    response.writeHead(416, {
      ...headers,
      "content-type": "text/plain; charset=utf-8",
      "content-range": `bytes */${body.length}`,
      "content-length": 0,
    });
    response.end();
  } else {
    const part = body.subarray(found.first, found.last + 1);
    response.writeHead(206, {
      ...headers,
      "content-range": `bytes ${found.first}-${found.last}/${body.length}`,
      "content-length": part.length,
    });
    response.end(part);
  }
  return true;
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

// A file of an older build is gone: a page served in its place would be run as a script.
function missingAsset(
  path: string,
  response: ServerResponse,
  common: Readonly<Record<string, string>>,
): boolean {
  if (!path.startsWith("/assets/")) return false;
  response.writeHead(404, {
    ...common,
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end("Not found\n");
  return true;
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { searchedPages } from "#content/index.ts";
import type { MemoryPages } from "./memory-pages.ts";
import { chooseEncoding, type Encoding, type StaticFile } from "./static-file.ts";

type Prepared = { status200: Record<string, string | number>; body: Buffer };

/**
 * Answers what lies in memory; false when there is nothing at this address. Headers are put together once per
 * file and encoding, so that an answer costs one look-up and one write.
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
    const file = (query < 0 ? undefined : variantAt(pages, path, url.slice(query + 1))) ?? pages.get(path);
    if (!file) return missingAsset(path, response, common);
    const { status200, body } = prepare(file, chooseEncoding(file, request.headers["accept-encoding"]));
    if (isKnown(request.headers["if-none-match"], file.etag)) {
      const { "content-length": _length, "content-encoding": _encoding, ...headers } = status200;
      response.writeHead(304, headers).end();
      return true;
    }
    response.writeHead(200, status200);
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  };
}

// What such an address shows is put together when it is asked for.
function asksSearch(path: string, query: string): boolean {
  const names = searchedPages.get(path);
  return names?.some((name) => new URLSearchParams(query).has(name)) ?? false;
}

// Pages whose first byte depends on the query, such as prices by the year, lie beside the plain one.
function variantAt(pages: MemoryPages, path: string, query: string): StaticFile | undefined {
  for (const [name, value] of new URLSearchParams(query)) {
    const variant = pages.get(`${path}?${name}=${value}`);
    if (variant) return variant;
  }
  return undefined;
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;
}

// A file of an older build is gone for good: a page in its place would be run as a script.
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

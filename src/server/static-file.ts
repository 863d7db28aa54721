import { createHash } from "node:crypto";
import { extname } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** The bytes of one answer in every encoding it is served in; some are made when they are first asked for. */
export type Encodings = { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer };

/** One answer kept in memory. */
export type StaticFile = {
  bytes: Encodings;
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** Sent in parts to those who ask for a part. */
  inParts?: true;
};

export type Encoding = "identity" | "br" | "gzip";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

const compressible = /^(text\/|image\/svg|application\/(json|xml|manifest))/;

/** The media type of a file by its ending. */
export function mediaType(path: string): string {
  return types[extname(path)] ?? "application/octet-stream";
}

/** Whether bytes of this type get smaller. */
export function isCompressible(type: string): boolean {
  return compressible.test(type);
}

/** Whether a file of the build holds the site's address: a page, and what scripts read in its place or beside it. */
export function namesSite(name: string): boolean {
  return /\.(?:html|data)$|^assets\/state-/.test(name);
}

/** A strong tag over the bytes. */
export function etagOf(bytes: Buffer): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
}

/** How bytes are packed; `quality` is brotli's, 11 being smallest and slowest. */
export const pack = {
  br: (bytes: Buffer, quality: number): Buffer =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer): Buffer => gzipSync(bytes, { level: 9 }),
};

/** The best encoding a browser takes among those there are. */
export function chooseEncoding(file: StaticFile, acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return "identity";
  // Asking for the bytes may be what makes them.
  if (accepts(acceptEncoding, "br") && file.bytes.br) return "br";
  if (accepts(acceptEncoding, "gzip") && file.bytes.gzip) return "gzip";
  return "identity";
}

function accepts(header: string, coding: string): boolean {
  const at = header.indexOf(coding);
  return at >= 0 && !/^[a-z]*\s*;\s*q=0(\.0*)?(,|\s|$)/.test(header.slice(at + coding.length));
}

/** Whether If-None-Match names what would be sent. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;
}

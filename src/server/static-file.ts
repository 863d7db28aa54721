import { createHash } from "node:crypto";
import { extname } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** The bytes of one file in every encoding it is served in. Reading one may create it, so read each once. */
export type Encodings = { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer };

export type StaticFile = {
  bytes: Encodings;
  /** Of the bytes without an encoding. */
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** Supports range requests. */
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
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

const compressible = /^(text\/|image\/svg|application\/(json|xml|manifest))/;

export function mediaType(path: string): string {
  return types[extname(path)] ?? "application/octet-stream";
}

export function isCompressible(type: string): boolean {
  return compressible.test(type);
}

/** Whether a file of the build contains the site's address: a page, its data, or its loader data file. */
export function namesSite(name: string): boolean {
  return /\.(?:html|data)$|^assets\/state-/.test(name);
}

/** A strong ETag of the bytes, as they are without an encoding. */
export function etagOf(bytes: Buffer): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
}

/** Compression; `quality` is brotli's, 11 being smallest and slowest. */
export const pack = {
  br: (bytes: Buffer, quality: number): Buffer =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // Looked at in pieces of 512 KB, scripts shared by every page are 180 bytes smaller than with brotli's own choice.
        [constants.BROTLI_PARAM_LGBLOCK]: 19,
      },
    }),
  gzip: (bytes: Buffer): Buffer => gzipSync(bytes, { level: 9 }),
};

const codings = {
  br: /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
};

/** The best encoding that a browser accepts, of those that `bytes` has. */
export function chooseEncoding(
  bytes: Readonly<Partial<Record<Encoding, unknown>>>,
  acceptEncoding: string | undefined,
): Encoding {
  if (!acceptEncoding) return "identity";
  if ("br" in bytes && accepts(acceptEncoding, "br")) return "br";
  if ("gzip" in bytes && accepts(acceptEncoding, "gzip")) return "gzip";
  return "identity";
}

function accepts(header: string, coding: keyof typeof codings): boolean {
  const named = codings[coding].exec(header);
  return named !== null && Number(named[1] ?? 1) > 0;
}

/**
 * The ETag of a file in one encoding. A strong ETag promises the same bytes, so each encoding has its own (RFC 9110,
 * section 8.8.3).
 */
export function etagIn(encoding: Encoding, etag: string): string {
  return encoding === "identity" ? etag : etag.replace(/"$/, `-${encoding}"`);
}

/** Whether If-None-Match names the current version, in the encoding that would be sent (RFC 9110, section 13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
}

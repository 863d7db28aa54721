import { createHash, randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { barPath } from "#features/index.server.ts";
import { siteUrlPlaceholder } from "#platform/http/page-request.ts";
import { withAnalytics } from "./analytics-tag.ts";
import { arrangeHead } from "./arrange-head.ts";
import { downloadHeaders } from "./download-headers.ts";
import {
  contentSecurityPolicy,
  dataPolicy,
  forOtherSites,
  inlineScriptHashes,
  pdfPolicy,
  svgPolicy,
  workerPolicy,
} from "./security-headers.ts";
import { type Encodings, etagOf, isCompressible, mediaType, pack, type StaticFile } from "./static-file.ts";

export type MemoryPages = ReadonlyMap<string, StaticFile>;

/** Under which address files are served, where compressed copies are kept, and whether pages ask about analytics. */
type Kept = { siteUrl: string; cacheDir: string | undefined; analytics?: boolean };

/** The service worker, always at one address, and the one that takes its place where OFFLINE is off. */
const workerFile = "sw.js";
const retiredWorkerFile = "sw-off.js";
/** Of brotli, for pages: 9 takes seven times as long over all of them and makes them 0.3 % smaller. */
const pageQuality = 7;
const hashedAsset = /^\/assets\//;
const yearSeconds = 31_536_000;
const daySeconds = 86_400;

/**
 * Reads everything the build made into memory, under the address it is served at. Pages were built for a
 * placeholder address; the real one is put in here, and what has to be compressed again, once a browser asks for it,
 * is kept in the data folder for the next start.
 */
export function loadMemoryPages({
  clientDir,
  siteUrl,
  cacheDir,
  offline = true,
  analytics = false,
}: Kept & {
  clientDir: string;
  /** `false` calls the service worker back from every device that comes by. */
  offline?: boolean;
}): MemoryPages {
  const pages = new Map<string, StaticFile>();
  for (const path of filesUnder(clientDir)) {
    const name = relative(clientDir, path);
    if (name.startsWith(".vite") || /\.(br|gz)$/.test(name)) continue;
    const built = readFileSync(path);
    const isText = name.endsWith(".html") || name.endsWith(".data");
    const bytes = isText
      ? Buffer.from(asServed(built.toString("utf8"), name, { siteUrl, analytics }))
      : built;
    const builtAt = isText ? undefined : path;
    if (addressOf(name) === barPath && !analytics) continue;
    pages.set(addressOf(name), fileOf({ name, bytes, builtAt, siteUrl, cacheDir, analytics }));
  }
  const retired = pages.get(`/${retiredWorkerFile}`);
  if (!offline && retired) pages.set(`/${workerFile}`, retired);
  return pages;
}

/** What was rendered once at the start, kept like the built ones: a page, or the data scripts fetch for it. */
export function memoryPageOf(
  text: string,
  { kind, siteUrl, cacheDir, analytics = false }: Kept & { kind: "html" | "data" },
): StaticFile {
  return fileOf({
    name: `index.${kind}`,
    bytes: Buffer.from(text),
    builtAt: undefined,
    siteUrl,
    cacheDir,
    analytics,
  });
}

function fileOf({
  name,
  bytes,
  builtAt,
  siteUrl,
  cacheDir,
  analytics = false,
}: Kept & {
  name: string;
  bytes: Buffer;
  /** Where the build has left the same bytes, and compressed copies beside them. */
  builtAt: string | undefined;
}): StaticFile {
  const type = mediaType(name);
  return {
    bytes: isCompressible(type) ? encodingsOf({ bytes, builtAt, cacheDir }) : { identity: bytes },
    etag: etagOf(bytes),
    headers: {
      "content-type": type,
      "cache-control": cacheRule(addressOf(name), type),
      "content-security-policy": policyOf(name, bytes, {
        https: siteUrl.startsWith("https:"),
        ownFrames: analytics,
      }),
      ...downloadHeaders(name, siteUrl),
      ...(isCompressible(type) ? { vary: "accept-encoding" } : {}),
      ...(isForPodcastApps(name) ? forOtherSites : {}),
    },
    ...(type.startsWith("audio/") ? { inParts: true } : {}),
  };
}

// Apps for podcasts, some of them pages of other sites, play what our feed names and show its cover.
function isForPodcastApps(name: string): boolean {
  return name.startsWith("podcast/");
}

function asServed(
  text: string,
  name: string,
  { siteUrl, analytics }: { siteUrl: string; analytics: boolean },
): string {
  const arranged = name.endsWith(".html") ? arrangeHead(text) : text;
  const asking = analytics && name.endsWith(".html") ? withAnalytics(arranged) : arranged;
  return asking.replaceAll(siteUrlPlaceholder, siteUrl);
}

function policyOf(
  name: string,
  bytes: Buffer,
  { https, ownFrames }: { https: boolean; ownFrames: boolean },
): string {
  if (name.endsWith(".html"))
    return contentSecurityPolicy({ hashes: inlineScriptHashes(bytes.toString("utf8")) }, https, {
      ownFrames,
    });
  if (name === workerFile || name === retiredWorkerFile) return workerPolicy;
  if (name.endsWith(".pdf")) return pdfPolicy;
  return name.endsWith(".svg") ? svgPolicy : dataPolicy;
}

function cacheRule(address: string, type: string): string {
  if (hashedAsset.test(address)) return `public, max-age=${yearSeconds}, immutable`;
  const isWorker = address === `/${workerFile}` || address === `/${retiredWorkerFile}`;
  if (type.startsWith("text/html") || address.endsWith(".data") || isWorker) return "no-cache";
  return `public, max-age=${daySeconds}`;
}

/** build/client/contact/index.html is served at /contact, everything else at its own name. */
function addressOf(name: string): string {
  if (name === "index.html") return "/";
  return `/${name.replace(/\/index\.html$/, "")}`;
}

// Files the build has compressed lie beside the original; the others are compressed when somebody asks for them.
function encodingsOf({
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
  const kept = join(cacheDir, `${createHash("sha256").update(bytes).digest("hex")}.${ending}`);
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

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

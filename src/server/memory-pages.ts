import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { barPath } from "#features/index.server.ts";
import { siteUrlPlaceholder } from "#platform/http/page-request.ts";
import { withAnalytics } from "./analytics-tag.ts";
import { arrangeHead } from "./arrange-head.ts";
import { downloadHeaders } from "./download-headers.ts";
import { packedCopies } from "./packed-copies.ts";
import { partState } from "./part-state.ts";
import {
  contentSecurityPolicy,
  dataPolicy,
  forOtherSites,
  inlineScriptHashes,
  pdfPolicy,
  svgPolicy,
  workerPolicy,
} from "./security-headers.ts";
import { etagOf, isCompressible, mediaType, namesSite, type StaticFile } from "./static-file.ts";

export type MemoryPages = ReadonlyMap<string, StaticFile>;

/**
 * The address files are served at, the folder of cached compressed copies, and whether pages include the analytics
 * consent script.
 */
type PageOptions = { siteUrl: string; cacheDir: string | undefined; analytics?: boolean };

/** The service worker, always at one address, and its replacement if OFFLINE is off. */
const workerFile = "sw.js";
const retiredWorkerFile = "sw-off.js";
const hashedAsset = /^\/assets\//;
const yearSeconds = 31_536_000;
const daySeconds = 86_400;

/**
 * Loads the whole build into memory, by the address it is served at. Pages were built with a placeholder address; the
 * real one is inserted here, and copies that must be compressed again, once requested, are cached in the data folder
 * for the next start.
 */
export function loadMemoryPages({
  clientDir,
  siteUrl,
  cacheDir,
  offline = true,
  analytics = false,
}: PageOptions & {
  clientDir: string;
  /** `false` removes the service worker from every visiting device. */
  offline?: boolean;
}): MemoryPages {
  const pages = new Map<string, StaticFile>();
  for (const path of filesUnder(clientDir)) {
    const name = relative(clientDir, path);
    if (name.startsWith(".vite") || /\.(br|gz)$/.test(name)) continue;
    if (addressOf(name) === barPath && !analytics) continue;
    const options = { siteUrl, cacheDir, analytics };
    const bytes = readFileSync(path);
    const entries = namesSite(name)
      ? pageFiles(name, bytes.toString("utf8"), options)
      : [[addressOf(name), fileOf({ name, bytes, builtAt: path, ...options })] as const];
    for (const [address, file] of entries) pages.set(address, file);
  }
  const retired = pages.get(`/${retiredWorkerFile}`);
  if (!offline && retired) pages.set(`/${workerFile}`, retired);
  return pages;
}

/**
 * Adds a page rendered at start, or its data for in-app navigation (`.data`), and serves it like the built ones. A
 * page comes with its loader data file.
 */
export function memoryPagesOf(address: string, text: string, options: PageOptions): MemoryPages {
  const name = address.endsWith(".data") ? "index.data" : "index.html";
  const [[, page], ...others] = pageFiles(name, text, options);
  return new Map([[address, page], ...others]);
}

type Entry = readonly [address: string, file: StaticFile];

/** A built page as it is served, and its loader data file. */
function pageFiles(
  name: string,
  built: string,
  { siteUrl, cacheDir, analytics = false }: PageOptions,
): [Entry, ...Entry[]] {
  const file = (called: string, text: string): Entry => [
    addressOf(called),
    fileOf({
      name: called,
      bytes: Buffer.from(text.replaceAll(siteUrlPlaceholder, siteUrl)),
      builtAt: undefined,
      siteUrl,
      cacheDir,
      analytics,
    }),
  ];
  if (!name.endsWith(".html")) return [file(name, built)];
  const { html, state } = partState(arrangeHead(built));
  const page = file(name, analytics ? withAnalytics(html) : html);
  return state ? [page, file(state.address.slice(1), state.text)] : [page];
}

function fileOf({
  name,
  bytes,
  builtAt,
  siteUrl,
  cacheDir,
  analytics = false,
}: PageOptions & {
  name: string;
  bytes: Buffer;
  /** Where the build has the same bytes and their compressed copies. */
  builtAt: string | undefined;
}): StaticFile {
  const type = mediaType(name);
  return {
    bytes: isCompressible(type)
      ? packedCopies({ bytes, builtAt, cacheDir, isHome: name === "index.html" })
      : { identity: bytes },
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

// Podcast apps, some of them on other sites, play the audio of our feed and show its cover.
function isForPodcastApps(name: string): boolean {
  return name.startsWith("podcast/");
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

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

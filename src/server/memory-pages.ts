import { worksheetPath } from "#content/pages/worksheet-pages.ts";
import { barPath } from "#features/index.server.ts";
import { inlineScriptHashes, inlineStyleHashes } from "#platform/http/inline-hashes.ts";
import { siteUrlPlaceholder } from "#platform/http/page-request.ts";
import { withAnalytics } from "./analytics-tag.ts";
import { arrangeHead } from "./arrange-head.ts";
import type { BuiltFile } from "./built-files.ts";
import { packedCopies } from "./packed-copies.ts";
import {
  contentSecurityPolicy,
  dataPolicy,
  forOtherSites,
  pdfPolicy,
  svgPolicy,
  workerPolicy,
} from "./security-headers.ts";
import { partState } from "./split-loader-data.ts";
import { etagOf, isCompressible, mediaType, namesSite, type StaticFile } from "./static-file.ts";

export type MemoryPages = ReadonlyMap<string, StaticFile>;

/**
 * The address files are served at, the folder of cached compressed copies, whether pages include the analytics consent
 * script, and what marks the pages of a demo.
 */
type PageOptions = {
  siteUrl: string;
  cacheDir: string | undefined;
  analytics?: boolean;
  mark?: (html: string) => string;
};

/** The service worker, always at one address, and its replacement if OFFLINE is off. */
const workerFile = "sw.js";
const retiredWorkerFile = "sw-off.js";
const hashedAsset = /^\/assets\//;
const yearSeconds = 31_536_000;
const daySeconds = 86_400;

/**
 * The files of the build, by the address they are served at. Nothing is unpacked, hashed or compressed before it is
 * requested. Pages were built with a placeholder address; the real one is inserted then, and copies that must be
 * compressed again are cached in the data folder for the next start.
 */
export function loadMemoryPages({
  files,
  offline = true,
  ...options
}: PageOptions & {
  files: readonly BuiltFile[];
  /** `false` removes the service worker from every visiting device. */
  offline?: boolean;
}): MemoryPages {
  const pages = new Map<string, StaticFile>();
  for (const file of files) {
    if (addressOf(file.name) === barPath && !options.analytics) continue;
    pages.set(addressOf(file.name), servedFile(file, options));
  }
  const retired = pages.get(`/${retiredWorkerFile}`);
  if (!offline && retired) pages.set(`/${workerFile}`, retired);
  return pages;
}

/**
 * A page rendered by this process, or its data for in-app navigation (`.data`), to be served like the built ones. A
 * page comes with its loader data file.
 */
export function memoryPagesOf(address: string, text: string, options: PageOptions): MemoryPages {
  const file = (name: string, rendered: string): StaticFile => {
    const bytes = Buffer.from(rendered);
    return servedFile({ name, content: () => bytes }, options);
  };
  if (address.endsWith(".data")) return new Map([[address, file("index.data", text)]]);
  const { html, state } = partState(arrangeHead(text));
  const page: [string, StaticFile] = [address, file("index.html", html)];
  return new Map(state ? [page, [state.address, file(state.address.slice(1), state.text)]] : [page]);
}

/** A file that this process has made, to be served like the built one at this address. */
export function memoryFile(address: string, bytes: Buffer, options: { siteUrl: string }): StaticFile {
  return servedFile({ name: address.slice(1), content: () => bytes }, { ...options, cacheDir: undefined });
}

/** One file with its headers, which are made when they are first read. */
function servedFile(
  built: Omit<BuiltFile, "etag"> & Partial<Pick<BuiltFile, "etag">>,
  options: PageOptions,
): StaticFile {
  const { name, br } = built;
  const type = mediaType(name);
  const content = namesSite(name) ? () => withSettings(built, options) : built.content;
  let about: Pick<StaticFile, "etag" | "headers"> | undefined;
  const described = () => {
    if (about) return about;
    const bytes = content();
    const etag = namesSite(name) ? etagOf(bytes) : (built.etag ?? etagOf(bytes));
    about = { etag, headers: headersOf(name, bytes, options) };
    return about;
  };
  return {
    bytes: isCompressible(type)
      ? packedCopies({ content, br, cacheDir: options.cacheDir, isHome: name === "index.html" })
      : {
          get identity() {
            return content();
          },
        },
    get etag() {
      return described().etag;
    },
    get headers() {
      return described().headers;
    },
    ...(type.startsWith("audio/") ? { inParts: true } : {}),
  };
}

/** A page, its data or its loader data, with the address of this site. */
function withSettings(
  { name, content }: Pick<BuiltFile, "name" | "content">,
  { siteUrl, analytics = false, mark = (html) => html }: PageOptions,
): Buffer {
  const text = content().toString("utf8").replaceAll(siteUrlPlaceholder, siteUrl);
  if (!name.endsWith(".html")) return Buffer.from(text);
  const html = mark(arrangeHead(text));
  return Buffer.from(analytics ? withAnalytics(html) : html);
}

function headersOf(
  name: string,
  bytes: Buffer,
  { siteUrl, analytics = false }: PageOptions,
): StaticFile["headers"] {
  const type = mediaType(name);
  return {
    "content-type": type,
    "cache-control": cacheRule(addressOf(name), type),
    "content-security-policy": policyOf(name, bytes, {
      https: siteUrl.startsWith("https:"),
      ownFrames: analytics,
    }),
    ...downloadHeaders(name, siteUrl),
    ...(isCompressible(type) ? { vary: "accept-encoding" } : {}),
    ...(isForPodcastApps(name) ? forOtherSites : {}),
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
  if (name.endsWith(".html")) {
    const html = bytes.toString("utf8");
    return contentSecurityPolicy({ hashes: inlineScriptHashes(html) }, https, {
      ownFrames,
      styles: inlineStyleHashes(html),
    });
  }
  if (name === workerFile || name === retiredWorkerFile) return workerPolicy;
  if (name.endsWith(".pdf")) return pdfPolicy;
  return name.endsWith(".svg") ? svgPolicy : dataPolicy;
}

function cacheRule(address: string, type: string): string {
  if (hashedAsset.test(address)) return `public, max-age=${yearSeconds}, immutable`;
  const isWorker = address === `/${workerFile}` || address === `/${retiredWorkerFile}`;
  // Nobody should print a sheet with last week's help line.
  const isPaper = address.startsWith("/downloads/");
  if (type.startsWith("text/html") || address.endsWith(".data") || isWorker || isPaper) return "no-cache";
  return `public, max-age=${daySeconds}`;
}

/** build/client/contact/index.html is served at /contact, everything else at its own name. */
function addressOf(name: string): string {
  if (name === "index.html") return "/";
  return `/${name.replace(/\/index\.html$/, "")}`;
}

/** The page of a file, by its folder and its name. */
const pages: Readonly<Record<string, (name: string) => string>> = {
  worksheets: worksheetPath,
  cards: () => "/resources/digital-downloads",
};

/**
 * Headers of a downloadable file: the name it is saved under, and the page that search engines should show instead.
 * `name` is its path in the build.
 */
function downloadHeaders(name: string, siteUrl: string): Readonly<Record<string, string>> {
  const [, folder = "", file] = /^downloads\/([a-z]+)\/([a-z0-9-]+)\.pdf$/.exec(name) ?? [];
  const page = pages[folder];
  if (file === undefined || page === undefined) return {};
  return {
    "content-disposition": `inline; filename="${file}.pdf"`,
    link: `<${siteUrl}${page(file)}>; rel="canonical"`,
  };
}

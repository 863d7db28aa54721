import { identityNow } from "#content/current.ts";
import { currentSitemap } from "#content/index.ts";
import { episodeInPath } from "#content/podcast/current-episodes.ts";
import { site } from "#content/site.ts";
import { type FeatureServices, features } from "#features/index.server.ts";
import { withLookOfApp } from "./look-files.ts";
import type { MemoryPages } from "./memory-pages.ts";
import { packedCopies } from "./packed-copies.ts";
import { dataPolicy } from "./security-headers.ts";
import { etagOf, type StaticFile } from "./static-file.ts";

/** What determines the list of addresses: with a feed, the podcast's samples aren't shown. */
type Shown = { podcastFeed: boolean };

export const sitemapAddress = "/sitemap.xml";

/** sitemap.xml and robots.txt for the site's real address, served from memory. */
export function seoFiles(siteUrl: string, shown: Shown): ReadonlyMap<string, StaticFile> {
  return new Map([
    [sitemapAddress, textFile(sitemap(siteUrl, shown), "application/xml; charset=utf-8")],
    ["/robots.txt", textFile(robots(siteUrl, shown), "text/plain; charset=utf-8")],
  ]);
}

function sitemap(siteUrl: string, { podcastFeed }: Shown): string {
  const entries = currentSitemap().filter(({ path }) => !podcastFeed || episodeInPath(path) === undefined);
  const urls = entries.map(({ path, changed }) => {
    return `  <url><loc>${siteUrl}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

function robots(siteUrl: string, { podcastFeed }: Shown): string {
  return [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    ...(podcastFeed ? [`Sitemap: ${siteUrl}/resources/podcast/sitemap.xml`] : []),
    "",
  ].join("\n");
}

export const manifestAddress = "/site.webmanifest";

/** What phones show for the installed site, with the organization's name. */
export function webManifest(): MemoryPages {
  const { name, shortName } = identityNow();
  const manifest = {
    name,
    short_name: shortName ?? name,
    id: "/",
    start_url: "/",
    scope: "/",
    lang: site.language,
    display: "standalone",
    background_color: "#FCF9F5",
    theme_color: "#FCF9F5",
    icons: [192, 512].map((size) => ({
      src: `/icons/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  };
  return new Map([
    [manifestAddress, textFile(JSON.stringify(withLookOfApp(manifest)), "application/manifest+json")],
  ]);
}

/** The features' files that don't change until the next start: generated once and served from memory. */
export function lastingFiles(services: FeatureServices): ReadonlyMap<string, () => Promise<MemoryPages>> {
  const lasting = features.flatMap(({ files }) => files?.(services) ?? []).filter((file) => file.lasting);
  return new Map(
    lasting.map(({ path, make }) => [
      path,
      async () => {
        const response = await make({ params: {}, search: new URLSearchParams() });
        return new Map(response ? [[path, textFile(response.text, response.type, response.headers)]] : []);
      },
    ]),
  );
}

/** A small text file served from memory; it may be cached for an hour, unless `own` headers override that. */
function textFile(text: string, type: string, own: Readonly<Record<string, string>> = {}): StaticFile {
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

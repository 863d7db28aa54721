import { sitemapPaths } from "#content/index.ts";
import { samplePaths } from "#content/pages/podcast.ts";
import type { StaticFile } from "./static-file.ts";
import { textFile } from "./text-file.ts";

/** What determines the list of addresses: with a feed, the podcast's samples aren't shown. */
type Shown = { podcastFeed: boolean };

/** sitemap.xml and robots.txt for the site's real address, served from memory. */
export function seoFiles(siteUrl: string, shown: Shown): ReadonlyMap<string, StaticFile> {
  return new Map([
    ["/sitemap.xml", textFile(sitemap(siteUrl, shown), "application/xml; charset=utf-8")],
    ["/robots.txt", textFile(robots(siteUrl, shown), "text/plain; charset=utf-8")],
  ]);
}

function sitemap(siteUrl: string, { podcastFeed }: Shown): string {
  const paths = sitemapPaths.filter((path) => !podcastFeed || !samplePaths.includes(path));
  const urls = paths.map((path) => `  <url><loc>${siteUrl}${path === "/" ? "/" : path}</loc></url>`);
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

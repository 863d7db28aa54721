import { sitemapPaths } from "#content/index.ts";
import type { StaticFile } from "./static-file.ts";
import { textFile } from "./text-file.ts";

/** sitemap.xml and robots.txt for the site's real address, ready to be served from memory. */
export function seoFiles(siteUrl: string): ReadonlyMap<string, StaticFile> {
  return new Map([
    ["/sitemap.xml", textFile(sitemap(siteUrl), "application/xml; charset=utf-8")],
    ["/robots.txt", textFile(robots(siteUrl), "text/plain; charset=utf-8")],
  ]);
}

function sitemap(siteUrl: string): string {
  const urls = sitemapPaths.map((path) => `  <url><loc>${siteUrl}${path === "/" ? "/" : path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

function robots(siteUrl: string): string {
  return [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

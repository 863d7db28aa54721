/** Finds everything a built page needs to open without a connection: pictures, styles, fonts, scripts and theirs. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const picture = /\/illustrations\/[\w/-]+\.svg/g;
/** What the browser shows of the site itself: on the tab, beside a playing sound, on the home screen. */
const icon = /href="(\/icons\/[\w-]+\.png|\/site\.webmanifest)"/g;
const asset = /[\w.-]+\.(?:js|css|svg|woff2|txt)\b/g;
/** Names the scripts of every page; the page itself asks only for its own. */
const listOfAllPages = /^manifest-/;

/**
 * The addresses of these pages, of their data for navigation inside the site, and of all they load. The page that
 * stands in for the others is never navigated to, so it needs no data.
 */
export function offlineFiles(clientDir: string, pages: readonly string[], fallback: string): string[] {
  const assets = new Set(readdirSync(join(clientDir, "assets")));
  const found = new Set<string>();

  /** Pictures stand in pages and in the styles of a page. */
  function follow(text: string): void {
    for (const [path] of text.matchAll(picture)) if (existsSync(join(clientDir, path))) found.add(path);
    for (const [name] of text.matchAll(asset)) {
      if (!assets.has(name) || found.has(`/assets/${name}`)) continue;
      found.add(`/assets/${name}`);
      if (/\.(js|css)$/.test(name) && !listOfAllPages.test(name))
        follow(readFileSync(join(clientDir, "assets", name), "utf8"));
    }
  }

  for (const page of [...pages, fallback]) {
    const html = readFileSync(join(clientDir, page, "index.html"), "utf8");
    found.add(page);
    if (page !== fallback) found.add(page === "/" ? "/_.data" : `${page}.data`);
    for (const [, path = ""] of html.matchAll(icon)) found.add(path);
    follow(html);
  }
  return [...found].sort();
}

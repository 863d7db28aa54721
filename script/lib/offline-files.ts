/** Finds everything a built page needs offline: pictures, styles, fonts, scripts and their imports. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const picture = /\/illustrations\/[\w/-]+\.svg/g;
/** The site's icons: for the tab, media playback and the home screen. */
const icon = /href="(\/icons\/[\w-]+\.png)"/g;
const asset = /[\w.-]+\.(?:js|css|svg|woff2|txt)\b/g;
/** Lists the scripts of every page; the page itself loads only its own. */
const listOfAllPages = /^manifest-/;

/** The data of a page's first load. */
const state = /state-[\w-]+\.txt/g;

type Offline = {
  pages: readonly string[];
  /** Pages that are only navigated to, so they need their data and not their HTML. */
  parts: readonly string[];
  /** Never navigated to, so it needs no data. */
  fallback: string;
};

/** The addresses of these pages, of their data for in-app navigation, and of everything they load. */
export function offlineFiles(clientDir: string, { pages, parts, fallback }: Offline): string[] {
  const assets = new Set(readdirSync(join(clientDir, "assets")));
  const found = new Set<string>();

  /** Pictures are used in pages and in their style sheets. */
  function follow(text: string): void {
    for (const [path] of text.matchAll(picture)) if (existsSync(join(clientDir, path))) found.add(path);
    for (const [name] of text.matchAll(asset)) {
      if (!assets.has(name) || found.has(`/assets/${name}`)) continue;
      found.add(`/assets/${name}`);
      if (/\.(js|css)$/.test(name) && !listOfAllPages.test(name))
        follow(readFileSync(join(clientDir, "assets", name), "utf8"));
    }
  }

  const htmlOf = (page: string) => readFileSync(join(clientDir, page, "index.html"), "utf8");
  for (const part of parts) {
    found.add(`${part}.data`);
    follow(htmlOf(part).replaceAll(state, ""));
  }
  for (const page of [...pages, fallback]) {
    const html = htmlOf(page);
    found.add(page);
    if (page !== fallback) found.add(page === "/" ? "/_.data" : `${page}.data`);
    for (const [, path = ""] of html.matchAll(icon)) found.add(path);
    follow(html);
  }
  return [...found].sort();
}

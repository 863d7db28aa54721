import { brotliCompressSync } from "node:zlib";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { expect, inject, it } from "vitest";
import { launchSteps } from "#content/documents/launch-steps.server.ts";
import { editableDocuments } from "#content/documents/register.server.ts";
import { lastChanged, pageAt, pagePaths, redirects, sitemapPaths } from "#content/index.ts";
import { phasePages } from "#content/journeys/phase-pages.ts";
import { articlePages } from "#content/pages/articles.ts";
import { worksheetPages } from "#content/pages/worksheet-pages.ts";
import { readPageReads } from "#server/page-reads.ts";
import { axeWholePages } from "../support/axe-pages.ts";
import { everyPage } from "../support/every-page.ts";
import { pagesToCheck } from "../support/pages-to-check.ts";
import { servedPage } from "../support/served-page.ts";
import { isWholeRun } from "../support/whole-run.ts";

const siteUrl = inject("siteUrl");

/** Those that search engines and people pass on. */
const sharedPages = async () =>
  (await everyPage()).filter(({ path }) => sitemapPaths.some((each) => each === path));

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React's own spelling of void elements, attributes and booleans.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    "require-sri": "off",
    // Ids that React makes begin with an underscore, which HTML allows.
    "valid-id": "off",
    "tel-non-breaking": "off",
    "no-inline-style": "error",
  },
});

/** What is said to the owner stands in the admin and is printed at start (src/content/documents/launch-steps.server.ts). */
const noteToOwner =
  /template for|\bcounsel to\b|(?:no|a) mail server|not in public use|the owner must|must be filled in|has not read this page|until our team confirms|src\/content|not set up yet/i;

/** Around their own words pages are all drawn alike: the frame of some stands for the rest. */
const isFramed: (path: string) => boolean = isWholeRun
  ? (path) => ![...articlePages, ...worksheetPages].slice(1).some((page) => page.path === path)
  : (path) => axeWholePages.includes(path);

it("answers every page whole: its own title, share data, one heading, living links", async () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const links = new Set<string>();
  for (const { path, status, html, $ } of await everyPage()) {
    expect(status, path).toBe(200);
    const one = (pattern: RegExp) => pattern.exec(html)?.[1];
    const page = pageAt(path);
    if (page?.meta.canonical === undefined) {
      titles.add(one(/<title>([^<]+)<\/title>/) ?? "");
      descriptions.add(one(/<meta name="description" content="([^"]+)"/) ?? "");
    }
    const canonical = `${siteUrl}${page?.meta.canonical ?? path}`;
    expect(one(/<link rel="canonical" href="([^"]+)"/), path).toBe(canonical);
    for (const name of ["og:title", "og:description", "og:image", "og:url", "og:site_name"])
      expect(html, `${path} ${name}`).toContain(`property="${name}"`);
    expect(html, path).toContain('name="twitter:card" content="summary_large_image"');
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(html, path).not.toContain("site-url.invalid");
    expect(html.replaceAll(/<[^>]*>/g, " "), `${path} speaks to the owner`).not.toMatch(noteToOwner);
    for (const { title } of launchSteps(new Date())) expect(html, path).not.toContain(title);
    const folded = $("main details[class^='group/fold']").not("#sources *").text();
    expect(folded, `${path} folds help lines`).not.toMatch(/\b(?:988|911)\b/);
    const sheet = html.indexOf('rel="stylesheet"');
    const modules = html.indexOf(" data-modules=");
    // The page for no connection is sent without scripts, so that it can stand in for any other.
    expect(modules < 0, path).toBe(path === "/offline");
    if (modules >= 0) expect(sheet, path).toBeLessThan(modules);
    expect(html, path).not.toMatch(/<link rel="modulepreload"|<script type="module"/);
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) links.add(href);
  }
  const originals = pagePaths.filter((path) => pageAt(path)?.meta.canonical === undefined);
  expect(titles.size).toBe(originals.length);
  expect(descriptions.size).toBe(originals.length);
  const alive = new Set([...pagePaths, ...redirects.map(({ from }) => from)]);
  const unknown = [...links].filter((href) => !alive.has(href.replace(/[?#].*$/, "") || "/"));
  // What is left may be a file, such as a calendar; it has to be there.
  const dead: string[] = [];
  for (const href of unknown) {
    const isFile = /\.\w+$/.test(href.replace(/[?#].*$/, ""));
    if (!isFile || (await fetch(siteUrl + href)).status !== 200) dead.push(href);
  }
  expect(dead).toEqual([]);
});

it("names itself and a page for everybody else wherever it names other languages", async () => {
  for (const { path, $ } of await everyPage()) {
    const links = $("head link[rel=alternate][hreflang]").get();
    if (links.length === 0) {
      // No page leads to itself in another language without saying so to search engines.
      expect($("main p > a[hreflang][lang]").length, path).toBe(0);
      continue;
    }
    const named = links.map((link) => [$(link).attr("hreflang"), $(link).attr("href")]);
    const canonical = $("link[rel=canonical]").attr("href");
    expect(
      named.map(([, href]) => href),
      path,
    ).toContain(canonical);
    expect(
      named.filter(([language]) => language === "x-default"),
      path,
    ).toHaveLength(1);
    expect(new Set(named.map(([language]) => language)).size, path).toBe(named.length);
  }
});

it("writes valid HTML on every page", async () => {
  const faults: string[] = [];
  for (const path of pagesToCheck) {
    const { html, $ } = await servedPage(path);
    const report = await validator.validateString(isFramed(path) ? html : $.html($("main")));
    for (const message of report.results.flatMap(({ messages }) => messages))
      if (message.severity === 2)
        faults.push(`${path}:${message.line}:${message.column} ${message.ruleId} ${message.message}`);
  }
  expect(faults).toEqual([]);
});

it("has no id twice on any page", async () => {
  const twice: string[] = [];
  for (const { path, $ } of await everyPage()) {
    const ids = $("[id]")
      .get()
      .map((element) => element.attribs.id ?? "");
    twice.push(...ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `${path}: ${id}`));
  }
  expect(twice).toEqual([]);
});

it("draws no picture on more than four pages", async () => {
  const pagesOf = new Map<string, string[]>();
  for (const { path, $ } of await sharedPages()) {
    // Phases have their own vignettes; a journey without them lends its phases the pictures of other pages.
    if (phasePages.some((phase) => phase.path === path)) continue;
    const names = $("main img").map((_, image) => {
      const { src, "data-later": later = src } = image.attribs;
      return /^\/illustrations\/([a-z-]+)\.svg$/.exec(later ?? "")?.[1];
    });
    for (const name of new Set(names.get())) pagesOf.set(name, [...(pagesOf.get(name) ?? []), path]);
  }
  expect(pagesOf.size).toBeGreaterThan(40);
  expect([...pagesOf].filter(([, paths]) => paths.length > 4)).toEqual([]);
});

it("shows a picture for every page that is shared, its own but for worksheets and phases, 1200 by 630 and light", async () => {
  const pictures = new Set<string>();
  // All worksheets show the picture of their list, and the phases of a journey the journey's.
  const lists = new Map<string, string>([
    ...worksheetPages.map(({ path }) => [path, "resources-worksheets"] as const),
    ...phasePages.map(({ path }) => [path, path.split("/").slice(1, 3).join("-")] as const),
  ]);
  for (const { path, html } of await sharedPages()) {
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(image, path).toMatch(new RegExp(`^${siteUrl}/share/[a-z-]+\\.jpg$`));
    const list = lists.get(path);
    if (list !== undefined) {
      expect(image, path).toBe(`${siteUrl}/share/${list}.jpg`);
      continue;
    }
    pictures.add(image);
    const answer = await fetch(image);
    expect(answer.headers.get("content-type"), path).toBe("image/jpeg");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length, path).toBeLessThan(300_000);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height], path).toEqual([1200, 630]);
  }
  expect(pictures.size).toBe(sitemapPaths.length - lists.size);
});

it("lists in the sitemap exactly the pages search engines should know", async () => {
  const xml = (await servedPage("/sitemap.xml")).html;
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
  expect(listed).toEqual(sitemapPaths.map((path) => `${siteUrl}${path}`));
  // The day stands only where the page itself says when it was last changed or read through.
  const changed = lastChanged();
  const dated = [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
  expect(dated.map(([, loc]) => loc)).toEqual(
    sitemapPaths.filter((path) => changed.has(path)).map((path) => `${siteUrl}${path}`),
  );
  expect(dated.length).toBeGreaterThan(articlePages.length);
  expect((await servedPage("/robots.txt")).html).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

it("sends the pages that people meet first in one flight of packets, up to the footer", async () => {
  for (const path of ["/", "/membership", "/our-family"]) {
    const answer = await fetch(siteUrl + path);
    const head = [...answer.headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);
    const html = await answer.text();
    const body = brotliCompressSync(html.slice(0, html.indexOf("<footer"))).length;
    // A new connection sends ten packets before it waits for an answer, of 1,460 bytes each (RFC 6928). The footer, with
    // the help lines and menus of every page, may come in the next.
    expect(head + body, path).toBeLessThanOrEqual(14_600);
  }
});

it("has in its frame exactly the documents that are checked once for each kind of page", () => {
  const reads = [...readPageReads("build").values()];
  const idsOf = (some: typeof editableDocuments) => some.map(({ id }) => id);
  const onEveryPage = editableDocuments.filter(({ isAmong }) => reads.every(isAmong));
  expect(idsOf(editableDocuments.filter(({ inFrame }) => inFrame))).toEqual(idsOf(onEveryPage));
});

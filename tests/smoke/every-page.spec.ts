import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { pageAt, pagePaths, redirects, sitemapPaths } from "../../src/content/index.ts";
import { ownerNotes } from "../../src/content/owner-notes.ts";
import { articlePages } from "../../src/content/pages/articles.ts";
import { worksheetPages } from "../../src/content/pages/worksheet-pages.ts";
import { axeFaults } from "../support/axe.ts";
import { expect, test } from "../support/site.ts";
import { isSound, untilColoursStand } from "../support/sound.ts";

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

/** What is said to the owner stands in the admin and is printed at start (src/content/owner-notes.ts). */
const noteToOwner =
  /template for|\bcounsel to\b|(?:no|a) mail server|not in public use|the owner must|must be filled in|has not read this page|until our team confirms|src\/content|not set up yet/i;

test("answers every page whole: its own title, share data, one heading, valid HTML, living links", async ({
  request,
  site,
}) => {
  test.slow();
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const links = new Set<string>();
  const faults: string[] = [];
  for (const path of pagePaths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    const one = (pattern: RegExp) => pattern.exec(html)?.[1];
    const page = pageAt(path);
    if (page?.meta.canonical === undefined) {
      titles.add(one(/<title>([^<]+)<\/title>/) ?? "");
      descriptions.add(one(/<meta name="description" content="([^"]+)"/) ?? "");
    }
    const canonical = `${site.url}${page?.meta.canonical ?? path}`;
    expect(one(/<link rel="canonical" href="([^"]+)"/), path).toBe(canonical);
    for (const name of ["og:title", "og:description", "og:image", "og:url", "og:site_name"])
      expect(html, `${path} ${name}`).toContain(`property="${name}"`);
    expect(html, path).toContain('name="twitter:card" content="summary_large_image"');
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(html, path).not.toContain("site-url.invalid");
    expect(html.replaceAll(/<[^>]*>/g, " "), `${path} speaks to the owner`).not.toMatch(noteToOwner);
    for (const note of ownerNotes({ hasMailServer: false })) expect(html, path).not.toContain(note);
    const sheet = html.indexOf('rel="stylesheet"');
    const modules = html.indexOf(" data-modules=");
    // The page for no connection is sent without scripts, so that it can stand in for any other.
    expect(modules < 0, path).toBe(path === "/offline");
    if (modules >= 0) expect(sheet, path).toBeLessThan(modules);
    expect(html, path).not.toMatch(/<link rel="modulepreload"|<script type="module"/);
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) links.add(href);
    const report = await validator.validateString(html);
    for (const message of report.results.flatMap(({ messages }) => messages))
      if (message.severity === 2)
        faults.push(`${path}:${message.line}:${message.column} ${message.ruleId} ${message.message}`);
  }
  const originals = pagePaths.filter((path) => pageAt(path)?.meta.canonical === undefined);
  expect(titles.size).toBe(originals.length);
  expect(descriptions.size).toBe(originals.length);
  expect(faults).toEqual([]);
  const alive = new Set([...pagePaths, ...redirects.map(({ from }) => from)]);
  const unknown = [...links].filter((href) => !alive.has(href.replace(/[?#].*$/, "") || "/"));
  // What is left may be a file, such as a calendar; it has to be there.
  const dead: string[] = [];
  for (const href of unknown) {
    const isFile = /\.\w+$/.test(href.replace(/[?#].*$/, ""));
    if (!isFile || (await request.get(href)).status() !== 200) dead.push(href);
  }
  expect(dead).toEqual([]);
});

test("shows a picture for every page that is shared, its own but for worksheets, 1200 by 630 and light", async ({
  request,
  site,
}) => {
  const pictures = new Set<string>();
  // All worksheets show the picture of their list.
  const sharing = new Set<string>(worksheetPages.map(({ path }) => path));
  for (const path of sitemapPaths) {
    const html = await (await request.get(path)).text();
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(image, path).toMatch(new RegExp(`^${site.url}/share/[a-z-]+\\.jpg$`));
    if (sharing.has(path)) {
      expect(image, path).toBe(`${site.url}/share/resources-worksheets.jpg`);
      continue;
    }
    pictures.add(image);
    const answer = await request.get(image);
    expect(answer.headers()["content-type"], path).toBe("image/jpeg");
    const bytes = await answer.body();
    expect(bytes.length, path).toBeLessThan(300_000);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height], path).toEqual([1200, 630]);
  }
  expect(pictures.size).toBe(sitemapPaths.length - sharing.size);
});

test("lists in the sitemap exactly the pages search engines should know", async ({ request, site }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
  expect(listed).toEqual(sitemapPaths.map((path) => `${site.url}${path}`));
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test("tells of an unknown address in the whole page, with status 404", async ({ page, quiet }) => {
  quiet.allow(/404/);
  const answer = await page.goto("/old/page");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle("Page Not Found - Kinward | 404 Error");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We've Moved!");
  const main = page.getByRole("main");
  for (const href of [
    "/",
    "/journeys",
    "/support/peer-mentoring",
    "/resources/knowledge-hub",
    "/resources/zenden",
    "/contact",
    "/journeys/infertility",
    "/journeys/donor-conception",
    "/journeys/surrogacy",
    "/journeys/adoption",
  ])
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
  await expect(main).toContainText(
    "Still can't find what you're looking for? Contact our team and we'll help you find it.",
  );
});

test("asks no other host for anything and stays within its bytes on the first load", async ({
  page,
  site,
}) => {
  const hosts = new Set<string>();
  const scripts = new Map<string, number>();
  page.on("response", async (response) => {
    hosts.add(new URL(response.url()).host);
    if (response.url().endsWith(".js"))
      scripts.set(response.url(), Number(response.headers()["content-length"]));
  });
  const html = (await (await page.goto("/", { waitUntil: "networkidle" }))?.text()) ?? "";
  expect([...hosts]).toEqual([new URL(site.url).host]);
  // What comes once nothing else is going on (tooltips) has a bound of its own.
  const named = [...scripts].filter(([url]) => html.includes(new URL(url).pathname));
  const total = (of: readonly (readonly [string, number])[]) => of.reduce((sum, [, size]) => sum + size, 0);
  expect(total(named)).toBeGreaterThan(50_000);
  expect(total(named)).toBeLessThanOrEqual(103_000);
  expect(total([...scripts])).toBeLessThanOrEqual(124_000);
});

test("sends the pages that people meet first in one flight of packets", async ({ site }) => {
  for (const path of ["/", "/membership", "/our-family"]) {
    const { headers } = await fetch(site.url + path, { headers: { "accept-encoding": "br" } });
    const head = [...headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);
    // A new connection sends ten packets before it waits for an answer, of 1,460 bytes each (RFC 6928).
    expect(head + Number(headers.get("content-length")), path).toBeLessThanOrEqual(14_600);
  }
});

// The articles are all drawn alike, and so are the worksheets: a few of them stand for the rest.
const alike = new Set<string>([...articlePages.slice(2), ...worksheetPages.slice(3)].map(({ path }) => path));
const looked = ["/nowhere", ...pagePaths.filter((path) => !alike.has(path))];
const parts = 4;
for (const part of Array.from({ length: parts }, (_, at) => at))
  test(`fits a narrow phone and is sound: every page, part ${part + 1} of ${parts}`, async ({
    page,
    quiet,
  }) => {
    test.setTimeout(180_000);
    quiet.allow(/404/);
    for (const path of looked.filter((_, at) => at % parts === part)) {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, path).toBeLessThanOrEqual(320);
      await isSound(page);
    }
  });

test("is sound in the other light of each width too", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  for (const [width, colorScheme] of [
    [390, "light"],
    [1440, "dark"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await untilColoursStand(page);
    expect(await axeFaults(page)).toEqual([]);
  }
});

test("fits 320 pixels with the text spacing that a reader may set", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 700 });
  const wide: string[] = [];
  const paths = pagePaths.filter((path) => !path.startsWith("/resources/knowledge-hub/") && !alike.has(path));
  for (const path of paths) {
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForLoadState("load");
    const over = await page.evaluate(async () => {
      await document.fonts.ready;
      // WCAG 1.4.12
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }",
      );
      document.adoptedStyleSheets = [spacing];
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (over > 0) wide.push(`${path}: ${over} px`);
  }
  expect(wide).toEqual([]);
});

/**
 * Measures public pages of a running site on a phone and prints them as a markdown table.
 *
 * A screen is 390 × 844 CSS pixels. The first useful thing is the first list, form, choice, table or row of tabs in
 * `main` with something to press in it, outside navigation and the page's own contents. A lead is what stands in the
 * size of leads. Text sizes are those besides headings. Repeated is a sentence of six words or more that stands on three
 * pages or more.
 */
import { chromium, type Page } from "@playwright/test";

const screen = { width: 390, height: 844 };
const [site, ...paths] = process.argv.slice(2);
if (!site) throw new Error("Which site? script/page-figures http://localhost:3000 [PATH …]");

/** Groups in the order of the table; a page belongs to the first that matches its path. */
const groups: ReadonlyArray<readonly [name: string, path: RegExp]> = [
  ["home", /^\/$/],
  ["groups", /^\/support\/groups/],
  ["other support", /^\/support\//],
  ["pregnancy loss", /^\/pregnancy-loss/],
  ["our family", /^\/our-family/],
  ["membership", /^\/membership/],
  ["journeys", /^\/journeys(\/[^/]+)?$/],
  ["phases", /^\/journeys\/[^/]+\/.+/],
  ["podcast", /^\/resources\/podcast/],
  ["library", /^(\/resources)?\/knowledge-hub$/],
  ["articles", /^\/resources\/knowledge-hub\/.+/],
  ["worksheets", /^\/resources\/worksheets/],
  ["tools", /^\/resources\//],
  ["clinics", /^\/clinics/],
  ["not found", /^\/no-such-page$/],
  ["legal", /^\/(privacy|terms|consumer|accessibility|editorial)/],
  ["others", /./],
];

interface Figures {
  path: string;
  screens: number;
  first: number;
  leadWords: number;
  sizes: number[];
  sentences: string[];
  overflow: number;
}

async function pathsOfSitemap(): Promise<string[]> {
  const answer = await fetch(new URL("/sitemap.xml", site));
  const found = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    address === undefined ? "/" : new URL(address).pathname,
  );
  return [...new Set([...found, "/no-such-page"])];
}

async function figuresOf(page: Page, path: string): Promise<Figures> {
  await page.goto(new URL(path, site).href);
  await page.evaluate(() => document.fonts.ready);
  const read = await page.evaluate(() => {
    const main = document.querySelector("main");
    if (!main) throw new Error("A page without main");
    const seen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
    const top = (element: Element) => Math.round(element.getBoundingClientRect().top + scrollY);
    const useful = [
      ...main.querySelectorAll("ul, ol, form, fieldset, table, [role=tablist], audio, textarea"),
    ].find(
      (element) =>
        seen(element) &&
        !element.closest("nav, header, [hidden]") &&
        (element.matches("audio, textarea, [role=tablist]") ||
          [...element.querySelectorAll("a, button, input, summary")].some(seen)),
    );
    const sizes = new Set<number>();
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !seen(parent)) continue;
      if (parent.closest("h1, h2, h3, .sr-only, svg, script, style, noscript")) continue;
      sizes.add(Math.round(Number.parseFloat(getComputedStyle(parent).fontSize) * 2) / 2);
    }
    const leads = [...main.querySelectorAll("p")].filter((element) =>
      element.className.includes("text-lead"),
    );
    return {
      height: document.documentElement.scrollHeight,
      first: useful ? top(useful) : -1,
      leadWords: Math.max(0, ...leads.slice(0, 1).map((lead) => lead.innerText.trim().split(/\s+/).length)),
      sizes: [...sizes].sort((one, other) => one - other),
      text: [...main.querySelectorAll("p, li, h1, h2, h3, dd")]
        .filter((element) => seen(element) && !element.querySelector("p, li"))
        .map((element) => (element instanceof HTMLElement ? element.innerText : "")),
      overflow: document.documentElement.scrollWidth - innerWidth,
    };
  });
  const sentences = read.text
    .flatMap((text) => text.split(/(?<=[.?!])\s+|\n+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= 6);
  return { ...read, path, screens: read.height / screen.height, sentences: [...new Set(sentences)] };
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const page = await browser.newPage({ viewport: screen, reducedMotion: "reduce" });
const all: Figures[] = [];
for (const path of paths.length > 0 ? paths : await pathsOfSitemap()) all.push(await figuresOf(page, path));
await browser.close();

const pagesOf = new Map<string, number>();
for (const { sentences } of all)
  for (const sentence of sentences) pagesOf.set(sentence, (pagesOf.get(sentence) ?? 0) + 1);
const repeatedIn = (some: readonly Figures[]) =>
  new Set(some.flatMap(({ sentences }) => sentences.filter((sentence) => (pagesOf.get(sentence) ?? 0) >= 3)))
    .size;

const groupOf = (path: string) => groups.find(([, pattern]) => pattern.test(path))?.[0] ?? "others";
const rows =
  paths.length > 0
    ? all.map((figures): [string, Figures[]] => [figures.path, [figures]])
    : groups
        .map(([name]): [string, Figures[]] => [name, all.filter(({ path }) => groupOf(path) === name)])
        .filter(([, some]) => some.length > 0);

console.log(
  "| group (pages) | screens, median | longest | first useful thing, y | lead, words | text sizes | repeated |",
);
console.log("|---|---:|---:|---:|---:|---:|---:|");
for (const [name, some] of rows) {
  const screens = some.map((figures) => figures.screens).sort((one, other) => one - other);
  const median = screens[Math.floor(screens.length / 2)] ?? 0;
  const most = (read: (figures: Figures) => number) => Math.max(...some.map(read));
  console.log(
    `| ${name} (${some.length}) | ${median.toFixed(1)} | ${most((one) => one.screens).toFixed(1)} | ${most((one) => one.first)} | ${most((one) => one.leadWords)} | ${most((one) => one.sizes.length)} | ${repeatedIn(some)} |`,
  );
}
for (const { path, screens } of all)
  if (screens > 8) console.log(`over 8 screens: ${path} ${screens.toFixed(1)}`);
for (const { path, overflow } of all)
  if (overflow > 0) console.log(`wider than the screen: ${path} ${overflow} px`);
if (paths.length > 0)
  for (const { path, sizes } of all) console.log(`${path}: text of ${sizes.join(", ")} px`);

import { type CheerioAPI, load } from "cheerio";
import { beforeAll, expect, inject, it } from "vitest";
import { everyPage } from "../support/every-page.ts";
import { plainFetch } from "../support/plain-fetch.ts";

const siteUrl = inject("siteUrl");

/** Classes that only the admin's sheet has. */
let withheld: Set<string>;
let sheets: { visitors: string; admin: string };

async function text(address: string): Promise<string> {
  const answer = await plainFetch(siteUrl + address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

/** The addresses of the two whole sheets among those of a page; pages bring small ones of their own too. */
function wholeSheetsOf($: CheerioAPI): string[] {
  return $("link[rel='stylesheet']")
    .get()
    .map((link) => $(link).attr("href") ?? "")
    .filter((href) => href === sheets.visitors || href === sheets.admin);
}

/** The classes that a sheet has rules for. */
function classesIn(sheet: string): Set<string> {
  const names = sheet.matchAll(/\.((?:\\.|[a-z-])(?:\\.|[\w-])*)/gi);
  return new Set([...names].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")));
}

beforeAll(async () => {
  const sheetOf = async (path: string, name: string) =>
    new RegExp(`/assets/${name}-[\\w-]+\\.css`).exec(await text(path))?.[0] ?? "";
  sheets = { visitors: await sheetOf("/", "visitors"), admin: await sheetOf("/admin/login", "admin") };
  const visitors = classesIn(await text(sheets.visitors));
  withheld = new Set([...classesIn(await text(sheets.admin))].filter((name) => !visitors.has(name)));
});

it("keeps the classes of the admin's screens from visitors", () => {
  expect(withheld).toContain("screen-progress");
  expect(withheld).toContain("lg:grid-cols-[15.5rem_minmax(0,1fr)]");
  expect(withheld.size).toBeGreaterThan(100);
});

it("gives each page one whole sheet, with every class that the page uses", async () => {
  const wrong: string[] = [];
  for (const { path, $ } of await everyPage()) {
    const whole = wholeSheetsOf($).join(" ");
    if (whole !== sheets.visitors) wrong.push(`${path} has the sheets “${whole}”`);
    const used = new Set(
      $("[class]")
        .get()
        .flatMap((part) => ($(part).attr("class") ?? "").split(/\s+/)),
    );
    for (const name of used) if (withheld.has(name)) wrong.push(`${path} lacks ${name}`);
  }
  expect(wrong).toEqual([]);
  // Those of single pages come later, since they may overrule it.
  expect(await text("/resources/worksheets/support-map")).toMatch(/^(?:(?!\.css).)*\/assets\/visitors-/s);
  expect(wholeSheetsOf(load(await text("/admin/login")))).toEqual([sheets.admin]);
});

it("has every class that scripts of visitors' pages add later", async () => {
  const start = await text("/");
  const scripts = new Map<string, string>();
  const next = [...start.matchAll(/\/assets\/(manifest-\w+\.js)/g)].map(([, name = ""]) => name);
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    if (scripts.has(name)) continue;
    const code = await text(`/assets/${name}`);
    scripts.set(name, code);
    next.push(...[...code.matchAll(/[\w.-]+-[\w-]{7}\.js\b/g)].map(([found]) => found));
  }
  expect(scripts.size).toBeGreaterThan(50);
  // A class of one plain word, such as “table”, can't be told from a word of a script.
  const named = [...withheld].filter((name) => /[^a-z]/.test(name));
  const lacking: string[] = [];
  for (const [script, code] of scripts) {
    const words = new Set(code.split(/[\s"'`]+/));
    for (const name of named) if (words.has(name)) lacking.push(`${script} uses ${name}`);
  }
  expect(lacking).toEqual([]);
});

it("has no :has() on the root, which would style the whole page again for each script that comes", async () => {
  const onRoot = /(?:^|[\s{},])(?::root|html)[^\s{},>+~]*:has\(/;
  const addresses = (await everyPage()).flatMap(({ $ }) =>
    $("link[rel='stylesheet']")
      .get()
      .map((link) => $(link).attr("href") ?? ""),
  );
  const found: string[] = [];
  for (const address of new Set(addresses)) if (onRoot.test(await text(address))) found.push(address);
  expect(found).toEqual([]);
  expect(":root:has(.room) .header{}").toMatch(onRoot);
});

import type { CheerioAPI } from "cheerio";
import { expect, it } from "vitest";
import { axePages } from "../support/axe-pages.ts";
import { everyPage } from "../support/every-page.ts";
import { servedPage } from "../support/served-page.ts";

/** The kinds of element in a page: what an element is, how it looks, what it's told of, and what it stands in. */
function kindsIn($: CheerioAPI): ReadonlySet<string> {
  const kinds = $("main *")
    .get()
    .map(({ tagName, attribs, parent }) => {
      const within =
        parent && "tagName" in parent ? `${parent.tagName}.${parent.attribs.class ?? ""}` : "none";
      return `${tagName}.${attribs.class ?? ""}[${Object.keys(attribs).toSorted().join(",")}] in ${within}`;
    });
  return new Set(kinds);
}

it("has every kind of element on a page that axe checks", async () => {
  const checked = new Set<string>();
  for (const path of axePages) for (const kind of kindsIn((await servedPage(path)).$)) checked.add(kind);
  expect(checked.size).toBeGreaterThan(1_000);
  const missing: string[] = [];
  const others = (await everyPage()).filter(({ path }) => !axePages.includes(path));
  for (const { path, $ } of others)
    for (const kind of kindsIn($)) if (!checked.has(kind)) missing.push(`${path}: ${kind}`);
  expect(missing).toEqual([]);
});

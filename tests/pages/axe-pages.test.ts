import type { CheerioAPI } from "cheerio";
import { expect, it } from "vitest";
import { pagePaths } from "#content/index.ts";
import { axePages } from "../support/axe-pages.ts";
import { servedPage } from "../support/served-page.ts";

/** The kinds of element in a page: what an element is, how it looks, what it's told of, and what it stands in. */
function kindsIn($: CheerioAPI): string[] {
  const kind = (element: { tagName: string; attribs: Readonly<Record<string, string>> }) =>
    `${element.tagName}.${element.attribs.class ?? ""}[${Object.keys(element.attribs).toSorted().join(",")}]`;
  return $("main *")
    .get()
    .map((element) => {
      const [parent] = $(element).parent().get();
      return `${kind(element)} in ${parent ? `${parent.tagName}.${parent.attribs.class ?? ""}` : "none"}`;
    });
}

it("has every kind of element on a page that axe checks", async () => {
  const checked = new Set<string>();
  for (const path of axePages) for (const kind of kindsIn((await servedPage(path)).$)) checked.add(kind);
  expect(checked.size).toBeGreaterThan(1_000);
  const missing: string[] = [];
  for (const path of pagePaths.filter((each) => !axePages.includes(each)))
    for (const kind of new Set(kindsIn((await servedPage(path)).$)))
      if (!checked.has(kind)) missing.push(`${path}: ${kind}`);
  expect(missing).toEqual([]);
});

/** The sources that pages cite, and what is missing from them. */

import { pages } from "../../../src/content/index.ts";
import { articles } from "../../../src/content/knowledge-hub/articles.ts";

export type CitedSource = { page: string; title: string; publisher: string; published: string; href: string };

function isSource(value: object): value is { title: string; publisher: string; published: string } {
  return "title" in value && "publisher" in value && "published" in value;
}

function sourcesIn(page: string, value: unknown, seen: Set<object>): CitedSource[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isSource(value)) {
    const { title, publisher, published } = value;
    const href = "href" in value ? String(value.href) : "";
    return [{ page, title, publisher, published: String(published), href }];
  }
  return Object.values(value).flatMap((inner) => sourcesIn(page, inner, seen));
}

/** Every source of every page, in the order of the page registry. */
export function citedSources(): CitedSource[] {
  return [
    ...pages.flatMap((page) => sourcesIn(page.path, page, new Set())),
    ...articles.flatMap((article) => sourcesIn(`article ${article.slug}`, article, new Set())),
  ];
}

export const isUndated = ({ published }: CitedSource): boolean => !/\b(?:19|20)\d\d\b/.test(published);

/** A link to a whole site instead of the page that says it. */
export function isBareHost({ href }: CitedSource): boolean {
  return href !== "" && new URL(href).pathname === "/" && new URL(href).search === "";
}

import type { CheerioAPI } from "cheerio";
import { load } from "cheerio/slim";
import { inject } from "vitest";
import { pagePaths } from "#content/index.ts";
import { plainFetch } from "./plain-fetch.ts";

/** A page of the site that all tests of pages share. `$` is for reading only: other tests read the same. */
type ReadPage = { path: string; status: number; html: string; $: CheerioAPI };

async function readPage(path: string): Promise<ReadPage> {
  const answer = await plainFetch(inject("siteUrl") + path, { redirect: "manual" });
  const html = await answer.text();
  // Our HTML needs none of the repairs that browsers make, and without them it is read in a third of the time.
  const $ = load(html);
  // With scripts a browser shows none of these.
  $("noscript, template").empty();
  return { path, status: answer.status, html, $ };
}

let pages: Promise<readonly ReadPage[]> | undefined;

/** Every public page as it is served, in the order of the registry; read once for the files of a worker. */
export function everyPage(): Promise<readonly ReadPage[]> {
  pages ??= Promise.all(pagePaths.map(readPage));
  return pages;
}

import MiniSearch from "minisearch";
import { currentPages, pageAt } from "#content/index.ts";
import { currentArticles } from "#content/knowledge-hub/current-articles.ts";
import { isAboutLoss, synonymsOf } from "#content/knowledge-hub/synonyms.ts";
import { currentEpisodes } from "#content/podcast/current-episodes.ts";
import type { Page } from "#content/schema.ts";
import { currentSimplePages, simplePageAt } from "#content/simple-pages/current-simple-pages.ts";
import { site } from "#content/site.ts";
import { isAboutNewLife } from "#features/knowledge-hub/reads.server.ts";
import type { Services } from "#platform/services.ts";
import { normalPath, pathWords, readablePath } from "../rules.ts";
import { currentRedirects, type RedirectMap } from "./lookup.server.ts";

/** A page that an unknown address may have meant. */
type NearPage = {
  href: string;
  title: string;
  /** The language of the title. */
  language: string;
  /** The old address that matched; absent if the page's own address did. */
  oldAddress?: string;
};

type Entry = {
  id: string;
  /** The words of the address, and what else the page could be called. */
  words: string;
  /** What the page is about, also in the words that people type. */
  subjects: string;
  href: string;
  oldAddress?: string;
};

const mostShown = 3;
const longestAddress = 120;
/** Words that say nothing of what an address is about: "no" would lead to "no heartbeat". */
const emptyWords = new Set(["a", "and", "in", "no", "of", "page", "pages", "such", "the", "to"]);
/** Words of this length may contain typos: about one letter in four. */
const looksFuzzy = 4;

function pageEntries(pages: readonly Page[]): readonly Entry[] {
  return pages
    .filter(({ meta, path }) => meta.indexed && meta.canonical === undefined && path !== "/")
    .map(({ path, name, meta }) => {
      const words = [pathWords(path), ...synonymsOf([name])].join(" ");
      const subjects = [name, ...meta.keywords, ...synonymsOf(meta.keywords)].join(", ");
      return { id: path, words, subjects, href: path };
    });
}

// Rebuilt when the redirects, the articles, the episodes or the team's pages change.
const indexes = new WeakMap<RedirectMap, { pages: readonly unknown[]; index: MiniSearch<Entry> }>();

/**
 * The pages with the closest address (current or old) or subject to an unknown address, closest first. An address that
 * speaks of a loss leads to nothing about a pregnancy or a birth.
 */
export async function nearPages(services: Services, address: string): Promise<NearPage[]> {
  const path = normalPath(address);
  if (path === undefined || path.length > longestAddress) return [];
  const afterLoss = isAboutLoss(path);
  const index = indexOf(await currentRedirects(services));
  const matches = index.search(afterLoss ? `${pathWords(path)} pregnancy loss` : pathWords(path));
  const best = matches[0]?.score ?? 0;
  const near = new Map<string, NearPage>();
  for (const { score, href, oldAddress } of matches) {
    const page = pageOf(String(href));
    // Results half as good as the best aren't helpful.
    if (!page || (afterLoss && isAboutNewLife(page)) || near.size === mostShown || score < best / 2) continue;
    if (!near.has(page.path))
      near.set(page.path, {
        href: String(href),
        title: page.name,
        language: simplePageAt(page.path)?.content.language ?? site.language,
        ...(oldAddress === undefined ? {} : { oldAddress: readablePath(String(oldAddress)) }),
      });
  }
  return [...near.values()];
}

function indexOf(redirects: RedirectMap): MiniSearch<Entry> {
  const known = indexes.get(redirects);
  const pages = [currentArticles(), currentEpisodes(), currentSimplePages()];
  if (known?.pages.every((each, at) => each === pages[at])) return known.index;
  const index = new MiniSearch<Entry>({
    fields: ["words", "subjects"],
    storeFields: ["href", "oldAddress"],
    searchOptions: {
      boost: { words: 2 },
      processTerm: (word) => !emptyWords.has(word.toLowerCase()) && word.toLowerCase(),
      fuzzy: (word) => (word.length >= looksFuzzy ? 0.25 : false),
      prefix: (word) => word.length >= looksFuzzy,
    },
  });
  index.addAll(pageEntries(currentPages()));
  // Only if a page of ours has its name; other sites aren't suggested.
  const old = [...redirects].filter(([, { target, targetPath }]) => targetPath !== "" && pageOf(target));
  index.addAll(
    old.map(([from, { id, target }]) => ({
      id,
      words: pathWords(from),
      subjects: "",
      href: target,
      oldAddress: from,
    })),
  );
  indexes.set(redirects, { pages, index });
  return index;
}

const pageOf = (target: string) => pageAt(target.split(/[?#]/, 1)[0] ?? "");

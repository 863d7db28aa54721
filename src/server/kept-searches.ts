import { searchedPages } from "#content/index.ts";
import { type FeatureServices, features } from "#features/index.server.ts";
import type { RateLimit } from "#platform/http/endpoint.ts";
import type { FileResponse } from "#platform/http/served-file.ts";
import type { PageRenderer } from "./page-renderer.ts";

/** How often one network may ask for searches, filters and languages that have to be rendered first. */
export const searchLimit: RateLimit = { points: 120, seconds: 600 };

/** The most characters of pages that are kept. */
const mostCharacters = 16_000_000;

/** Pages with a search or a filter in their address: rendered once, and kept until what they show changes. */
export type KeptSearches = {
  /** The page at this address: kept, or else rendered after `admit`; undefined if it isn't such a page. */
  pageAt(url: URL, admit: () => Promise<void>): Promise<FileResponse | undefined>;
  /** Forgets every page; what is being rendered isn't kept either. */
  clear(): void;
};

type Kept = { page: Promise<FileResponse | undefined>; isRendering: boolean; characters: number };

/** Keeps those asked for last, up to 16 million characters. */
export function createKeptSearches(
  services: FeatureServices,
  { renderKept }: Pick<PageRenderer, "renderKept">,
): KeptSearches {
  const byTime = new Map(
    features.flatMap(({ keptPages = [] }) => keptPages.map((kept) => [kept.path, kept.isCurrent] as const)),
  );
  let pages = new Map<string, Kept>();
  let characters = 0;

  function forget(address: string): void {
    characters -= pages.get(address)?.characters ?? 0;
    pages.delete(address);
  }

  function render(address: string): Kept {
    const rendered = renderKept(address);
    // What can't be rendered is left to the app, which knows how to say so.
    const kept: Kept = { page: rendered.catch(() => undefined), isRendering: true, characters: 0 };
    pages.set(address, kept);
    void kept.page.then((page) => {
      kept.isRendering = false;
      if (pages.get(address) !== kept) return;
      if (!page) return forget(address);
      kept.characters = page.text.length;
      characters += kept.characters;
      for (const oldest of pages.keys()) if (characters > mostCharacters) forget(oldest);
    });
    return kept;
  }

  return {
    async pageAt(url, admit) {
      const address = searchAddress(url);
      if (address === undefined) return undefined;
      const known = pages.get(address);
      const isCurrent = byTime.get(url.pathname) ?? (() => true);
      if (known && (known.isRendering || isCurrent(services))) {
        // The last in order is the one asked for last.
        pages.delete(address);
        pages.set(address, known);
        return known.page;
      }
      await admit();
      const since = pages.get(address);
      if (since && since !== known) return since.page;
      forget(address);
      return render(address).page;
    },
    clear() {
      pages = new Map();
      characters = 0;
    },
  };
}

/** The address with what its page asks of the query, in one order; undefined if that is nothing. */
function searchAddress({ pathname, searchParams }: URL): string | undefined {
  if (pathname.endsWith(".data")) return undefined;
  const asked = (searchedPages.get(pathname) ?? []).flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return asked.length === 0 ? undefined : `${pathname}?${new URLSearchParams(asked)}`;
}

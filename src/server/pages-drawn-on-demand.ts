import type { MemoryPages } from "./memory-pages.ts";
import type { StaticFile } from "./static-file.ts";

type Render = () => Promise<MemoryPages>;

/** Pages that a process renders once and then serves from memory: variants of a page, and pages that show settings. */
export type LatePages = {
  /** Renders what a request needs and isn't in memory yet; undefined if nothing is missing, which is usual. */
  missing(url: string): Promise<void> | undefined;
  /** Renders what is served at an address again at its next request; what is in memory stays if that fails. */
  expire(address: string, make: Render): void;
  /** Renders an address at its next request and keeps it from then on, also if it wasn't there before. */
  add(address: string, make: Render): void;
  /** Takes an address out of memory; requests for it are the app's. */
  remove(address: string): void;
};

/**
 * Adds pages to those in memory when they are first requested: rendering them all would take a third of a start, and
 * most processes never serve half of them. A page that can't be rendered is left to the app. `kept` says of addresses
 * whose pages change by themselves whether what is in memory is still right.
 */
export function createLatePages(
  pages: Map<string, StaticFile>,
  renders: ReadonlyMap<string, Render>,
  kept: ReadonlyMap<string, () => boolean> = new Map(),
): LatePages {
  const waiting = new Map(renders);
  const working = new Map<string, Promise<void>>();
  const built: ReadonlySet<string> = new Set(pages.keys());
  /** The files that came with an address, such as its loader data: now, and when it was made before. */
  const companions = new Map<string, { now: readonly string[]; before: readonly string[] }>();

  function keep(address: string, made: MemoryPages): void {
    // A page that couldn't be made again keeps what it has.
    if (made.size === 0) return;
    for (const [at, file] of made) pages.set(at, file);
    const { now: before, before: gone } = companions.get(address) ?? { now: [], before: [] };
    // A visitor can have the page of before, and be about to request what belongs to it.
    companions.set(address, { now: [...made.keys()].filter((at) => at !== address), before });
    drop(gone);
  }

  /** Removes files that belong to no page any more. */
  function drop(files: readonly string[]): void {
    const needed = new Set([...companions.values()].flatMap(({ now, before }) => [...now, ...before]));
    for (const at of files) if (!needed.has(at) && !built.has(at)) pages.delete(at);
  }

  async function keepRendered(address: string, make: Render): Promise<void> {
    const isCurrent = () => waiting.get(address) === make;
    try {
      const made = await make();
      if (isCurrent()) keep(address, made);
    } finally {
      if (isCurrent()) {
        waiting.delete(address);
        working.delete(address);
      }
    }
  }

  /** Renders an address that waits, once however many ask. */
  function renderWaiting(address: string): Promise<void> | undefined {
    const make = waiting.get(address);
    if (make === undefined) return undefined;
    const rendering = working.get(address) ?? keepRendered(address, make);
    if (waiting.get(address) === make) working.set(address, rendering);
    return rendering;
  }

  function add(address: string, make: Render): void {
    // A render that began before shows what was published before: its result doesn't count.
    working.delete(address);
    waiting.set(address, make);
  }

  return {
    missing(url) {
      const render = kept.get(url)?.() === false ? renders.get(url) : undefined;
      if (render && !waiting.has(url)) add(url, render);
      if (waiting.size === 0) return undefined;
      const address = addressesOf(url).find((each) => waiting.has(each));
      if (address === undefined) return undefined;
      // What it shows can have changed while it was rendered, as the groups do that a render loads.
      return renderWaiting(address)?.then(() => renderWaiting(address));
    },
    expire(address, make) {
      // What isn't kept in memory is rendered per request anyway.
      if (pages.has(address) || waiting.has(address)) add(address, make);
    },
    add,
    remove(address) {
      working.delete(address);
      waiting.delete(address);
      pages.delete(address);
      const { now, before } = companions.get(address) ?? { now: [], before: [] };
      companions.delete(address);
      drop([...now, ...before]);
    },
  };
}

/** Where the file for a request can be: the path with each part of the query, then the path alone. */
export function addressesOf(url: string): readonly string[] {
  const query = url.indexOf("?");
  if (query < 0) return [url];
  const path = url.slice(0, query);
  const variants = [...new URLSearchParams(url.slice(query + 1))].map(
    ([name, value]) => `${path}?${name}=${value}`,
  );
  return [...variants, path];
}

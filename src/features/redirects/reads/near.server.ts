import MiniSearch from "minisearch";
import { pageAt, pages } from "#content/index.ts";
import type { Services } from "#platform/services.ts";
import { normalPath, pathCopy, readablePath } from "../rules/path.ts";
import { type Book, bookNow } from "./book.server.ts";

/** A page that may be meant by an address that leads nowhere. */
export type NearPage = {
  href: string;
  title: string;
  /** The old address that brought it here; absent where the page's own is near. */
  oldAddress?: string;
};

type Entry = { id: string; words: string; href: string; oldAddress?: string };

const mostShown = 3;
const longestAsked = 120;
/** Words that are so long may have slips in them: about one letter in four. */
const looksFuzzy = 4;

const pageEntries: readonly Entry[] = pages
  .filter(({ meta, path }) => meta.indexed && meta.canonical === undefined && path !== "/")
  .map(({ path, name }) => ({ id: path, words: `${pathCopy(path)} ${name}`, href: path }));

// Made anew when the redirects are others.
const indexes = new WeakMap<Book, MiniSearch<Entry>>();

/** The pages whose address, present or old, is nearest to one that leads nowhere; the nearest first. */
export async function nearPages(services: Services | undefined, asked: string): Promise<NearPage[]> {
  const path = normalPath(asked);
  if (path === undefined || path.length > longestAsked) return [];
  const found = indexOf(services ? await bookNow(services) : nothingMoved).search(pathCopy(path));
  const best = found[0]?.score ?? 0;
  const near = new Map<string, NearPage>();
  for (const { score, href, oldAddress } of found) {
    const page = pageOf(String(href));
    // What fits half as well as the best is no help beside it.
    if (!page || near.size === mostShown || score < best / 2) continue;
    if (!near.has(page.path))
      near.set(page.path, {
        href: String(href),
        title: page.name,
        ...(oldAddress === undefined ? {} : { oldAddress: readablePath(String(oldAddress)) }),
      });
  }
  return [...near.values()];
}

const nothingMoved: Book = new Map();

function indexOf(book: Book): MiniSearch<Entry> {
  const known = indexes.get(book);
  if (known) return known;
  const made = new MiniSearch<Entry>({
    fields: ["words"],
    storeFields: ["href", "oldAddress"],
    searchOptions: {
      fuzzy: (word) => (word.length >= looksFuzzy ? 0.25 : false),
      prefix: (word) => word.length >= looksFuzzy,
    },
  });
  made.addAll(pageEntries);
  // Only where a page of ours has its name; what lies on another site is not suggested.
  const old = [...book].filter(([, { target, targetPath }]) => targetPath !== "" && pageOf(target));
  made.addAll(
    old.map(([from, { id, target }]) => ({ id, words: pathCopy(from), href: target, oldAddress: from })),
  );
  indexes.set(book, made);
  return made;
}

const pageOf = (target: string) => pageAt(target.split(/[?#]/, 1)[0] ?? "");

import type { Services } from "../services.ts";

/** Why a page task has no answer: it took too much time, memory or output, too many wait, or it couldn't be done. */
export type PageTaskRefusal = "tooLarge" | "busy" | "failed";
export type PageTaskResult = { answer: unknown } | { refused: PageTaskRefusal };

/** Renders pages with what the team has typed. Input and answer are JSON, since it runs in a process of its own. */
export type PageTask = (input: unknown, pages: { render(path: string): Promise<string> }) => Promise<unknown>;

/** The public pages that this process serves from memory, as features may change them. */
export type PublicPages = {
  /** Renders a page as it would be served now. @throws if it can't be rendered. */
  render(path: string): Promise<string>;
  /** Renders pages again at their next request, with all their variants; until that has worked, the old ones stay. */
  expire(paths: "every" | readonly string[]): void;
  /** Runs a feature's page task in a process of its own; absent where pages are rendered without one. */
  runTask?(task: string, input: unknown): Promise<PageTaskResult>;
};

type Known = { pages: PublicPages | undefined; expired: Set<string> | "every" };

// By opened store, so that tests with several sites in one process stay separate.
const known = new WeakMap<Services["store"], Known>();

function knownOf({ store }: Pick<Services, "store">): Known {
  const found = known.get(store);
  if (found) return found;
  const created: Known = { pages: undefined, expired: new Set() };
  known.set(store, created);
  return created;
}

/** Makes the pages available to features. Pages that expired before are expired now. */
export function announcePages(services: Pick<Services, "store">, pages: PublicPages): void {
  const own = knownOf(services);
  own.pages = pages;
  pages.expire(own.expired === "every" ? "every" : [...own.expired]);
}

/** The pages of this process; undefined in a process that serves none. */
export function publicPages(services: Pick<Services, "store">): PublicPages | undefined {
  return knownOf(services).pages;
}

/** Expires pages, at once or as soon as there are any. */
export function expirePages(services: Pick<Services, "store">, paths: "every" | readonly string[]): void {
  const own = knownOf(services);
  if (own.pages) own.pages.expire(paths);
  else if (paths === "every") own.expired = "every";
  else if (own.expired !== "every") for (const path of paths) own.expired.add(path);
}

import type { Services } from "../services.ts";

/** Why a page task has no answer: it took too much time, memory or output, too many wait, or it couldn't be done. */
export type PageTaskRefusal = "tooLarge" | "busy" | "failed";
export type PageTaskResult = { answer: unknown } | { refused: PageTaskRefusal };

/** Renders pages with what the team has typed. Input and answer are JSON, since it runs in a process of its own. */
export type PageTask = (input: unknown, pages: PagesOfTask) => Promise<unknown>;
type PagesOfTask = {
  render(path: string): Promise<string>;
  /** Gives the page its `previewData`. */
  showData(path: string, data: unknown): void;
};

/** What a page shows besides published content, for the process that renders previews and has no database. JSON. */
export type PreviewData = {
  path: string;
  read(services: Services): Promise<unknown>;
  show(data: unknown): void;
};

/** What a change affects: everything that has read some of it, and the addresses where it is or was. */
export type Affected = { isAmong(reads: ReadonlySet<string>): boolean; paths: readonly string[] };

/** The public pages that this process serves from memory, as features may change them. */
export type PublicPages = {
  /** Renders a page as it would be served now. @throws if it can't be rendered. */
  render(path: string): Promise<string>;
  /** Renders pages again at their next request, with all their variants; until that has worked, the old ones stay. */
  expire(affected: Affected): void;
  /** The pages that have read something of this when they were last rendered. */
  pagesReading(isAmong: Affected["isAmong"]): readonly string[];
  /** Runs a feature's page task in a process of its own; absent where pages are rendered without one. */
  runTask?(task: string, input: unknown): Promise<PageTaskResult>;
};

type Known = { pages: PublicPages | undefined; expired: Affected[] };

// By opened store, so that tests with several sites in one process stay separate.
const known = new WeakMap<Services["store"], Known>();

function knownOf({ store }: Pick<Services, "store">): Known {
  const found = known.get(store);
  if (found) return found;
  const created: Known = { pages: undefined, expired: [] };
  known.set(store, created);
  return created;
}

/** Makes the pages available to features. Pages that expired before are expired now. */
export function announcePages(services: Pick<Services, "store">, pages: PublicPages): void {
  const own = knownOf(services);
  own.pages = pages;
  for (const affected of own.expired.splice(0)) pages.expire(affected);
}

/** The pages of this process; undefined in a process that serves none. */
export function publicPages(services: Pick<Services, "store">): PublicPages | undefined {
  return knownOf(services).pages;
}

/** Expires what a change affects, at once or as soon as there are any. */
export function expirePages(services: Pick<Services, "store">, affected: Affected): void {
  const own = knownOf(services);
  if (own.pages) own.pages.expire(affected);
  else own.expired.push(affected);
}

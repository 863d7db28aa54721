import { second } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import type { RedirectKind } from "../rules.ts";

/** A redirect as needed for visitors. */
type RedirectEntry = { id: string; target: string; targetPath: string; kind: RedirectKind };

/** All redirects known to this process, by old address. */
export type RedirectMap = ReadonlyMap<string, RedirectEntry>;

type RedirectCache = { book: RedirectMap; revision: number; due: number; looking: Promise<void> | undefined };

/** How long a copy is used before the database is checked for a newer one: one short query, for 404s only. */
const freshMs = second / 2;
/** The same while the database doesn't answer, so that visitors don't wait for it each time. */
const awayMs = 5 * second;
/** The longest a visitor waits for the database; after that the copy there is counts. */
const patienceMs = 1 * second;

// One cache per opened store, so that tests with several sites in one process stay separate.
const shelves = new WeakMap<Services["store"], RedirectCache>();

/**
 * The redirects from memory, also while the database is unavailable. Changes by other processes apply within half a
 * second.
 */
export async function currentRedirects(services: Services): Promise<RedirectMap> {
  const shelf = cacheOf(services);
  const now = services.clock.now().getTime();
  if (now >= shelf.due) {
    shelf.looking ??= load(services, shelf).finally(() => {
      shelf.looking = undefined;
    });
  }
  if (shelf.looking) await atMost(patienceMs, shelf.looking);
  return shelf.book;
}

/** Invalidates the copy, so that changes apply at once for whoever made them. */
export function invalidateRedirects(services: Services): void {
  const { book } = cacheOf(services);
  // A new cache entry, so that a load already in progress can't store old data in it.
  shelves.set(services.store, { book, revision: -1, due: 0, looking: undefined });
}

function cacheOf({ store }: Services): RedirectCache {
  const known = shelves.get(store);
  if (known) return known;
  const created: RedirectCache = { book: new Map(), revision: -1, due: 0, looking: undefined };
  shelves.set(store, created);
  return created;
}

async function load({ store, clock, log }: Services, shelf: RedirectCache): Promise<void> {
  shelf.due = clock.now().getTime() + freshMs;
  try {
    const head = await store.db.selectFrom("redirect_book").select("revision").executeTakeFirst();
    const revision = head?.revision ?? 0;
    if (revision === shelf.revision) return;
    const rows = await store.db
      .selectFrom("redirects")
      .select(["id", "from_path", "target", "target_path", "kind"])
      .execute();
    shelf.book = new Map(
      rows.map(({ from_path, target_path: targetPath, ...line }) => [from_path, { ...line, targetPath }]),
    );
    shelf.revision = revision;
  } catch (error) {
    // The not-found page mustn't depend on the database.
    shelf.due = clock.now().getTime() + awayMs;
    log.warn({ event: "redirects.unread", error: String(error) });
  }
}

async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([
    work,
    new Promise<void>((done) => {
      timer = setTimeout(done, milliseconds);
    }),
  ]);
  clearTimeout(timer);
}

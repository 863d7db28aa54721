import { second } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import type { RedirectKind } from "../rules.ts";

/** A redirect as visitors need it. */
export type BookLine = { id: string; target: string; targetPath: string; kind: RedirectKind };

/** All redirects as this process knows them, by their old address. */
export type Book = ReadonlyMap<string, BookLine>;

type Shelf = { book: Book; revision: number; due: number; looking: Promise<void> | undefined };

/** How long a copy serves before the database is asked whether there is a newer one. */
const freshMs = 5 * second;
/** The longest a visitor waits for a first copy; after that the address counts as one that leads nowhere. */
const patienceMs = 1 * second;

// One shelf for each opened store, so that tests with several sites in one process stay apart.
const shelves = new WeakMap<Services["store"], Shelf>();

/**
 * The redirects from memory: an address that leads nowhere costs no query, and is answered while the database is away.
 * What another process has changed shows within seconds.
 */
export async function bookNow(services: Services): Promise<Book> {
  const shelf = shelfOf(services);
  const now = services.clock.now().getTime();
  if (now >= shelf.due) {
    shelf.looking ??= look(services, shelf).finally(() => {
      shelf.looking = undefined;
    });
  }
  // Only a process that has never seen the redirects, or has just changed them, lets anybody wait.
  if (shelf.revision < 0 && shelf.looking) await atMost(patienceMs, shelf.looking);
  return shelf.book;
}

/** Has the next visitor's look go to the database: whoever has changed something sees it at once. */
export function forgetBook(services: Services): void {
  const { book } = shelfOf(services);
  // Another shelf, so that a look that has begun before puts nothing old on it.
  shelves.set(services.store, { book, revision: -1, due: 0, looking: undefined });
}

function shelfOf({ store }: Services): Shelf {
  const known = shelves.get(store);
  if (known) return known;
  const made: Shelf = { book: new Map(), revision: -1, due: 0, looking: undefined };
  shelves.set(store, made);
  return made;
}

async function look({ store, clock, log }: Services, shelf: Shelf): Promise<void> {
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
    // The page for unknown addresses must not depend on the database.
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

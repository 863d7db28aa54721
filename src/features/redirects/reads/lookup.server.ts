import { second } from "#platform/clock/clock.ts";
import { revisionOf } from "#platform/database/revisions.ts";
import type { Services } from "#platform/services.ts";
import { isPlausible, locationOf, normalPath, type RedirectKind } from "../rules.ts";
import { countHit, countMissing } from "../writes/count.server.ts";
import { isReserved } from "./addresses.server.ts";

type RedirectEntry = { id: string; target: string; targetPath: string; kind: RedirectKind };

/** All redirects known to this process, by old address. */
export type RedirectMap = ReadonlyMap<string, RedirectEntry>;

type RedirectCache = {
  redirects: RedirectMap;
  revision: number;
  due: number;
  loading: Promise<void> | undefined;
};

/** How long a copy is used before the database is checked for a newer one: one short query, for 404s only. */
const freshMs = second / 2;
/** The same while the database doesn't answer, so that visitors don't wait for it each time. */
const awayMs = 5 * second;
/** The longest a visitor waits for the database; after that the cached redirects are used. */
const timeoutMs = 1 * second;

// One cache per opened store, so that tests with several sites in one process stay separate.
const cacheByStore = new WeakMap<Services["store"], RedirectCache>();

/**
 * The redirects from memory, also while the database is unavailable. Changes by other processes apply within half a
 * second.
 */
export async function currentRedirects(services: Services): Promise<RedirectMap> {
  const cache = cacheOf(services);
  const now = services.clock.now().getTime();
  if (now >= cache.due) {
    cache.loading ??= load(services, cache).finally(() => {
      cache.loading = undefined;
    });
  }
  if (cache.loading) await atMost(timeoutMs, cache.loading);
  return cache.redirects;
}

/** Invalidates the copy, so that changes apply at once for whoever made them. */
export function invalidateRedirects(services: Services): void {
  const { redirects } = cacheOf(services);
  // A new cache entry, so that a load already in progress can't store old data in it.
  cacheByStore.set(services.store, { redirects, revision: -1, due: 0, loading: undefined });
}

function cacheOf({ store }: Services): RedirectCache {
  const known = cacheByStore.get(store);
  if (known) return known;
  const created: RedirectCache = { redirects: new Map(), revision: -1, due: 0, loading: undefined };
  cacheByStore.set(store, created);
  return created;
}

async function load({ store, clock, log }: Services, cache: RedirectCache): Promise<void> {
  cache.due = clock.now().getTime() + freshMs;
  try {
    const revision = await revisionOf(store.db, "redirects");
    if (revision === cache.revision) return;
    const rows = await store.db
      .selectFrom("redirects")
      .select(["id", "from_path", "target", "target_path", "kind"])
      .execute();
    cache.redirects = new Map(
      rows.map(({ from_path, target_path: targetPath, ...line }) => [from_path, { ...line, targetPath }]),
    );
    cache.revision = revision;
  } catch (error) {
    // The not-found page mustn't depend on the database.
    cache.due = clock.now().getTime() + awayMs;
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

type RequestedAddress = { path: string; search: string; method: string; headers: Headers };

/**
 * Where an unknown address has moved to, if there is a redirect. Called only when the response would be 404, so pages
 * always come before redirects. Uses and unknown addresses are counted.
 */
export async function redirectFor(
  services: Services,
  { path: requested, search, method, headers }: RequestedAddress,
): Promise<{ location: string; status: 301 | 302 } | undefined> {
  const path = normalPath(requested);
  if (path === undefined) return undefined;
  const redirect = (await currentRedirects(services)).get(path);
  const counts = isCounted(method, headers);
  if (redirect) {
    if (counts) countHit(services, redirect.id);
    return { location: locationOf(redirect.target, search), status: redirect.kind === "302" ? 302 : 301 };
  }
  if (counts && isPlausible(path) && !isReserved(services, path)) countMissing(services, path);
  return undefined;
}

// Not counted: people who ask not to be tracked, bots, and prefetches.
function isCounted(method: string, headers: Headers): boolean {
  const asksNotTo = headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";
  return method === "GET" && !asksNotTo && !headers.get("sec-purpose")?.includes("prefetch");
}

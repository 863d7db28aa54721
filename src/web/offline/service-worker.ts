/**
 * Lets the pages of `src/content/offline.ts` open without a connection, and gives every other page a quiet stand-in.
 * What is kept is fetched once, when the worker is installed, from a list made by the build. Nothing a visitor
 * asks for later is ever stored. Why it is written by hand: docs/decisions/010-offline-pages-and-pdfs.md.
 */
import { type OfflinePlan, placeInList, throwIfFailed, treatmentOf } from "./treatment.ts";
import { type Fetching, storePrefix, type WorkerScope } from "./worker-scope.ts";

declare const self: WorkerScope;
/** Put in by the build (script/lib/build-workers.ts). */
declare const offlinePlan: OfflinePlan;

const plan = offlinePlan;
const store = storePrefix + plan.version;
/** A connection that says nothing for so long is none, for a page that is here already. */
const timeoutMs = 8000;

async function keepAll(): Promise<void> {
  const cache = await caches.open(store);
  try {
    await Promise.all(plan.files.map((path) => keep(cache, path)));
  } catch (error) {
    await caches.delete(store);
    throw error;
  }
}

async function keep(cache: Cache, path: string): Promise<void> {
  // Without cookies, so that what is kept is what everybody gets.
  const answer = await fetch(path, {
    credentials: "omit",
    cache: path.startsWith("/assets/") ? "default" : "no-cache",
    priority: "low",
  });
  if (!answer.ok || answer.redirected) throw new Error(`${path} answered ${answer.status}`);
  await cache.put(path, answer);
}

async function removeOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(storePrefix) && name !== store);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** From our own store, or from that of the version before or after it while both are here. */
async function kept(path: string): Promise<Response | undefined> {
  const options = { ignoreSearch: true, ignoreVary: true };
  return (await (await caches.open(store)).match(path, options)) ?? caches.match(path, options);
}

async function answerPage({ request, preloadResponse }: Fetching): Promise<Response> {
  const { pathname } = new URL(request.url);
  const own = plan.pages.includes(pathname) ? await kept(pathname) : inList(pathname);
  const asking = preloadResponse.then((early) => early ?? fetch(request)).then(throwIfFailed);
  try {
    return await answerOr(own, asking);
  } catch {
    return (await kept(plan.fallback)) ?? Response.error();
  }
}

/** The network's answer, or what is kept if it fails, says nothing for long, or is a server's or proxy's apology. */
async function answerOr(own: Response | undefined, asking: Promise<Response>): Promise<Response> {
  if (!own) return asking;
  try {
    const answer = await Promise.race([asking, silence()]);
    return answer.status >= 500 ? own : answer;
  } catch {
    return own;
  }
}

/** Leads to the kept list that leads to the same page. */
function inList(pathname: string): Response | undefined {
  const place = placeInList(pathname, plan);
  return place === undefined ? undefined : Response.redirect(new URL(place, self.location.origin));
}

function silence(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, timeoutMs));
}

async function answerFresh(request: Request): Promise<Response> {
  return answerOr(await kept(new URL(request.url).pathname), fetch(request));
}

async function answerKept(request: Request): Promise<Response> {
  return (await kept(new URL(request.url).pathname)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

// A newer version waits until the last page of the older one is closed, so that no page loses its own files.
self.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([removeOthers(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  ),
);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const treatment = treatmentOf(request, self.location.origin, plan);
  if (treatment === "page") event.respondWith(answerPage(event));
  if (treatment === "fresh") event.respondWith(answerFresh(request));
  if (treatment === "kept") event.respondWith(answerKept(request));
});

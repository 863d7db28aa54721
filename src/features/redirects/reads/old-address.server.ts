import type { Services } from "#platform/services.ts";
import { normalPath } from "../rules/path.ts";
import { isPlausible } from "../rules/plausible.ts";
import { locationOf } from "../rules/target.ts";
import { countHit, countMissing } from "../writes/count.server.ts";
import { currentRedirects } from "./cache.server.ts";
import { isReserved } from "./known-address.server.ts";

/** Last resort before the 404. */
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

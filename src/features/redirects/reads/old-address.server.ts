import type { Services } from "#platform/services.ts";
import { normalPath } from "../rules/path.ts";
import { isPlausible } from "../rules/plausible.ts";
import { locationOf } from "../rules/target.ts";
import { countHit, countMissing } from "../writes/count.server.ts";
import { bookNow } from "./book.server.ts";
import { isReserved } from "./known-address.server.ts";

/** What is asked for, after everything else has said that it is not here. */
export type AskedFor = { path: string; search: string; method: string; headers: Headers };

/**
 * Where an address that leads nowhere has moved to, if the team knows. It is asked only when the answer would be 404,
 * so a page always comes before a redirect. Uses are counted, and so is what nobody knows.
 */
export async function whereMoved(
  services: Services,
  { path: asked, search, method, headers }: AskedFor,
): Promise<{ location: string; status: 301 | 302 } | undefined> {
  const path = normalPath(asked);
  if (path === undefined) return undefined;
  const found = (await bookNow(services)).get(path);
  const counts = isCounted(method, headers);
  if (found) {
    if (counts) countHit(services, found.id);
    return { location: locationOf(found.target, search), status: found.kind === "302" ? 302 : 301 };
  }
  if (counts && isPlausible(path) && !isReserved(services, path)) countMissing(services, path);
  return undefined;
}

// Who asks not to be tracked is not counted; nor is what a program looks up, or a browser fetches in advance.
function isCounted(method: string, headers: Headers): boolean {
  const asksNotTo = headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";
  return method === "GET" && !asksNotTo && !headers.get("sec-purpose")?.includes("prefetch");
}

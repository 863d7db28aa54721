import type { MiddlewareHandler } from "hono";
import { limitBody } from "#api/limit-body.ts";
import { maxBodyBytes } from "#api/read-input.ts";
import { errorMessages } from "#content/errors.ts";

/** The longest address matched against routes, including the query. Ours are far shorter. */
const longestAddress = 2_048;

export function isTooLong(address: string): boolean {
  return address.length > longestAddress;
}

// The rest of an unread body would be parsed as the next request on the same connection.
const closed = { connection: "close", "cache-control": "no-store" };

const limited = limitBody(maxBodyBytes, (context) => context.text(errorMessages.too_large, 413, closed));

/**
 * Rejects an address over 2 KB before routing, and a body over 64 KB before any page gets it. Under /api each
 * endpoint has its own limit (api/app.ts).
 */
export const refuseOversize: MiddlewareHandler = async (context, next) => {
  const { url } = context.req.raw;
  const { pathname, search } = new URL(url);
  if (isTooLong(pathname + search)) return context.text(errorMessages.address_too_long, 414, closed);
  if (pathname.startsWith("/api/")) return next();
  return limited(context, next);
};

import type { MiddlewareHandler } from "hono";
import { HttpError } from "#platform/http/errors.ts";

/** The longest address matched against routes, including the query. Ours are far shorter. */
const longestAddress = 2_048;

export function isTooLong(address: string): boolean {
  return address.length > longestAddress;
}

/** Rejects an address over 2 KB before routing. Bodies have limits where they are read (api/request-bodies.ts). */
export const refuseOversize: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.raw.url);
  if (isTooLong(pathname + search)) throw new HttpError("address_too_long");
  return next();
};

import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/**
 * Hono's limit of a body's size. It looks at the body before it looks at the declared length, which makes the server
 * build a standard request with a stream; a declared length needs neither.
 */
export function limitBody(maxSize: number, onError: (context: Context) => Response): MiddlewareHandler {
  const measured = bodyLimit({ maxSize, onError });
  return async (context, next) => {
    const { method, headers } = context.req.raw;
    if (method === "GET" || method === "HEAD") return next();
    const declared = headers.get("content-length");
    if (declared === null || headers.has("transfer-encoding")) return measured(context, next);
    return Number(declared) > maxSize ? onError(context) : next();
  };
}

import type { MiddlewareHandler } from "hono";

/**
 * Converts the server's lightweight request to a standard one if the body length is unknown (or there is no body):
 * measuring such a body copies the request, which the lightweight kind doesn't support.
 */
export const plainRequest: MiddlewareHandler = async (context, next) => {
  const { method, headers } = context.req.raw;
  if (method === "GET" || method === "HEAD" || headers.has("content-length")) return next();
  const { body } = context.req.raw;
  if (body !== null) {
    const init: RequestInit & { duplex: "half" } = { method, headers, body, duplex: "half" };
    context.req.raw = new Request(context.req.url, init);
  }
  return next();
};

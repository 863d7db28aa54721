import type { MiddlewareHandler } from "hono";

/**
 * What counts a body without a stated length makes a copy of the request, which the server's own light kind does not
 * allow: such a request becomes an ordinary one first. A write without any body is one of them.
 */
export const plainRequest: MiddlewareHandler = async (context, next) => {
  const { method, headers, body } = context.req.raw;
  if (body !== null && !headers.has("content-length")) {
    const init: RequestInit & { duplex: "half" } = { method, headers, body, duplex: "half" };
    context.req.raw = new Request(context.req.url, init);
  }
  return next();
};

import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";

/** How much of a refused body is still taken off the line, and for how long. */
const bounds = { bytes: 1024 * 1024, milliseconds: 2_000 };

/**
 * Ends the connection with a response that was given before the whole body had arrived: the rest isn't read, and would
 * be taken for the next request. A connection closed while the other side is still sending is reset, and the response
 * can be lost with it. So the response is complete at once, and the connection stays open a little longer.
 */
export const closeUnread: MiddlewareHandler = async (context, next) => {
  await next();
  const incoming: IncomingMessage | undefined = context.env?.incoming;
  if (!incoming || incoming.complete) return;
  // A response can be ready between two calls of Node's parser, before it has read on in what has already arrived.
  await new Promise((parsed) => setImmediate(parsed));
  if (incoming.complete) return;
  const { headers } = context.res;
  headers.set("connection", "close");
  // Browsers send no body with these, and their answers can be long streams.
  if (context.req.method === "GET" || context.req.method === "HEAD") return;
  const response = new Uint8Array(await context.res.arrayBuffer());
  headers.set("content-length", String(response.length));
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(response),
      async pull(controller) {
        await discardRest(incoming);
        controller.close();
      },
    },
    { highWaterMark: 1, size: () => 1 },
  );
  context.res = new Response(body, { status: context.res.status, headers });
};

/** Resolves when the body has ended, the client has gone, or the bounds are reached. */
function discardRest(incoming: IncomingMessage): Promise<void> {
  return new Promise((done) => {
    let left = bounds.bytes;
    const stop = () => {
      clearTimeout(timer);
      incoming.off("data", discard).off("end", stop).off("close", stop);
      incoming.pause();
      done();
    };
    const discard = (piece: Buffer) => {
      left -= piece.length;
      if (left <= 0) stop();
    };
    const timer = setTimeout(stop, bounds.milliseconds);
    incoming.on("data", discard).on("end", stop).on("close", stop);
    incoming.on("error", stop);
    incoming.resume();
    if (incoming.destroyed || incoming.readableEnded) stop();
  });
}

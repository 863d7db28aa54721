/** A request for a page's action, and why its body wasn't read, if it was asked for and refused. */
type LazyRequest = { request: Request; refusal?: unknown };

/** A standard request whose body is read when it is asked for, and never before. */
export function lazyRequest(given: Request, read: () => Promise<Uint8Array<ArrayBuffer>>): LazyRequest {
  const { method, url, headers } = given;
  if (method === "GET" || method === "HEAD") return { request: given };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          const bytes = await read();
          if (bytes.length > 0) controller.enqueue(bytes);
          controller.close();
        } catch (error) {
          lazy.refusal = error;
          controller.error(error);
        }
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: "half" } = { method, headers, body, duplex: "half" };
  const lazy: LazyRequest = { request: new Request(url, init) };
  return lazy;
}

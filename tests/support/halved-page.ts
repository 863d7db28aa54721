import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Serves the site at another port and stops in the middle of each document, as a slow network may: the rest of it
 * arrives once `arrive` is called.
 * @param cut how many bytes of the document arrive at once.
 */
export async function halvedPages(site: string, cut: (html: string) => number) {
  const { promise: rest, resolve: arrive } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", site), {
      headers: { accept: request.headers.accept ?? "*/*" },
    });
    for (const name of ["content-type", "content-security-policy"])
      response.setHeader(name, answer.headers.get(name) ?? "");
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.headers.get("content-type")?.startsWith("text/html")) {
      const at = cut(bytes.toString("latin1"));
      response.write(bytes.subarray(0, at));
      await rest;
      response.end(bytes.subarray(at));
    } else response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    arrive,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

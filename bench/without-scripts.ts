import { createServer, request } from "node:http";
import { pack } from "../src/server/static-file.ts";
import { freePort } from "../tests/support/postgres-server.ts";

/** The same site with every script taken out of its pages: the quickest these pages could be. */
export async function serveWithoutScripts(site: URL): Promise<{ url: URL; stop(): Promise<void> }> {
  const port = await freePort();
  const server = createServer((asked, answer) => {
    const isPage = asked.headers.accept?.includes("text/html") === true;
    const { "accept-encoding": packing, ...headers } = asked.headers;
    const passedOn = isPage || packing === undefined ? headers : { ...headers, "accept-encoding": packing };
    const passing = request(new URL(asked.url ?? "/", site), { headers: passedOn }, (given) => {
      if (!isPage) {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        return;
      }
      const parts: Buffer[] = [];
      given.on("data", (part: Buffer) => parts.push(part));
      given.on("end", () => {
        const page = pack.br(Buffer.from(stripScripts(Buffer.concat(parts).toString())), 10);
        const { "content-length": _whole, ...kept } = given.headers;
        answer.writeHead(given.statusCode ?? 502, { ...kept, "content-encoding": "br" }).end(page);
      });
    });
    passing.on("error", () => answer.writeHead(502).end());
    passing.end();
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  return {
    url: new URL(`http://localhost:${port}`),
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

function stripScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "");
}

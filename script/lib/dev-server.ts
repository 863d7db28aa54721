/** The development server: Vite's hot reload, our own API, redirects and emails, on one port. */

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { basename, join, resolve } from "node:path";
import PostalMime from "postal-mime";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import { escapeHtml } from "../../src/platform/mail/mail-html.ts";

const vite = await createVite({ server: { middlewareMode: true }, appType: "custom" });
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite has no server environment");

const load = (path: string): Promise<typeof import("../../src/server/dev-entry.ts")> =>
  ssr.runner.import(path);
const entry = "/src/server/dev-entry.ts";
const { openDevelopment } = await load(entry);
const { services, worker } = await openDevelopment();
worker.start();

const { PORT, HOST, DATA_DIR } = services.settings;
const server = createServer((request, response) => {
  if (request.url?.startsWith("/dev/mail"))
    return void showMails(resolve(DATA_DIR, "mail"), request.url, response);
  vite.middlewares(request, response, async () => {
    try {
      // Loaded again for every request, so that a saved file applies immediately.
      const { developmentListener } = await load(entry);
      developmentListener(services)(request, response);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(String(error));
    }
  });
});
server.listen(PORT, HOST, () => {
  console.log(
    `Kinward (development) is at http://localhost:${PORT}, mails at http://localhost:${PORT}/dev/mail`,
  );
});
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
    void Promise.all([worker.stop(), vite.close()]).then(() => process.exit(0));
  });

/** Shows emails that were written as files: /dev/mail lists them, /dev/mail/<name> shows one. */
async function showMails(folder: string, url: string, response: ServerResponse): Promise<void> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
  const wanted = basename(decodeURIComponent(url.replace(/^\/dev\/mail\/?/, "")));
  response.setHeader("content-type", "text/html; charset=utf-8");
  if (names.includes(wanted)) {
    const mail = await PostalMime.parse(readFileSync(join(folder, wanted)));
    response.end(
      `<p><a href="/dev/mail">All mails</a></p><h1>${escapeHtml(mail.subject ?? "")}</h1><p>To ${escapeHtml(
        mail.to?.map(({ address }) => address).join(", ") ?? "",
      )}</p><pre style="white-space:pre-wrap">${escapeHtml(mail.text ?? "")}</pre>`,
    );
    return;
  }
  const newest = names.sort((a, b) => statSync(join(folder, b)).mtimeMs - statSync(join(folder, a)).mtimeMs);
  const lines = newest.map(
    (name) => `<li><a href="/dev/mail/${encodeURIComponent(name)}">${escapeHtml(name)}</a></li>`,
  );
  response.end(`<h1>Mails (${lines.length})</h1><ul>${lines.join("")}</ul>`);
}

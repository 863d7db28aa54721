/** The development server: Vite's hot reload, our own API, redirects and emails, on one port. */

import { createServer } from "node:http";
import { resolve } from "node:path";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import { showMails } from "./mail-screen.ts";

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

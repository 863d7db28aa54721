/** The API as a process of its own, without pages: what the fault tests kill. Prints "ready" when it listens. */

import { flushCompileCache } from "node:module";
import { readEnvironment } from "#platform/settings/read.ts";
import { createApp } from "#server/app.ts";
import { assemble } from "#server/assemble.ts";
import { closeGracefully, createHttpServer, listen } from "#server/http-server.ts";
import { startError } from "#server/start-error.ts";
import { planDailyJob } from "#worker/daily.ts";
import { createWorker } from "#worker/worker.ts";

try {
  const services = await assemble(readEnvironment(process.env.ENV_FILE ?? "none"));
  const app = createApp({ services, pages: undefined });
  const server = createHttpServer(app);
  await listen(server, services.settings.PORT, services.settings.HOST);
  const worker = createWorker(services);
  await planDailyJob(services);
  worker.start();
  process.on("SIGTERM", () => {
    void closeGracefully(server, 5_000)
      .then(worker.stop)
      .then(services.store.close)
      .then(() => process.exit(0));
  });
  // Whoever is killed leaves nothing for the next start to find.
  flushCompileCache();
  process.stdout.write("ready\n");
} catch (error) {
  process.stderr.write(`${startError(error)}\n`);
  process.exit(1);
}

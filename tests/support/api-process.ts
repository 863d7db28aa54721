/** The API as a process of its own, without pages: what the fault tests kill. Prints "ready" when it listens. */

import { flushCompileCache } from "node:module";
import type { FeatureServices } from "#features/index.server.ts";
import { watchMailbox } from "#features/mail/incoming/writes/watch-mailbox.server.ts";
import type { Tx } from "#platform/database/open.ts";
import type { IncomingMail } from "#platform/mail/incoming/incoming-mail.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { readEnvironment } from "#platform/settings/read.ts";
import { createApp } from "#server/app.ts";
import { assemble } from "#server/assemble.ts";
import { closeGracefully, createHttpServer, listen } from "#server/http-server.ts";
import { startError } from "#server/start-error.ts";
import { planDailyJob } from "#worker/daily.ts";
import { createWorker } from "#worker/worker.ts";

/** Takes every mail first, with an effect that a second taking would have twice. */
function countMails(services: FeatureServices): void {
  const count =
    () =>
    async (tx: Tx, { subject }: IncomingMail) => {
      await enqueue(tx, services, {
        kind: "test.mail",
        payload: { subject },
        runAt: "9999-01-01T00:00:00.000Z",
      });
      return "automatic" as const;
    };
  Object.assign(services, { contributions: { ...services.contributions, mailTakers: [count] } });
}

try {
  const services = await assemble(readEnvironment(process.env.ENV_FILE ?? "none"));
  if (process.env.COUNT_MAILS) countMails(services);
  const app = createApp({ services, pages: undefined });
  const server = createHttpServer(app);
  await listen(server, services.settings.PORT, services.settings.HOST);
  const worker = createWorker(services);
  await planDailyJob(services);
  worker.start();
  const stopReading = watchMailbox(services);
  process.on("SIGTERM", () => {
    void closeGracefully(server, 5_000)
      .then(worker.stop)
      .then(stopReading)
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

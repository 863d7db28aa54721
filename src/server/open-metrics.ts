import { once } from "node:events";
import type { AnswerWatcher } from "#platform/http/answer-watcher.ts";
import type { Services } from "#platform/services.ts";

/** Where a process serves its metrics, who counts for them, and what ends it. */
export type OpenMetrics = { url?: string; watchers: readonly AnswerWatcher[]; close(): void };

/** Serves /metrics on METRICS_PORT, if there is one. @throws when the port is in use. */
export async function openMetrics(services: Services): Promise<OpenMetrics> {
  const { METRICS_PORT: port, METRICS_HOST: host } = services.settings;
  if (port === undefined) return { watchers: [], close: () => undefined };
  // Loaded only here, so that a start without metrics is as quick as before.
  const { createMetrics, createMetricsServer } = await import("./metrics.ts");
  const metrics = createMetrics(services);
  const server = createMetricsServer(metrics, services.log).listen(port, host);
  await once(server, "listening");
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  return {
    url: `http://${host}:${actual}/metrics`,
    watchers: [metrics.watcher],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

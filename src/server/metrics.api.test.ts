import { once } from "node:events";
import { expect, it } from "vitest";
import { openTestApp } from "#tests/support/test-app.ts";
import { createMetrics, createMetricsServer } from "./metrics.ts";

const answered = (status: number, url: string) => ({ method: "GET", url, headers: {}, status });

it("serves counts, readiness and backup age at /metrics only, and names no address", async () => {
  const app = await openTestApp("sqlite");
  const metrics = createMetrics(app.services);
  const server = createMetricsServer(metrics, app.services.log).listen(0, "127.0.0.1");
  try {
    await once(server, "listening");
    metrics.watcher.answered(answered(200, "/c/secret-code"));
    metrics.watcher.answered(answered(200, "/journeys/surrogacy"));
    metrics.watcher.answered(answered(404, "/nowhere"));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await response.text();
    expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const line of [
      'kinward_http_responses_total{status="200"} 2',
      'kinward_http_responses_total{status="404"} 1',
      "kinward_ready 1",
      'kinward_outbox_entries{state="dead"} 0',
      "kinward_last_backup_timestamp_seconds 0",
      "kinward_mailbox_read_timestamp_seconds 0",
      "kinward_mailbox_failing 0",
      "kinward_unread_mails 0",
    ])
      expect(text.split("\n")).toContain(line);
    expect(text).toContain("nodejs_eventloop_lag_seconds");
    expect(text).not.toMatch(/secret|surrogacy|nowhere|@/);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  } finally {
    server.close();
    await app.close();
  }
});

it("says that it isn't ready, and no stale counts, once the database is closed", async () => {
  const app = await openTestApp("sqlite");
  const metrics = createMetrics(app.services);
  await metrics.text();
  await app.services.store.close();
  const text = await metrics.text();
  expect(text).toContain("kinward_ready 0");
  expect(text).not.toContain("kinward_outbox_entries{");
  await app.close().catch(() => undefined);
});

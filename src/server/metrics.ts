import { createServer, type Server } from "node:http";
import { resolve } from "node:path";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { backupNow, mailboxState } from "#features/index.server.ts";
import type { ResponseWatcher } from "#platform/http/response-watcher.ts";
import type { Services } from "#platform/services.ts";
import { whyNotReady } from "./ready.ts";

type Needed = Pick<Services, "store" | "clock" | "settings" | "log">;

/** What a process measures about itself. No label comes from a visitor, so nothing personal can get in. */
type Metrics = {
  watcher: ResponseWatcher;
  /** All values in Prometheus's text format. */
  text(): Promise<string>;
  contentType: string;
};

const states = ["queued", "done", "dead"] as const;

/** Counts responses, and asks for the rest each time the values are read. */
export function createMetrics(services: Needed): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const responses = new Counter({
    name: "kinward_http_responses_total",
    help: "Responses sent by this process.",
    labelNames: ["status"],
    registers,
  });
  const ready = new Gauge({
    name: "kinward_ready",
    help: "1 if /readyz would answer 200, else 0.",
    registers,
  });
  const outbox = new Gauge({
    name: "kinward_outbox_entries",
    help: "Entries of the outbox by state; dead ones were given up and need a person.",
    labelNames: ["state"],
    registers,
  });
  const backup = new Gauge({
    name: "kinward_last_backup_timestamp_seconds",
    help: "When the site, or this machine by script/backup, last made a backup; 0 if never.",
    registers,
  });
  const backupBytes = new Gauge({
    name: "kinward_last_backup_bytes",
    help: "The size of the last backup that the site made; 0 if none.",
    registers,
  });
  const backupFailing = new Gauge({
    name: "kinward_backup_failing",
    help: "1 if the daily backup has failed since the last good one; script/admin doctor says what to do.",
    registers,
  });

  const mailboxRead = new Gauge({
    name: "kinward_mailbox_read_timestamp_seconds",
    help: "When the team's mailbox was last read; 0 if never, or if there is none.",
    registers,
  });
  const mailboxFailing = new Gauge({
    name: "kinward_mailbox_failing",
    help: "1 if the team's mailbox can't be read; script/admin doctor says what to do.",
    registers,
  });
  const unreadMails = new Gauge({
    name: "kinward_unread_mails",
    help: "Mails that stay in the mailbox because they can't be read.",
    registers,
  });

  const refresh = async () => {
    const problem = await whyNotReady(services);
    ready.set(problem === undefined ? 1 : 0);
    // While the database is away, the last counts would be taken for current ones.
    outbox.reset();
    if (!(await services.store.answers())) return;
    const { lastAt, last, failing } = await backupNow({
      db: services.store.db,
      dataDir: resolve(services.settings.DATA_DIR),
    });
    backup.set((lastAt?.getTime() ?? 0) / 1_000);
    backupBytes.set(last?.bytes ?? 0);
    backupFailing.set(failing ? 1 : 0);
    const { kind, readAt, unread } = await mailboxState(services);
    mailboxRead.set(readAt === null ? 0 : Date.parse(readAt) / 1_000);
    mailboxFailing.set(["off", "starting", "fine"].includes(kind) ? 0 : 1);
    unreadMails.set(unread);
    const rows = await services.store.db
      .selectFrom("outbox")
      .select((query) => ["state", query.fn.countAll().as("count")])
      .groupBy("state")
      .execute();
    for (const state of states)
      outbox.set({ state }, Number(rows.find((row) => row.state === state)?.count ?? 0));
  };

  return {
    watcher: {
      answered: ({ status }) => responses.inc({ status: String(status) }),
      stop: async () => undefined,
    },
    async text() {
      await refresh();
      return register.metrics();
    },
    contentType: register.contentType,
  };
}

/** Serves `GET /metrics` and nothing else; `listen` it on a port that only the monitoring reaches. */
export function createMetricsServer(metrics: Metrics, log: Needed["log"]): Server {
  return createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ event: "metrics.failed", error: String(error) });
        response.writeHead(503).end();
      },
    );
  });
}

import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { layCable } from "./cable.ts";
import { type FleetProcess, startFleetProcess } from "./fleet-process.ts";
import { fleetClient } from "./fleet-request.ts";
import { freePort, startPostgres } from "./postgres-server.ts";
import { startSmtp } from "./smtp.ts";
import { startTlsProxy } from "./tls-proxy.ts";

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

/** Three processes of the built site on one PostgreSQL that flushes each commit, behind a proxy with TLS. */
export async function startFleet() {
  const database = await startPostgres({ durable: true });
  const databaseUrl = new URL(`${database.url}/postgres`);
  const cable = await layCable(Number(databaseUrl.port));
  const smtp = await startSmtp();
  const dataDir = mkdtempSync(join(tmpdir(), "kinward-fleet-"));
  const ports = [await freePort(), await freePort(), await freePort()];
  const proxyPort = await freePort();
  const url = `https://localhost:${proxyPort}`;
  const settings = {
    NODE_ENV: "production",
    SITE_URL: url,
    DATA_DIR: dataDir,
    DATA_KEY: randomBytes(32).toString("base64"),
    DATABASE_URL: databaseUrl.href,
    SMTP_URL: smtp.url,
    MAIL_FROM: "hello@kinward.test",
    TEAM_MAIL: "team@kinward.test",
    TRUST_PROXY: "1",
    LOG_LEVEL: "info",
  };
  databaseUrl.port = String(cable.port);
  const behindCable = { ...settings, DATABASE_URL: databaseUrl.href };
  const lines: string[] = [];
  const start = (port: number) => startFleetProcess(behindCable, port, (line) => lines.push(line));
  const begin = performance.now();
  const processes = await Promise.all(ports.map(start));
  const startMs = performance.now() - begin;
  const proxy = await startTlsProxy(ports, proxyPort);
  const client = fleetClient(url, proxy.certificate);

  return {
    url,
    ports,
    /** For a process of the test's own; the cable is only in front of the fleet. */
    settings,
    database,
    cable,
    smtp,
    /** How long three processes took to start at once on an empty database. */
    startMs,
    /** Everything the processes have printed. */
    lines,
    fetch: client.fetch,
    /** The same request to each process, past the proxy. */
    each: (path: string, options: RequestInit = {}) =>
      Promise.all(
        ports.map((port) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", ...options })),
      ),
    /** Ends a process as a new release does, or as a crash does, and starts it again. @returns how long its end took. */
    async restart(index: number, signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<number> {
      const ending: FleetProcess | undefined = processes[index];
      if (!ending) throw new Error(`there is no process ${index}`);
      const milliseconds = await ending.end(signal);
      processes[index] = await start(ending.port);
      return milliseconds;
    },
    async stop() {
      client.close();
      await proxy.close();
      await Promise.all(processes.map((each) => each.end("SIGTERM")));
      await smtp.close();
      await cable.close();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

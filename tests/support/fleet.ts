import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort, startPostgres } from "./postgres-server.ts";
import { startSmtp } from "./smtp.ts";
import { startTlsProxy } from "./tls-proxy.ts";

const root = resolve(import.meta.dirname, "../..");

export type FleetAnswer = { status: number; cookies: string; text: string };
type Asked = { method?: string; body?: unknown; headers?: Record<string, string> };

/** Three processes of the built site on one PostgreSQL, behind a proxy with TLS. */
export async function startFleet() {
  const database = await startPostgres({ durable: true });
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
    DATABASE_URL: `${database.url}/postgres`,
    SMTP_URL: smtp.url,
    MAIL_FROM: "hello@kinward.test",
    TEAM_MAIL: "team@kinward.test",
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
  };
  const start = async (port: number) => {
    // The site has the build's own cache of compiled code.
    const env = { PATH: process.env.PATH, ...settings, PORT: String(port) };
    const child = spawn(process.execPath, ["src/server/main.js"], { cwd: root, env });
    await untilStarted(child);
    return child;
  };
  const begun = performance.now();
  const children = await Promise.all(ports.map(start));
  const startMs = performance.now() - begun;
  const proxy = await startTlsProxy(ports, proxyPort);
  const agent = new Agent({ keepAlive: true, maxSockets: 64, ca: proxy.certificate });
  return {
    url,
    settings,
    smtp,
    startMs,
    ask: (path: string, asked: Asked = {}) => ask(url + path, agent, asked),
    /** Asks one process after the other, past the proxy. */
    each: (path: string) =>
      Promise.all(ports.map((port) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" }))),
    /** Ends one process as a new release does, and starts it again. @returns how long it took to end. */
    async restart(index: number): Promise<number> {
      const [child, port] = [children[index], ports[index]];
      if (!child || !port) throw new Error(`there is no process ${index}`);
      const ended = once(child, "exit");
      const asked = performance.now();
      child.kill("SIGTERM");
      await ended;
      const milliseconds = performance.now() - asked;
      children[index] = await start(port);
      return milliseconds;
    },
    async stop() {
      agent.destroy();
      await proxy.close();
      const ended = children.map((child) => once(child, "exit"));
      for (const child of children) child.kill("SIGTERM");
      await Promise.all(ended);
      await smtp.close();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function ask(url: string, agent: Agent, { method = "GET", body, headers = {} }: Asked): Promise<FleetAnswer> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const type = sent === undefined ? {} : { "content-type": "application/json" };
  const origin = new URL(url).origin;
  return new Promise((done, failed) => {
    const asked = request(url, { agent, method, headers: { origin, ...type, ...headers } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => {
        text += part;
      });
      answer.on("error", failed);
      answer.on("end", () => {
        const cookies = (answer.headers["set-cookie"] ?? []).map((each) => each.split(";")[0]).join("; ");
        done({ status: answer.statusCode ?? 0, cookies, text });
      });
    });
    asked.on("error", failed);
    asked.end(sent);
  });
}

function untilStarted(child: ChildProcess): Promise<void> {
  return new Promise((done, failed) => {
    let output = "";
    const read = (part: Buffer) => {
      output += part.toString();
      if (output.includes("Kinward is at")) done();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => failed(new Error(`the site did not start: ${output}`)));
  });
}

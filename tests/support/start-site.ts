import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { fileOfProcess, type SiteProcess } from "./bundle-processes.ts";
import { countStarted } from "./count-started.ts";
import { type DnsServer, startDns } from "./dns-server.ts";
import { freePort } from "./postgres-server.ts";
import { type PreparedData, preparedDataFolder } from "./prepared-data.ts";
import { startSmtp, type TestSmtp } from "./smtp.ts";

const root = resolve(import.meta.dirname, "../..");

export type Site = {
  url: string;
  dataDir: string;
  smtp: TestSmtp;
  /** What it asks for DNS records; it knows none at first. */
  dns: DnsServer;
  /** The id of what was made for it, if it began with data that has one. */
  preparedId: string;
  admin(...words: string[]): Promise<string>;
  /** Runs another process on the site's data. @returns what it printed. @throws if it fails. */
  run(name: SiteProcess, ...words: string[]): Promise<string>;
  /** Ends the process at once, as a failing machine would, and starts it again on what is left. */
  crash(): Promise<void>;
  /** Sets the clock of a site that was started with `startsAt`. */
  setClock(at: number): Promise<void>;
  /** All that its processes have printed. */
  printed(): string;
};

export type RunningSite = Site & { stop(): Promise<void> };

const movableClock = ["--import", join(import.meta.dirname, "movable-clock.js")];

/**
 * Starts the built site on a free port with an empty SQLite and a real SMTP server, and ends it by its pid.
 * `settings` come on top, for the tests that need a site of another kind; `data` is what it begins with, from `folder`.
 * With `startsAt` its clock begins there, and can be set.
 */
export async function startSite(
  settings: Readonly<Record<string, string>> = {},
  data: PreparedData | "nothing" = "nothing",
  { startsAt, folder = process.env[preparedDataFolder] ?? "" }: { startsAt?: number; folder?: string } = {},
): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "kinward-site-"));
  if (data !== "nothing") cpSync(join(folder, data), dataDir, { recursive: true });
  const port = await freePort();
  const smtp = await startSmtp();
  const dns = await startDns({});
  const url = `http://localhost:${port}`;
  const environment = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    DNS_SERVERS: dns.address,
    RATE_LIMIT: "off",
    LOG_LEVEL: "warn",
    ...settings,
  };
  let clockAhead = startsAt === undefined ? 0 : startsAt - Date.now();
  let printed = "";
  const start = async () => {
    // The site has the build's own cache of compiled code.
    const env = { ...environment, NODE_COMPILE_CACHE: undefined, CLOCK_AHEAD: String(clockAhead) };
    countStarted("site");
    const started = spawn(
      process.execPath,
      [...(startsAt === undefined ? [] : movableClock), "src/server/main.js"],
      {
        cwd: root,
        env,
        stdio: ["ignore", "pipe", "pipe", ...(startsAt === undefined ? [] : ["ipc" as const])],
      },
    );
    for (const stream of [started.stdout, started.stderr])
      stream?.on("data", (part: Buffer) => {
        printed += part.toString();
      });
    await untilStarted(started, settings.ROLE);
    return started;
  };
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    const ended = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await ended;
  };
  let child = await start();
  return {
    url,
    dataDir,
    smtp,
    dns,
    preparedId: data === "nothing" ? "" : readFileSync(join(dataDir, "prepared-id"), "utf8"),
    admin: (...words) => runAdmin(words, environment),
    async run(name, ...words) {
      countStarted("command");
      const options = { cwd: root, env: environment };
      return (await promisify(execFile)(process.execPath, [fileOfProcess(name), ...words], options)).stdout;
    },
    async crash() {
      await end("SIGKILL");
      child = await start();
    },
    async setClock(at) {
      clockAhead = at - Date.now();
      const set = once(child, "message");
      child.send({ clockAhead });
      await set;
    },
    printed: () => printed,
    async stop() {
      await end("SIGTERM");
      await smtp.close();
      await dns.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function untilStarted(child: ChildProcess, role = "all"): Promise<void> {
  return new Promise((done, reject) => {
    let said = "";
    const read = (part: Buffer) => {
      said += part.toString();
      // A process that only works off the outbox serves no address.
      if (said.includes(role === "worker" ? "Mails: " : " is at http")) done();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => reject(new Error(`the site did not start: ${said}`)));
  });
}

function runAdmin(words: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  countStarted("command");
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, [fileOfProcess("admin"), ...words], { cwd: root, env });
    let said = "";
    child.stdout.on("data", (part: Buffer) => {
      said += part.toString();
    });
    child.once("error", reject);
    child.once("exit", () => done(said));
  });
}

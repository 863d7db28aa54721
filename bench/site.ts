import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../tests/support/postgres-server.ts";

const root = resolve(import.meta.dirname, "..");

/** The built site as its own process, on one core where the machine can pin it. */
export async function startBuiltSite(
  environment: Readonly<Record<string, string>> = {},
  pinTo?: string,
): Promise<{ url: string; child: ChildProcess; readyMs: number; stop(): Promise<void> }> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "kinward-bench-"));
  // As script/server starts it.
  const node = [process.execPath, "--max-semi-space-size=8", "src/server/main.js"];
  const [command = "", ...args] = pinTo === undefined ? node : ["taskset", "-c", pinTo, ...node];
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: undefined,
      NODE_ENV: "production",
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      RATE_LIMIT: "off",
      LOG_LEVEL: "error",
      ...environment,
    },
  });
  await new Promise<void>((done, reject) => {
    child.stdout?.on("data", (part: Buffer) => part.toString().includes(" is at http") && done());
    child.stderr?.on("data", (part: Buffer) => console.error(part.toString()));
    child.once("exit", () => reject(new Error("the site did not start")));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    readyMs: performance.now() - started,
    async stop() {
      const ended = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

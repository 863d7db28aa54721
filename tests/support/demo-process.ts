import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { countStarted } from "./count-started.ts";
import { freePort } from "./postgres-server.ts";

const root = resolve(import.meta.dirname, "../..");

/** What a demo's command did: its exit code once it has ended, and all that it printed. */
export type DemoProcess = {
  child: ChildProcess;
  url: string;
  printed(): string;
  ended: Promise<number | null>;
};

/** Starts script/demo's process on a free port. */
export async function startDemo(
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<DemoProcess> {
  countStarted("demo");
  const port = await freePort();
  const child = spawn(process.execPath, ["script/lib/demo/run-demo.ts", ...words], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "test", PORT: String(port), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => {
      printed += part.toString();
    });
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  return { child, url: `http://localhost:${port}`, printed: () => printed, ended };
}

/** Waits until it has printed this. @throws with what it printed if it ends before. */
export function untilPrinted({ child, printed, ended }: DemoProcess, text: string): Promise<void> {
  return new Promise((done, fail) => {
    const look = () => {
      if (printed().includes(text)) done();
    };
    child.stdout?.on("data", look);
    child.stderr?.on("data", look);
    void ended.then(() => fail(new Error(`It ended: ${printed()}`)));
    look();
  });
}

/** Ends it as Ctrl+C does. */
export async function stopDemo({ child, ended }: DemoProcess): Promise<number | null> {
  child.kill("SIGTERM");
  return ended;
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileOfProcess } from "./bundle-processes.ts";
import { childEnvironment } from "./child-environment.ts";
import { countStarted } from "./count-started.ts";
import { freePort } from "./postgres-server.ts";

type Environment = Readonly<Record<string, string>>;

export type ApiProcess = {
  child: ChildProcess;
  url: string;
  /** Ends it with SIGKILL, if it hasn't ended yet. */
  kill(): Promise<void>;
  /** Ends it with SIGTERM, as a new release does. */
  stop(): Promise<void>;
};

/** The API as a process of its own (`api-process.ts`), which may refuse to start. */
export function spawnApi(environment: Environment) {
  countStarted("API");
  return spawn(process.execPath, [fileOfProcess("api-process")], {
    env: { ...childEnvironment, ...environment },
  });
}

/**
 * Starts the API on a port of its own and waits until it listens; `ends` end it after the test.
 * @throws with what it said, or the code it ended with.
 */
export async function startApi(
  environment: Environment,
  { port, ends }: { port?: number; ends?: (() => Promise<void> | void)[] } = {},
): Promise<ApiProcess> {
  const ownPort = port ?? (await freePort());
  const child = spawnApi({ ...environment, PORT: String(ownPort) });
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  };
  const kill = () => end("SIGKILL");
  ends?.push(kill);
  await new Promise<void>((ready, failed) => {
    child.stdout.on("data", () => ready());
    child.stderr.on("data", (part: Buffer) => failed(new Error(part.toString())));
    child.once("exit", (code) => failed(new Error(`ended with ${code}`)));
  });
  return { child, url: `http://127.0.0.1:${ownPort}`, kill, stop: () => end("SIGTERM") };
}

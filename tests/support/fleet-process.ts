import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { countStarted } from "./count-started.ts";

const root = resolve(import.meta.dirname, "../..");

export type FleetProcess = {
  port: number;
  /** Sends a signal and waits for the end. @returns how long that took, in milliseconds. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<number>;
};

/** Starts the built site on this port; `print` gets every line that it prints. */
export async function startFleetProcess(
  settings: Readonly<Record<string, string>>,
  port: number,
  print: (line: string) => void,
): Promise<FleetProcess> {
  // The site has the build's own cache of compiled code.
  const env = { PATH: process.env.PATH, ...settings, PORT: String(port) };
  countStarted("site");
  const child = spawn(process.execPath, ["src/server/main.js"], { cwd: root, env });
  await untilStarted(child, print);
  return {
    port,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return 0;
      const ended = once(child, "exit");
      const begin = performance.now();
      child.kill(signal);
      await ended;
      return performance.now() - begin;
    },
  };
}

function untilStarted(child: ChildProcess, print: (line: string) => void): Promise<void> {
  return new Promise((started, failed) => {
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      let rest = "";
      stream?.setEncoding("utf8").on("data", (part: string) => {
        const pieces = (rest + part).split("\n");
        rest = pieces.pop() ?? "";
        for (const line of pieces) {
          lines.push(line);
          print(line);
          if (line.includes(" is at http")) started();
        }
      });
    }
    child.once("exit", () => failed(new Error(`the site did not start: ${lines.join("\n")}`)));
  });
}

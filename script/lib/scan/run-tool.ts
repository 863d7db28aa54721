import { spawn } from "node:child_process";

/** @returns what it printed. */
export function runTool(command: string, args: readonly string[]): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (part: string) => printed.push(part));
    child.once("error", failed);
    child.once("exit", () => done(printed.join("")));
  });
}

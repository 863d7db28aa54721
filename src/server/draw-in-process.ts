import { fork } from "node:child_process";
import { createRequire } from "node:module";

const drawingMs = 30_000;
let last: Promise<unknown> = Promise.resolve();

/**
 * Has a process of its own draw a file from a message, and gives the file's bytes. One after the other: whatever the
 * team publishes, visitors keep a processor for themselves. `module` is named as in an import, which also finds it from
 * inside the server's bundle.
 */
export function drawInProcess(module: `#server/${string}.ts`, message: string): Promise<Buffer> {
  const path = createRequire(import.meta.url).resolve(module);
  const turn = last.then(() => drawNow(path, message));
  last = turn.catch(() => undefined);
  return turn;
}

function drawNow(path: string, message: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = fork(path, {
      env: {},
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      timeout: drawingMs,
    });
    child.once("message", (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
    child.once("error", reject);
    child.once("exit", () => reject(new Error("The file couldn't be drawn.")));
    child.send(message);
  });
}

import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import type { PageTaskRefusal, PageTaskResult } from "#platform/http/public-pages.ts";
import type { PageSettings } from "./render-once.ts";

/** Tasks waiting or running; more would only fill the memory. */
const mostWaiting = 20;
/** Our longest page takes a tenth of a second. */
const longestMs = 15_000;
const longestStartMs = 60_000;
/** Rendering a page takes about 40 MB above what the process needs to start. */
const mostMegabytes = 256;
/** The process ends when nothing has come for so long. */
const idleMs = 60_000;

/** Also found from inside the server's bundle, because it's looked up through package.json. */
const processPath = () => createRequire(import.meta.url).resolve("#server/page-process.js");

export type PageTaskRunner = {
  run(task: string, input: unknown): Promise<PageTaskResult>;
  stop(): void;
};

/**
 * Runs page tasks in another process, one at a time, within limits of time, memory and output. Another `process` and
 * `longest` are for tests.
 */
export function createPageTaskRunner(
  settings: PageSettings,
  { process = processPath(), longest = longestMs }: { process?: string; longest?: number } = {},
): PageTaskRunner {
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function stop(child: ChildProcess | undefined): void {
    if (running === child) running = undefined;
    child?.kill("SIGKILL");
  }

  function runNow(task: string, input: unknown): Promise<PageTaskResult> {
    clearTimeout(idle);
    const isNew = running === undefined;
    const child = running ?? start();
    running = child;
    return new Promise((resolve) => {
      const settle = (result: PageTaskResult) => {
        clearTimeout(limit);
        child.off("message", take).off("exit", lost).off("error", lost);
        idle = setTimeout(() => stop(child), idleMs).unref();
        resolve(result);
      };
      let isSent = false;
      const lost = () => {
        stop(child);
        settle({ refused: isSent ? "tooLarge" : "busy" });
      };
      const failed = () => {
        stop(child);
        settle({ refused: "failed" });
      };
      const ask = () => {
        isSent = true;
        clearTimeout(limit);
        limit = setTimeout(lost, longest);
        child.send({ task, input, settings }, (error) => error && failed());
      };
      const take = (message: PageTaskMessage) => ("ready" in message ? ask() : settle(message));
      let limit = setTimeout(lost, longestStartMs);
      child.on("message", take).once("exit", lost).once("error", lost);
      if (!isNew) ask();
    });
  }

  function start(): ChildProcess {
    const child = fork(process, [], {
      execArgv: [`--max-old-space-size=${mostMegabytes}`],
      env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    // A process that waits for tasks must not keep this one from ending.
    child.unref();
    child.channel?.unref();
    child.on("error", () => undefined);
    child.once("exit", () => {
      if (running === child) running = undefined;
    });
    return child;
  }

  return {
    async run(task, input) {
      if (waiting >= mostWaiting) return { refused: "busy" };
      waiting += 1;
      const turn = last.then(() => runNow(task, input));
      last = turn;
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
    stop() {
      clearTimeout(idle);
      stop(running);
    },
  };
}

/** What the process that renders drafts is asked. */
export type PageTaskRequest = { task: string; input: unknown; settings: PageSettings };

/** What it says: once that it's ready, then how each task went. */
export type PageTaskMessage = { ready: true } | { answer: unknown } | { refused: PageTaskRefusal };

import type { PageTaskRefusal, PageTaskResult } from "#platform/http/public-pages.ts";
import { type CallFailure, callProcess } from "#platform/processes/call-process.server.ts";
import type { PageSettings } from "./render-once.ts";

export type PageTaskRunner = {
  run(task: string, input: unknown): Promise<PageTaskResult>;
  stop(): void;
};

/** Runs page tasks in another process, one at a time, within limits of time, memory and output. */
export function createPageTaskRunner(settings: PageSettings): PageTaskRunner {
  const renderer = callProcess({
    mostWaiting: 20,
    // Our longest page takes a tenth of a second.
    longestMs: 15_000,
    // Rendering a page takes about 40 MB above what the process needs to start.
    heapMegabytes: 256,
    // Our longest page has a tenth of it.
    answerMegabytes: 4,
    idleMs: 60_000,
    // Someone waits for it: with a low one, a publish took minutes beside a busy neighbor.
    priority: 0,
  });
  return {
    async run(task, input) {
      const request: PageTaskRequest = { task, input, settings };
      const end = await renderer.call<(request: PageTaskRequest) => Promise<unknown>>(
        "#server/page-process.js:runPageTask",
        [request],
      );
      return "answer" in end ? end : { refused: refusalOf(end.failed) };
    },
    stop: renderer.stop,
  };
}

function refusalOf(failed: CallFailure): PageTaskRefusal {
  if (failed === "busy" || failed === "notStarted") return "busy";
  return failed === "threw" ? "failed" : "tooLarge";
}

/** What the process that renders drafts is asked. */
export type PageTaskRequest = { task: string; input: unknown; settings: PageSettings };

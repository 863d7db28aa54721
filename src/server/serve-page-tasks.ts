import type { ServerBuild } from "react-router";
import { features } from "#features/index.server.ts";
import type { PageTaskMessage, PageTaskRequest } from "./page-task-messages.ts";
import { onceRenderer } from "./render-once.ts";

/** The longest answer: our longest page has a tenth of it. */
const largestAnswer = 4_000_000;

/** Runs the features' page tasks for the process that started this one, until that one ends. */
export function servePageTasks(build: ServerBuild): void {
  const tasks = new Map(features.flatMap(({ pageTasks }) => Object.entries(pageTasks ?? {})));
  async function run({ task, input, settings }: PageTaskRequest): Promise<PageTaskMessage> {
    try {
      const answer = await tasks.get(task)?.(input, { render: onceRenderer(build, settings) });
      if (JSON.stringify(answer ?? null).length > largestAnswer) return { refused: "tooLarge" };
      return { answer };
    } catch {
      // The reason could quote the text.
      return { refused: "failed" };
    }
  }
  const send = (message: PageTaskMessage) => void process.send?.(message);
  process.on("message", (request: PageTaskRequest) => void run(request).then(send));
  process.on("disconnect", () => process.exit());
  send({ ready: true });
}

import { createServer } from "node:http";
import { resolve } from "node:path";
import { afterEach, expect, it } from "vitest";
import { createPageTaskRunner, type PageTaskRunner } from "./page-task-runner.ts";

const process = resolve(import.meta.dirname, "../../tests/support/costly-page-process.js");
const settings = {
  siteUrl: "http://kinward.test",
  analytics: false,
  asksToConfirm: false,
  mailsAsFiles: true,
  readsMail: false,
  podcastFeed: false,
};
const open: PageTaskRunner[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.stop();
});

function runnerWith(limits: { longest?: number } = {}): PageTaskRunner {
  const runner = createPageTaskRunner(settings, { process, ...limits });
  open.push(runner);
  return runner;
}

it("answers tasks one after the other in one process", async () => {
  const { run } = runnerWith();
  const answers = await Promise.all([run("echo", 1), run("echo", { two: 2 })]);
  expect(answers).toEqual([{ answer: 1 }, { answer: { two: 2 } }]);
});

it.each(["memory", "crash"])(
  "says that a task was too large when its process ends by %s, and does the next",
  async (task) => {
    const { run } = runnerWith();
    const [costly, next] = await Promise.all([run(task, null), run("echo", "next")]);
    expect(costly).toEqual({ refused: "tooLarge" });
    expect(next).toEqual({ answer: "next" });
  },
);

it("ends a task that takes too long", async () => {
  const { run } = runnerWith({ longest: 50 });
  expect(await run("forever", null)).toEqual({ refused: "tooLarge" });
});

it("lets other requests be answered while a task takes forever, and turns away what would only wait", async () => {
  const runner = runnerWith();
  const order: string[] = [];
  const server = createServer((_request, response) => response.end("ok"));
  const { promise: listening, resolve: listens } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", listens);
  await listening;
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const tasks = Array.from({ length: 20 }, async () => {
    await runner.run("forever", null);
    order.push("task");
  });
  expect(await runner.run("echo", null)).toEqual({ refused: "busy" });
  expect(await (await fetch(`http://127.0.0.1:${address.port}`)).text()).toBe("ok");
  order.push("request");
  server.close();
  expect(order).toEqual(["request"]);
  for (let ended = 0; ended < tasks.length; ) {
    runner.stop();
    await new Promise((done) => setTimeout(done, 5));
    ended = order.length - 1;
  }
  await Promise.all(tasks);
});

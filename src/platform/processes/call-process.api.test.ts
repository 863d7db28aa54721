import { createServer } from "node:http";
import { afterEach, expect, it } from "vitest";
import { type CallProcess, callProcess, type FunctionName } from "./call-process.server.ts";

const bounds = {
  mostWaiting: 20,
  longestMs: 15_000,
  heapMegabytes: 64,
  answerMegabytes: 1,
  idleMs: 60_000,
  priority: 0,
};
const open: CallProcess[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.stop();
});

function processWith(own: Partial<typeof bounds> = {}) {
  const made = callProcess({ ...bounds, ...own });
  open.push(made);
  const call = (name: string, ...args: unknown[]) =>
    made.call<(...given: unknown[]) => unknown>(
      `#tests/support/costly-calls.ts:${name}` satisfies FunctionName,
      args,
    );
  return { call, stop: made.stop };
}

it("answers calls one after the other in one process, with bytes, dates and maps as they are", async () => {
  const { call } = processWith();
  const rich = { bytes: new Uint8Array([1, 2]), at: new Date(0), map: new Map([["a", 1]]), none: undefined };
  expect(await Promise.all([call("echo", 1), call("echo", rich)])).toEqual([{ answer: 1 }, { answer: rich }]);
});

it.each([
  ["fillMemory", "outOfMemory"],
  ["fault", "crashed"],
  ["exit", "stopped"],
  ["fail", "threw"],
  ["nothingOfThatName", "threw"],
])("says how a call ended that has no answer (%s), and does the next", async (name, failed) => {
  const { call } = processWith();
  const [costly, next] = await Promise.all([call(name), call("echo", "next")]);
  expect(costly).toEqual({ failed });
  expect(next).toEqual({ answer: "next" });
});

it("ends a call that takes too long, and one that answers too much", async () => {
  const quick = processWith({ longestMs: 50 });
  expect(await quick.call("takeForever")).toEqual({ failed: "tooSlow" });
  const { call } = processWith();
  expect(await call("answerMuch", 1_000_001)).toEqual({ failed: "tooLarge" });
});

it("lets other requests be answered while a call takes forever, and turns away what would only wait", async () => {
  const { call, stop } = processWith();
  const order: string[] = [];
  const server = createServer((_request, response) => response.end("ok"));
  const { promise: listening, resolve: listens } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", listens);
  await listening;
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const calls = Array.from({ length: 20 }, async () => {
    await call("takeForever");
    order.push("call");
  });
  expect(await call("echo", null)).toEqual({ failed: "busy" });
  expect(await (await fetch(`http://127.0.0.1:${address.port}`)).text()).toBe("ok");
  order.push("request");
  server.close();
  expect(order).toEqual(["request"]);
  for (let ended = 0; ended < calls.length; ) {
    stop();
    await new Promise((done) => setTimeout(done, 5));
    ended = order.length - 1;
  }
  await Promise.all(calls);
});

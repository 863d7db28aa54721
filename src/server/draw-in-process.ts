import { callProcess, type FunctionName } from "#platform/processes/call-process.server.ts";

/** Whatever the team publishes, visitors keep a processor for themselves. The libraries' memory goes soon after. */
export const drawer = callProcess({
  mostWaiting: 500,
  longestMs: 30_000,
  heapMegabytes: 256,
  answerMegabytes: 20,
  idleMs: 5_000,
  priority: 10,
});

/**
 * Has a function draw a file in a process of its own, and gives the file's bytes. One after the other.
 * @throws {Error} if it couldn't be drawn.
 */
export async function drawInProcess<Draw extends (order: never) => Promise<Uint8Array>>(
  name: FunctionName,
  order: Parameters<Draw>[0],
): Promise<Buffer> {
  const end = await drawer.call<(given: typeof order) => Promise<Uint8Array>>(name, [order]);
  if ("failed" in end) throw new Error(`The file couldn't be drawn: ${end.failed}.`);
  return Buffer.from(end.answer);
}

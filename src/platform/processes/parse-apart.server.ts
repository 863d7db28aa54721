import { type CallEnd, callProcess, type FunctionName } from "./call-process.server.ts";

/** One process for all of it: its memory is there once, and only while something comes. */
const parser = callProcess({
  mostWaiting: 20,
  longestMs: 60_000,
  heapMegabytes: 256,
  answerMegabytes: 60,
  idleMs: 60_000,
  priority: 10,
});

/** Whether a failure comes from what was parsed. Any other is ours, and the same could succeed later. */
export const isTooComplex = ({
  failed,
}: {
  failed: Extract<CallEnd<unknown>, { failed: unknown }>["failed"];
}) => failed === "tooSlow" || failed === "tooLarge" || failed === "outOfMemory" || failed === "crashed";

/**
 * Has what comes from outside (a mail, a feed, a list) parsed by a function in a process of its own, within limits of
 * time, memory and output, so that nothing sent to us can stop the site. `limits` are for tests.
 */
export const parseApart = <Answer>(
  name: FunctionName,
  args: readonly unknown[],
  limits?: { longestMs?: number },
): Promise<CallEnd<Answer>> => parser.call(name, args, limits);

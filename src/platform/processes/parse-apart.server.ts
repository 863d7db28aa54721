import {
  type AnswerOf,
  type Callable,
  type CallEnd,
  type CallFailure,
  callProcess,
  type FunctionName,
} from "./call-process.server.ts";

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
export const isTooComplex = ({ failed }: { failed: CallFailure }): boolean =>
  failed === "tooSlow" || failed === "tooLarge" || failed === "outOfMemory" || failed === "crashed";

/**
 * Has what comes from outside (a mail, a feed, a list) parsed by a function in a process of its own, within limits of
 * time, memory and output, so that nothing sent to us can stop the site. `limits` are for tests.
 */
export const parseApart = <Called extends Callable>(
  name: FunctionName,
  args: Parameters<Called>,
  limits?: { longestMs?: number },
): Promise<CallEnd<AnswerOf<Called>>> => parser.call<Called>(name, args, limits);

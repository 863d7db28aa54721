import { expect, it } from "vitest";
import { childEnd } from "./child-end.ts";

const ends = [
  ["never got ready", { isReady: false, code: 1, signal: null }, "notStarted"],
  ["was killed before it was ready", { isReady: false, code: null, signal: "SIGKILL" }, "notStarted"],
  ["couldn't be made at all", { isReady: false }, "notStarted"],
  ["was killed by the kernel", { isReady: true, code: null, signal: "SIGKILL" }, "outOfMemory"],
  ["filled its own heap", { isReady: true, code: null, signal: "SIGABRT" }, "outOfMemory"],
  ["crashed in a decoder", { isReady: true, code: null, signal: "SIGSEGV" }, "crashed"],
  ["ended by itself", { isReady: true, code: 1, signal: null }, "stopped"],
  ["was told to stop", { isReady: true, code: null, signal: "SIGTERM" }, "stopped"],
] as const;

it.each(ends)("a process that %s is told from the others", (_how, known, end) => {
  expect(childEnd(known)).toBe(end);
});

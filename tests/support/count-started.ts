import { appendFileSync } from "node:fs";

type StartedProcess = "site" | "API" | "command" | "demo" | "script";

/**
 * Counts a process that a test starts, for the sum at the end of script/test. A process costs a second of a core: start
 * one only where the process is what the test is about.
 */
export function countStarted(kind: StartedProcess): void {
  const { STARTED_PROCESSES } = process.env;
  if (STARTED_PROCESSES) appendFileSync(STARTED_PROCESSES, `${kind}\n`);
}

/** Where a run of script/test spent its time, as Markdown. */
import { resolve } from "node:path";
import type { PartResult } from "./results.ts";

/** The times of the last run, where keep-times.ts finds them. */
export const timesFile = resolve(import.meta.dirname, "../../../node_modules/.cache/kinward/test-times.md");

const slowest = 15;
const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;

/**
 * Seconds per part, how many processes of the product the tests have started, and the slowest tests.
 * @param started a line for each started process that says what it is (tests/support/count-started.ts).
 */
export function timesOf(parts: readonly PartResult[], started: string): string {
  const kinds = new Map<string, number>();
  for (const kind of started.split("\n").filter(Boolean)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const processes = [...kinds].map(([kind, count]) => `${count} × ${kind}`).join(", ");
  const total = [...kinds.values()].reduce((sum, count) => sum + count, 0);
  const tests = parts
    .flatMap(({ part, tests }) => tests.map((test) => ({ ...test, part })))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, slowest);
  return [
    "| part | passed | time |",
    "|---|--:|--:|",
    ...parts.map(({ part, passed, seconds }) => `| ${part} | ${passed} | ${Math.round(seconds)} s |`),
    "",
    total === 0
      ? "No process was started by a test."
      : `Processes started by tests: ${total} (${processes}).`,
    "",
    `The ${tests.length} slowest tests:`,
    "",
    ...tests.map(({ part, name, seconds }) => `- ${inSeconds(seconds)} ${part}: ${name}`),
  ].join("\n");
}

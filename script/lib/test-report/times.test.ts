import { expect, it } from "vitest";
import { timesOf } from "./times.ts";

const part = { passed: 1, failed: 0, skipped: 0, faults: [] };

it("lists the parts with their time, the processes by kind, and the slowest tests of all parts first", () => {
  const tests = (seconds: readonly number[]) => seconds.map((each) => ({ name: `a ${each}`, seconds: each }));
  const lines = timesOf(
    [
      { ...part, part: "api", seconds: 99.6, tests: tests(Array.from({ length: 20 }, (_, at) => at)) },
      { ...part, part: "browser", seconds: 150, tests: tests([17.5]) },
    ],
    "site\nadmin\nsite\n",
  ).split("\n");
  expect(lines).toContain("| api | 1 | 100 s |");
  expect(lines).toContain("Processes started by tests: 3 (2 × site, 1 × admin).");
  const slowest = lines.filter((line) => line.startsWith("- "));
  expect(slowest).toHaveLength(15);
  expect(slowest.slice(0, 3)).toEqual([
    "- 19.0 s api: a 19",
    "- 18.0 s api: a 18",
    "- 17.5 s browser: a 17.5",
  ]);
});

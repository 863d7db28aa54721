import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { wordsIn } from "#tests/support/words-in.ts";

/** Runs a program with its output taken as the server's is. @returns its exit code and every line it wrote. */
function run(program: string): { code: number | null; lines: readonly Record<string, unknown>[] } {
  const source = `import { processOutput } from "#platform/log/process-output.ts";
    const { say, fail } = processOutput(false); ${program}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", source], {
    encoding: "utf8",
  });
  const lines = `${stdout}${stderr}`.trim().split("\n");
  return { code: status, lines: lines.map((line) => JSON.parse(line)) };
}

it("writes sentences, warnings and what packages print as JSON lines", () => {
  const { code, lines } = run(`
    say("Kinward is at http://localhost:3000");
    fail("The port is taken.");
    console.error("unknown route %s", "/nowhere", { more: 1 });
    process.emitWarning("this call goes away", "DeprecationWarning", "DEP0001");
  `);
  expect(code).toBe(0);
  expect(lines.map(({ level, event }) => `${level} ${event}`).toSorted()).toEqual([
    "error console.error",
    "fatal process.refused",
    "info process.notice",
    "warn node.warning",
  ]);
});

it.each([
  ["an error nobody caught", `setTimeout(() => { throw new Error("no row for ana.lima@example.test") });`],
  ["a rejection nobody caught", `void Promise.reject(new Error("no row for ana.lima@example.test"));`],
])("writes %s as one JSON line without the address in it", (_name, program) => {
  const { code, lines } = run(program);
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: "fatal",
    event: "process.crashed",
    message: "no row for (address)",
  });
  expect(wordsIn(JSON.stringify(lines), ["ana.lima@example.test"])).toEqual([]);
});

/**
 * Plants security weaknesses in a private copy, one at a time, and checks that the named test of each fails. Run by
 * `script/mutations weaknesses`; the list is weaknesses.json. Each run writes its results to
 * docs/security/planted-weaknesses.md.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod";
import { type CopyOfProject, makeCopy } from "./mutation-copy.ts";
import { readWeaknesses, type Weakness } from "./weakness-list.ts";
import { lastRunsIn, weaknessPage } from "./weakness-table.ts";

type Result = { number: number; weakness: Weakness; failed: readonly string[] };

const report = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

async function main(): Promise<number> {
  const copy = makeCopy();
  const end = () => {
    copy.end();
    process.exit(130);
  };
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
  try {
    return await plantAll(copy, process.argv.slice(2).map(Number));
  } finally {
    copy.end();
  }
}

async function plantAll(copy: CopyOfProject, numbers: readonly number[]): Promise<number> {
  const all = readWeaknesses().map((weakness, index) => ({ number: index + 1, weakness }));
  const asked = numbers.length > 0 ? all.filter(({ number }) => numbers.includes(number)) : all;
  // A stale list is an error before anything runs.
  for (const { weakness } of asked) copy.apply(mutationOf(weakness))();
  const before = await failingWithout(copy, asked);
  const results: Result[] = [];
  for (const { number, weakness } of asked) {
    const putBack = copy.apply(mutationOf(weakness));
    const failed = await failingTests(copy, weakness.part, [weakness.file]).finally(putBack);
    const result = { number, weakness, failed: failed.filter((name) => !before.includes(name)) };
    results.push(result);
    console.log(`${String(number).padStart(2)}  ${weakness.name} | ${verdictOf(result)}`);
    if (!isNoticed(result)) for (const name of result.failed) console.log(`      failed instead: ${name}`);
  }
  for (const name of before) console.error(`${name} fails without a weakness too.`);
  const noticed = results.filter(isNoticed).length;
  console.log(`${noticed} noticed, ${results.length - noticed} survived`);
  writePage(results);
  return noticed === results.length && before.length === 0 ? 0 : 1;
}

function mutationOf({ name, path, original, replacement }: Weakness) {
  return { path, operator: name, original, replacement };
}

function isNoticed({ weakness, failed }: Result): boolean {
  return failed.includes(weakness.test);
}

function verdictOf(result: Result): string {
  return isNoticed(result) ? `noticed by "${result.weakness.test}"` : "SURVIVED";
}

async function failingWithout(
  copy: CopyOfProject,
  asked: readonly { weakness: Weakness }[],
): Promise<string[]> {
  const failed: string[] = [];
  for (const part of ["unit", "api"] as const) {
    const files = asked.flatMap(({ weakness }) => (weakness.part === part ? [weakness.file] : []));
    if (files.length > 0) failed.push(...(await failingTests(copy, part, [...new Set(files)])));
  }
  return failed;
}

/** The whole names of the tests that fail in the copy as it is now. */
async function failingTests(copy: CopyOfProject, part: string, files: readonly string[]): Promise<string[]> {
  const path = join(copy.folder, "weakness-report.json");
  const { isGreen, output } = await copy.run("vitest", [
    "run",
    "--project",
    part,
    ...files,
    "--reporter=json",
    `--outputFile=${path}`,
  ]);
  if (isGreen) return [];
  try {
    const { testResults } = report.parse(JSON.parse(readFileSync(path, "utf8")));
    return testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => fullName),
    );
  } catch (error) {
    throw new Error(`The tests of ${files.join(", ")} left no report:\n${output.slice(-2000)}`, {
      cause: error,
    });
  } finally {
    rmSync(path, { force: true });
  }
}

function writePage(results: readonly Result[]): void {
  const path = resolve(import.meta.dirname, "../../docs/security/planted-weaknesses.md");
  const today = new Date().toISOString().slice(0, 10);
  const runs = results.map((result): [string, string] => [
    result.weakness.name,
    `${isNoticed(result) ? "noticed" : "survived"}, ${today}`,
  ]);
  writeFileSync(
    path,
    weaknessPage(readWeaknesses(), new Map([...lastRunsIn(readFileSync(path, "utf8")), ...runs])),
  );
}

process.exit(await main());

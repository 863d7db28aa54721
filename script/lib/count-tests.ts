/**
 * Adds up the results of all parts; the last line is the verdict of the run. Usage: count-tests.ts FOLDER, with a
 * PART.exit (the exit code) for each part that ran and a PART.json with its results. With CI=true a browser test that
 * passed only on its second try counts as failed. Each failed test is named here again: of a long log, only the end
 * may be kept.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import * as z from "zod";

type Count = { passed: number; failed: number; skipped: number; faults: readonly string[] };

const browserTest = z.object({
  status: z.string(),
  results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
});
const suite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(browserTest) })),
  get suites() {
    return z.array(suite).optional();
  },
});

const testFile = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string().optional(),
  assertionResults: z.array(
    z.object({
      status: z.string(),
      fullName: z.string(),
      failureMessages: z.array(z.string()).nullish(),
    }),
  ),
});

const checks = z
  .object({ passed: z.number(), failed: z.number() })
  .transform((result): Count => ({ ...result, skipped: 0, faults: [] }));

const vitest = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    testResults: z.array(testFile),
  })
  .transform((result): Count => {
    // A file that throws during import, or in a hook, fails without a failed test.
    const brokenFiles = result.testResults.filter(isBroken);
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests + brokenFiles.length,
      skipped: result.numPendingTests + result.numTodoTests,
      faults: result.testResults.flatMap(faultsOfFile),
    };
  });

const playwright = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
    errors: z.array(z.unknown()),
    suites: z.array(suite),
  })
  .transform(({ stats, errors, suites }): Count => {
    const strict = process.env.CI === "true";
    return {
      passed: stats.expected + (strict ? 0 : stats.flaky),
      failed: stats.unexpected + errors.length + (strict ? stats.flaky : 0),
      skipped: stats.skipped,
      faults: suites.flatMap(faultsOfSuite),
    };
  });

const partResult = z.union([checks, vitest, playwright]);

function isBroken({ status, assertionResults }: z.infer<typeof testFile>): boolean {
  return status === "failed" && !assertionResults.some((test) => test.status === "failed");
}

function faultsOfFile(file: z.infer<typeof testFile>): string[] {
  const name = relative(process.cwd(), file.name);
  if (isBroken(file)) return [`failed: ${name}\n${shortened(file.message)}`];
  return file.assertionResults
    .filter(({ status }) => status === "failed")
    .map(
      ({ fullName, failureMessages }) => `failed: ${name}: ${fullName}\n${shortened(failureMessages?.[0])}`,
    );
}

function faultsOfSuite({ specs, suites = [] }: z.infer<typeof suite>): string[] {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "flaky" || status === "unexpected")
      .map(({ status, results }) => {
        const what = status === "flaky" ? "passed only on its second try" : "failed";
        return `${what}: ${file}: ${title}\n${shortened(results[0]?.errors[0]?.message)}`;
      }),
  );
  return [...here, ...suites.flatMap(faultsOfSuite)];
}

/** The beginning of an error: it may not happen again soon, so its name alone would help nobody. */
function shortened(message = "It left no error."): string {
  return stripVTControlCharacters(message)
    .split("\n")
    .slice(0, 30)
    .map((line) => `    ${line}`)
    .join("\n");
}

function resultOf(path: string): Count | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return partResult.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    console.log(`${path} could not be read: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

const [folder = ""] = process.argv.slice(2);
let passed = 0;
let failed = 0;
let skipped = 0;
for (const name of readdirSync(folder).filter((each) => each.endsWith(".exit"))) {
  const part = name.slice(0, -".exit".length);
  const exit = Number(readFileSync(join(folder, name), "utf8"));
  const result = resultOf(join(folder, `${part}.json`));
  const count = result ?? { passed: 0, failed: 0, skipped: 0, faults: [] };
  // A part that crashed before counting a failure has failed, and so has one without a single test.
  const broke = count.failed === 0 && (exit !== 0 || count.passed === 0);
  const failures = broke ? 1 : count.failed;
  console.log(
    `${part}: ${count.passed} passed, ${failures} failed${broke ? ` (it ended with ${exit})` : ""}`,
  );
  for (const fault of count.faults) console.log(`  ${fault}`);
  passed += count.passed;
  failed += failures;
  skipped += count.skipped;
}
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

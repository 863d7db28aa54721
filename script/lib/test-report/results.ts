/** Reads what one part of script/test left behind: its counts, its failures and how long each test took. */
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import * as z from "zod";

type TimedTest = { name: string; seconds: number };
export type PartResult = {
  part: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Each failed test with the beginning of its error. */
  faults: readonly string[];
  tests: readonly TimedTest[];
  /** The exit code of a part that ended badly without counting a failure, or that ran no test. */
  brokenBy?: number;
  /** What the clock on the wall counted, builds that it waited for included. */
  seconds: number;
};
type Count = Omit<PartResult, "part" | "seconds" | "brokenBy">;

const browserTest = z.object({
  status: z.string(),
  results: z.array(
    z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().optional() })) }),
  ),
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
      duration: z.number().nullish(),
      tags: z.array(z.string()),
      failureMessages: z.array(z.string()).nullish(),
    }),
  ),
});

const checks = z
  .object({ passed: z.number(), failed: z.number() })
  .transform((result): Count => ({ ...result, skipped: 0, faults: [], tests: [] }));

const vitest = z.object({ testResults: z.array(testFile) }).transform(({ testResults }): Count => {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(process.cwd(), name) })),
  );
  const passed = tests.filter(({ status }) => status === "passed");
  return {
    passed: passed.length,
    // A file that throws during import, or in a hook, fails without a failed test.
    failed: tests.filter(({ status }) => status === "failed").length + testResults.filter(isBroken).length,
    // What only the whole run runs isn't skipped: it has its turn there.
    skipped: tests.filter(
      ({ status, tags }) => !["passed", "failed"].includes(status) && !tags.includes("all"),
    ).length,
    faults: testResults.flatMap(faultsOfFile),
    tests: passed.map(({ file, fullName, duration }) => ({
      name: `${file}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  };
});

const playwright = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number() }),
    errors: z.array(z.unknown()),
    suites: z.array(suite),
  })
  .transform(({ stats, errors, suites }): Count => {
    const specs = suites.flatMap(specsOf);
    return {
      passed: stats.expected,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      faults: specs.flatMap(({ file, title, tests }) =>
        tests
          .filter(({ status }) => status === "unexpected")
          .map(({ results }) => `failed: ${file}: ${title}\n${shortened(results[0]?.errors[0]?.message)}`),
      ),
      tests: specs.flatMap(({ file, title, tests }) =>
        tests.map(({ results }) => ({
          name: `${file}: ${title}`,
          seconds: (results[0]?.duration ?? 0) / 1000,
        })),
      ),
    };
  });

const partResult = z.union([checks, vitest, playwright]);

/**
 * The result of a part from FOLDER/PART.exit, PART.json and PART.seconds, which script/test writes. A part that crashed
 * before counting a failure has failed, and so has one without a single test.
 */
export function resultOf(folder: string, part: string): PartResult {
  const numberIn = (name: string) => Number(readFileSync(join(folder, `${part}.${name}`), "utf8"));
  const exit = numberIn("exit");
  const count = countIn(join(folder, `${part}.json`)) ?? {
    passed: 0,
    failed: 0,
    skipped: 0,
    faults: [],
    tests: [],
  };
  const isBrokenPart = count.failed === 0 && (exit !== 0 || count.passed === 0);
  return {
    ...count,
    part,
    seconds: numberIn("seconds"),
    ...(isBrokenPart ? { failed: 1, brokenBy: exit } : {}),
  };
}

function countIn(path: string): Count | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return partResult.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    console.log(`${path} could not be read: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

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

function specsOf({ specs, suites = [] }: z.infer<typeof suite>): z.infer<typeof suite>["specs"] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The beginning of an error: it may not happen again soon, so its name alone would help nobody. */
function shortened(message = "It left no error."): string {
  return stripVTControlCharacters(message)
    .split("\n")
    .slice(0, 30)
    .map((line) => `    ${line}`)
    .join("\n");
}

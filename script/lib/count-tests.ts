/** Adds up the parts' results; the last line is the run's verdict. Usage: count-tests.ts FOLDER FAILED */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const own = z.object({ passed: z.number(), failed: z.number() });
const vitest = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

const [folder = "", failedPart = "0"] = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const name of readdirSync(folder)) {
  const result: unknown = JSON.parse(readFileSync(join(folder, name), "utf8"));
  const counted = own.safeParse(result);
  const unit = vitest.safeParse(result);
  const browser = playwright.safeParse(result);
  if (counted.success) {
    passed += counted.data.passed;
    failed += counted.data.failed;
  } else if (unit.success) {
    passed += unit.data.numPassedTests;
    failed += unit.data.numFailedTests;
  } else if (browser.success) {
    passed += browser.data.stats.expected + browser.data.stats.flaky;
    failed += browser.data.stats.unexpected;
  }
}
// A part that broke before it could count anything has failed all the same.
if (failedPart !== "0" && failed === 0) failed = 1;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/**
 * Ends a run of script/test: prints where its time went and adds up the results of all parts; the last line is the
 * verdict. Failed tests are named here again: of a long log, only the end may be kept.
 * Usage: report.ts FOLDER, with what script/test has left there. The table of times is kept for
 * `node script/lib/test-report/keep-times.ts`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changedParts } from "./changed-parts.ts";
import { resultOf } from "./results.ts";
import { timesFile, timesOf } from "./times.ts";

const gate = ["static", "unit", "api", "pages", "browser"];
const [folder = ""] = process.argv.slice(2);
const parts = [...gate, "faults"]
  .filter((part) => existsSync(join(folder, `${part}.exit`)))
  .map((part) => resultOf(folder, part));
const started = join(folder, "started");
const times = timesOf(parts, existsSync(started) ? readFileSync(started, "utf8") : "");
console.log(`\n${times}\n`);
if (process.env.WHOLE_RUN !== "yes") {
  // The times of a single part say little of the gate.
  if (gate.every((each) => parts.some(({ part }) => part === each))) {
    mkdirSync(join(timesFile, ".."), { recursive: true });
    writeFileSync(timesFile, times);
  }
  for (const line of changedParts()) console.log(line);
}
for (const { part, passed, failed, brokenBy, faults } of parts) {
  const ending = brokenBy === undefined ? "" : ` (it ended with ${brokenBy})`;
  console.log(`${part}: ${passed} passed, ${failed} failed${ending}`);
  for (const fault of faults) console.log(`  ${fault}`);
}
const sum = (count: "passed" | "failed" | "skipped") => parts.reduce((total, part) => total + part[count], 0);
const skipped = sum("skipped");
console.log(`${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = sum("failed") > 0 || sum("passed") === 0 ? 1 : 0;

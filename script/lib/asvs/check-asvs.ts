/** Writes docs/security/asvs.md from the assessment and checks it; with --check it only reports what is wrong. */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { assessmentFaults, dataFile, readAssessment, statuses, statusOf } from "./assessment.ts";
import { asvsPage } from "./asvs-page.ts";

const root = resolve(import.meta.dirname, "../../..");
const page = "docs/security/asvs.md";
const rows = readAssessment(root);
const faults = assessmentFaults(rows, root);
const text = asvsPage(rows);
if (!process.argv.includes("--check")) writeFileSync(join(root, page), text);
else if (readFileSync(join(root, page), "utf8") !== text)
  faults.push(`${page} is not what ${dataFile} says; run: node script/lib/asvs/check-asvs.ts`);
for (const fault of faults) console.error(fault);
const counts = statuses.map(
  (status) => `${rows.filter((row) => statusOf(row).status === status).length} ${status}`,
);
console.log(`ASVS: ${rows.length} rows (${counts.join(", ")}), ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

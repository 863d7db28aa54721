/** Scans the site and writes docs/security/scans.md. Run by script/scan, with the names of tools or none for all. */

import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { replaceSection } from "../replace-section.ts";
import { startFilledSite } from "./filled-site.ts";
import { scanWithObservatory } from "./observatory.ts";
import type { ScanResult } from "./scan-result.ts";
import { scanWithSqlmap } from "./sqlmap.ts";
import { scanWithWapiti } from "./wapiti.ts";

const wanted = process.argv.slice(2);
const runs = (tool: string) => wanted.length === 0 || wanted.includes(tool);
const attacks: ScanResult[] = [];
const errors: string[] = [];
if (runs("wapiti") || runs("sqlmap")) {
  const site = await startFilledSite();
  try {
    if (runs("wapiti")) {
      attacks.push(await scanWithWapiti(site, "visitor"));
      attacks.push(await scanWithWapiti(site, "owner"));
    }
    if (runs("sqlmap")) attacks.push(await scanWithSqlmap(site));
  } finally {
    await site.stop();
  }
  errors.push(...site.errors);
}
const graded = runs("observatory") ? await scanWithObservatory() : undefined;
const results = [...attacks, ...(graded ? [graded.result] : [])];
for (const { title, tried, found, accepted } of results) {
  console.log(`${title}: ${tried}; ${found.length} found`);
  for (const line of [...found, ...accepted.map((why) => `  kept: ${why}`)]) console.log(`  ${line}`);
}
for (const line of errors.slice(0, 20)) console.log(`  logged: ${line}`);
console.log(`${errors.length} requests ended with an error of ours`);

const path = resolve(import.meta.dirname, "../../../docs/security/scans.md");

/** Replaces one section of docs/security/scans.md with what was found now; the others keep what they have. */
function writeSection(name: string, text: string): void {
  writeFileSync(path, replaceSection(readFileSync(path, "utf8"), name, text.trimEnd()));
}

// One scanner alone would leave the other's rows out.
if (wanted.length === 0) writeSection("attacks", tableOf(attacks, errors.length));
if (graded) writeSection("observatory", graded.table);
process.exitCode = results.some(({ found }) => found.length > 0) || errors.length > 0 ? 1 : 0;

function tableOf(rows: readonly ScanResult[], faults: number): string {
  const cell = (texts: readonly string[]) => (texts.length === 0 ? "none" : texts.join("<br>"));
  return `| scanner | tried | found | reported and kept |
|---|---|---|---|
${rows.map((row) => `| ${row.title} | ${row.tried} | ${cell(row.found)} | ${cell(row.accepted)} |`).join("\n")}

Requests of theirs that ended with a fault of ours (500): ${faults}.
`;
}

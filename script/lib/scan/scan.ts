/** Attacks a filled site and writes docs/security/scans.md. Run by script/scan, with the names of tools or none for all. */
import { writeFileSync } from "node:fs";
import { startFilledSite } from "./filled-site.ts";
import type { ScanResult } from "./scan-result.ts";
import { scanWithSqlmap } from "./sqlmap.ts";
import { scanWithWapiti } from "./wapiti.ts";

const wanted = process.argv.slice(2);
const runs = (tool: string) => wanted.length === 0 || wanted.includes(tool);
const site = await startFilledSite();
const results: ScanResult[] = [];
try {
  if (runs("wapiti")) {
    results.push(await scanWithWapiti(site, "visitor"));
    results.push(await scanWithWapiti(site, "owner"));
  }
  if (runs("sqlmap")) results.push(await scanWithSqlmap(site));
} finally {
  await site.stop();
}
for (const { title, tried, found, accepted } of results) {
  console.log(`${title}: ${tried}; ${found.length} found`);
  for (const line of [...found, ...accepted.map((why) => `  kept: ${why}`)]) console.log(`  ${line}`);
}
for (const line of site.errors.slice(0, 20)) console.log(`  logged: ${line}`);
console.log(`${site.errors.length} requests ended with an error of ours`);
if (wanted.length === 0) writeFileSync("docs/security/scans.md", documentOf(results, site.errors.length));
process.exitCode = results.some(({ found }) => found.length > 0) || site.errors.length > 0 ? 1 : 0;

function documentOf(rows: readonly ScanResult[], errors: number): string {
  const cell = (texts: readonly string[]) => (texts.length === 0 ? "none" : texts.join("<br>"));
  return `# Scanners

What two scanners of Debian found on a filled site of this machine, behind a proxy with TLS. \`script/scan\` attacks again
and writes this page.

| scanner | tried | found | reported and kept |
|---|---|---|---|
${rows.map((row) => `| ${row.title} | ${row.tried} | ${cell(row.found)} | ${cell(row.accepted)} |`).join("\n")}

Requests of theirs that ended with a fault of ours (500): ${errors}.
`;
}

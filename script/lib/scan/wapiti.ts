import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import type { FilledSite } from "./filled-site.ts";
import { runTool } from "./run-tool.ts";
import type { ScanResult } from "./scan-result.ts";

/** Everything that wapiti can do without asking other hosts and without guessing passwords. */
const modules = [
  "backup",
  "blindsql",
  "cookieflags",
  "crlf",
  "csp",
  "exec",
  "file",
  "htaccess",
  "http_headers",
  "methods",
  "permanentxss",
  "redirect",
  "shellshock",
  "sql",
  "xss",
  "xxe",
];

/** What wapiti reports and we keep as it is, with the reason. */
const accepted: readonly { info: RegExp; why: string }[] = [
  {
    info: /^X-XSS-Protection is not set$/,
    why: "X-XSS-Protection isn't set: browsers have removed that filter, and OWASP advises against the header.",
  },
];

const finding = z.object({
  method: z.string(),
  path: z.string(),
  info: z.string(),
  parameter: z.string().nullish(),
});
const report = z.object({
  vulnerabilities: z.record(z.string(), z.array(finding)),
  anomalies: z.record(z.string(), z.array(finding)),
});

/** Crawls the site and attacks every address and form it finds: as a visitor, or in the admin as an owner. */
export async function scanWithWapiti(site: FilledSite, as: "visitor" | "owner"): Promise<ScanResult> {
  const folder = mkdtempSync(join(tmpdir(), "kinward-wapiti-"));
  const output = join(folder, "report.json");
  const start = as === "visitor" ? `${site.url}/` : `${site.url}/admin`;
  await site.freshen();
  const printed = await runTool("wapiti", [
    ...["-u", start, "--scope", "folder", "-m", modules.join(","), "-l", "2", "-S", "normal"],
    ...["--verify-ssl", "0", "--flush-session", "--no-bugreport", "-v", "1", "-d", "6"],
    ...["--max-scan-time", "600", "--max-attack-time", "120", "--max-links-per-page", "80"],
    ...["--store-session", join(folder, "session"), "-f", "json", "-o", output],
    ...(as === "owner" ? ["-H", `Cookie: ${site.cookie}`] : []),
  ]);
  if (!existsSync(output)) throw new Error(`wapiti ended without a report:\n${printed.slice(-2_000)}`);
  const { vulnerabilities, anomalies } = report.parse(JSON.parse(readFileSync(output, "utf8")));
  const crawled = Number(/found (\d+) URLs and forms/.exec(printed)?.[1] ?? 0);
  // One that can't read our pages finds nothing, whatever is wrong with them.
  if (crawled < 20) throw new Error(`wapiti read only ${crawled} addresses:\n${printed.slice(-2_000)}`);
  rmSync(folder, { recursive: true, force: true });
  const found = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, each]) =>
    each.map(({ method, path, info }) => ({ kind, what: `${method} ${path}: ${info}`, info })),
  );
  const reasonFor = (info: string) => accepted.find((each) => each.info.test(info));
  return {
    title: as === "visitor" ? "wapiti, as a visitor" : "wapiti, in the admin as an owner",
    tried: `${crawled} addresses and forms, ${modules.length} modules`,
    found: found.filter(({ info }) => !reasonFor(info)).map(({ kind, what }) => `${kind}: ${what}`),
    accepted: [...new Set(found.flatMap(({ info }) => reasonFor(info) ?? []).map((each) => each.why))],
  };
}

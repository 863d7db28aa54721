/** Mozilla's Observatory on the built site, behind a proxy with TLS that leads from http to https as deploy/nginx.conf does. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import * as z from "zod";
import { freePort } from "#tests/support/postgres-server.ts";
import { startSite } from "#tests/support/start-site.ts";
import { startTlsProxy } from "#tests/support/tls-proxy.ts";
import type { ScanResult } from "./scan-result.ts";

/** What the site has to reach; without extra points 100 is the most there is. */
const wanted = 120;
/** Mozilla adds extra points only to a score that is an A without them. */
const extraFrom = 90;
const installed = resolve(import.meta.dirname, "../../../.toolchain/observatory");

const grades = z.object({
  status: z.literal(200),
  tests: z.array(z.object({ result: z.string(), pass: z.boolean(), points: z.number() })).min(10),
});
type Grades = z.infer<typeof grades>;

/** Grades the front page. A score below 120 and each failed test is a finding. @returns the grades as a table too. */
export async function scanWithObservatory(): Promise<{ result: ScanResult; table: string }> {
  const { tests } = await gradesOfBuiltSite();
  const score = scoreOf(tests);
  const passed = tests.filter(({ pass }) => pass).length;
  const found = [
    ...(score < wanted ? [`score ${score} is below ${wanted}`] : []),
    ...tests.filter(({ pass }) => !pass).map(({ result }) => result),
  ];
  const rows = tests.map(({ result, points }) => `| ${result} | ${points > 0 ? `+${points}` : points} |`);
  return {
    result: {
      title: "Mozilla's Observatory, on the front page",
      tried: `score ${score}, ${passed} of ${tests.length} tests passed`,
      found,
      accepted: [],
    },
    table: `Score: **${score}**, ${passed} of ${tests.length} tests passed.

| what it sees | points |
|---|--:|
${rows.join("\n")}
`,
  };
}

/** The score as Mozilla counts it. */
function scoreOf(tests: Grades["tests"]): number {
  const lost = tests.reduce((sum, { points }) => sum + Math.min(points, 0), 100);
  const extra = tests.reduce((sum, { points }) => sum + Math.max(points, 0), 0);
  return Math.max(0, lost >= extraFrom ? lost + extra : lost);
}

async function gradesOfBuiltSite(): Promise<Grades> {
  const proxyPort = await freePort();
  const url = `https://localhost:${proxyPort}`;
  const site = await startSite({
    SITE_URL: url,
    MAIL_FROM: "hello@kinward.test",
    TEAM_MAIL: "team@kinward.test",
    RATE_LIMIT: "on",
    TRUST_PROXY: "1",
  });
  const proxy = await startTlsProxy([Number(new URL(site.url).port)], proxyPort);
  const plainPort = await freePort();
  const plain = createServer((request, answer) => {
    answer.writeHead(301, { location: url + request.url }).end();
  }).listen(plainPort, "localhost");
  const folder = mkdtempSync(join(tmpdir(), "kinward-observatory-"));
  const certificate = join(folder, "certificate.pem");
  writeFileSync(certificate, proxy.certificate);
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, "observatory-grade.ts"), installed, String(plainPort), String(proxyPort)],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } },
    );
    return grades.parse(JSON.parse(stdout));
  } finally {
    plain.close();
    plain.closeAllConnections();
    await proxy.close();
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}

import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod/mini";
import { plainSlowdown, slowdownFor } from "./cpu-slowdown.ts";

const run = promisify(execFile);
const asRoot = process.getuid?.() === 0;
const chromeFlags = `--headless=new --disable-gpu --disable-background-networking${asRoot ? " --no-sandbox" : ""}`;

const measured = z.object({ numericValue: z.number() });
const scored = z.object({ score: z.number() });
const failure = z.object({ runtimeError: z.object({ message: z.string() }) });
const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: scored,
    accessibility: scored,
    "best-practices": scored,
    seo: scored,
  }),
  audits: z.object({
    "largest-contentful-paint": measured,
    "total-blocking-time": measured,
    "cumulative-layout-shift": measured,
  }),
});

/** One load of a page as Lighthouse judges it. Times in milliseconds, scores of 100. */
export type LighthouseRun = {
  benchmarkIndex: number;
  slowdown: number;
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number };
  /** The largest paint with Lighthouse's own slowdown, whatever the machine. */
  largestPaint: number;
  blocking: number;
  shift: number;
  /** The same load, slowed down as fits this machine. */
  fitting: { performance: number; blocking: number };
};

/**
 * Loads a page once with Lighthouse's mobile settings and judges that one load twice: slowed down as fits this
 * machine, and as Lighthouse does unasked.
 *
 * @throws Error with Lighthouse's own words when it could not measure the page.
 */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  const folder = mkdtempSync(join(tmpdir(), "kinward-lighthouse-"));
  try {
    await lighthouse([url, `--gather-mode=${folder}`]);
    const plain = await judge(url, folder, plainSlowdown);
    const slowdown = slowdownFor(plain.environment.benchmarkIndex);
    const fitting = slowdown === plainSlowdown ? plain : await judge(url, folder, slowdown);
    const { categories, audits } = plain;
    return {
      benchmarkIndex: plain.environment.benchmarkIndex,
      slowdown,
      scores: {
        performance: of100(categories.performance),
        accessibility: of100(categories.accessibility),
        bestPractices: of100(categories["best-practices"]),
        seo: of100(categories.seo),
      },
      largestPaint: audits["largest-contentful-paint"].numericValue,
      blocking: audits["total-blocking-time"].numericValue,
      shift: audits["cumulative-layout-shift"].numericValue,
      fitting: {
        performance: of100(fitting.categories.performance),
        blocking: fitting.audits["total-blocking-time"].numericValue,
      },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Lighthouse refuses to judge a load with other settings than it was gathered with; the slowdown is only reckoned in
// afterwards, so it may be changed in what was gathered.
async function judge(url: string, folder: string, slowdown: number): Promise<z.infer<typeof report>> {
  const path = join(folder, "artifacts.json");
  const gathered = z.looseObject({
    settings: z.looseObject({ throttling: z.looseObject({ cpuSlowdownMultiplier: z.number() }) }),
  });
  const artifacts = gathered.parse(JSON.parse(readFileSync(path, "utf8")));
  artifacts.settings.throttling.cpuSlowdownMultiplier = slowdown;
  writeFileSync(path, JSON.stringify(artifacts));
  const out = join(folder, "report.json");
  await lighthouse([
    url,
    `--audit-mode=${folder}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    "--output=json",
    `--output-path=${out}`,
  ]);
  const said: unknown = JSON.parse(readFileSync(out, "utf8"));
  const failed = failure.safeParse(said);
  if (failed.success)
    throw new Error(`Lighthouse could not judge ${url}: ${failed.data.runtimeError.message}`);
  return report.parse(said);
}

async function lighthouse(args: readonly string[]): Promise<void> {
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM };
  await run("lighthouse", [...args, "--quiet", `--chrome-flags=${chromeFlags}`], { env, timeout: 180_000 });
}

function of100({ score }: { score: number }): number {
  return Math.round(score * 100);
}

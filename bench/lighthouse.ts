import { createServer, request } from "node:http";
import { pages } from "../src/content/index.ts";
import { pack } from "../src/server/static-file.ts";
import { freePort } from "../tests/support/postgres-server.ts";
import { type LighthouseRun, runLighthouse } from "./lighthouse-run.ts";
import { count, median, type Row } from "./row.ts";
import { startBuiltSite } from "./site.ts";

const rounds = 5;
/** The page without scripts is steadier, and only its largest paint is asked for. */
const bareRounds = 3;

/**
 * Lighthouse's mobile marks of public pages, middle of five loads each, and the largest paint beside the same page
 * without scripts, loaded in turn with it. Takes about three minutes a page; nothing else should run meanwhile.
 *
 * @param paths the pages to measure; all of them where none is named.
 */
export async function benchLighthouse(paths: readonly string[]): Promise<Row[]> {
  const site = await startBuiltSite();
  const whole = new URL(site.url);
  whole.hostname = "localhost";
  const bare = await serveWithoutScripts(whole);
  const rows: Row[] = [];
  try {
    for (const path of paths.length > 0 ? paths : pages.map((page) => page.path))
      rows.push(await measure(path, whole, bare.url));
  } finally {
    await bare.stop();
    await site.stop();
  }
  return rows;
}

async function measure(path: string, whole: URL, bare: URL): Promise<Row> {
  // The first request of a page has it compressed; nobody but the first visitor waits for that.
  await fetch(new URL(path, whole), { headers: { "accept-encoding": "br" } });
  const ours: LighthouseRun[] = [];
  const without: LighthouseRun[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await runLighthouse(new URL(path, whole).href));
    if (round < bareRounds) without.push(await runLighthouse(new URL(path, bare).href));
    console.error(`  ${path} ${said(ours.slice(-1))}`);
  }
  return rowOf(path, ours, without);
}

function rowOf(path: string, ours: readonly LighthouseRun[], without: readonly LighthouseRun[]): Row {
  const middle = (figure: (run: LighthouseRun) => number) => median(ours.map(figure));
  const paints = middle((run) => run.largestPaint);
  const bare = median(without.map((run) => run.largestPaint));
  return {
    what: `${path}, Lighthouse mobile`,
    measured: [
      middle((run) => run.scores.performance),
      middle((run) => run.scores.accessibility),
      middle((run) => run.scores.bestPractices),
      middle((run) => run.scores.seo),
    ].join(" / "),
    beside: `${said(ours)}; largest paint ${(paints / bare).toFixed(2)} of the page without scripts`,
    goal: "100 / 100 / 100 / 100, ≤ 1.05, blocked ≤ 50 ms",
  };
}

function said(runs: readonly LighthouseRun[]): string {
  const middle = (figure: (run: LighthouseRun) => number) => median(runs.map(figure));
  const range = (figure: (run: LighthouseRun) => number) => {
    const all = runs.map(figure).toSorted((a, b) => a - b);
    return all[0] === all.at(-1) ? `${all[0]}` : `${all[0]}–${all.at(-1)}`;
  };
  return [
    `performance at ×4 ${range((run) => run.scores.performance)}`,
    `largest paint ${count(middle((run) => run.largestPaint))} ms`,
    `blocked ${count(middle((run) => run.blocking))} ms`,
    `shift ${middle((run) => run.shift).toFixed(3)}`,
    `as fits this machine (${range((run) => run.benchmarkIndex)} → ×${range((run) => run.slowdown)})`,
    `performance ${range((run) => run.fitting.performance)}`,
    `blocked ${count(middle((run) => run.fitting.blocking))} ms`,
  ].join(", ");
}

/** The same site with every script taken out of its pages: the quickest these pages could be. */
async function serveWithoutScripts(site: URL): Promise<{ url: URL; stop(): Promise<void> }> {
  const port = await freePort();
  const server = createServer((asked, answer) => {
    const isPage = asked.headers.accept?.includes("text/html") === true;
    const { "accept-encoding": packing, ...headers } = asked.headers;
    const passedOn = isPage || packing === undefined ? headers : { ...headers, "accept-encoding": packing };
    const passing = request(new URL(asked.url ?? "/", site), { headers: passedOn }, (given) => {
      if (!isPage) {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        return;
      }
      const parts: Buffer[] = [];
      given.on("data", (part: Buffer) => parts.push(part));
      given.on("end", () => {
        const page = pack.br(Buffer.from(stripScripts(Buffer.concat(parts).toString())), 10);
        const { "content-length": _whole, ...kept } = given.headers;
        answer.writeHead(given.statusCode ?? 502, { ...kept, "content-encoding": "br" }).end(page);
      });
    });
    passing.on("error", () => answer.writeHead(502).end());
    passing.end();
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  return {
    url: new URL(`http://localhost:${port}`),
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

function stripScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "");
}

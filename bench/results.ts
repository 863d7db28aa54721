import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import * as z from "zod/mini";
import { type Row, row } from "./row.ts";

const part = z.object({ on: z.string(), machine: z.string(), rows: z.array(row) });
const results = z.record(z.string(), part);

type Results = z.infer<typeof results>;

const data = join(import.meta.dirname, "results.json");
const page = join(import.meta.dirname, "RESULTS.md");

/** Keeps the rows of the parts that were measured now beside the last ones of the others, and writes RESULTS.md. */
export function keepResults(measured: Readonly<Record<string, readonly Row[]>>): void {
  const kept = results.parse(JSON.parse(readFileSync(data, "utf8")));
  const on = new Date().toISOString().slice(0, 10);
  for (const [name, rows] of Object.entries(measured))
    kept[name] = { on, machine: machine(), rows: merged(kept[name]?.rows ?? [], rows) };
  writeFileSync(data, `${JSON.stringify(kept, undefined, 2)}\n`);
  writeFileSync(page, pageOf(kept));
}

/** Lighthouse may have measured some pages only: the others keep their rows. */
function merged(last: readonly Row[], now: readonly Row[]): Row[] {
  const names = new Set(now.map(({ what }) => what));
  return [...last.filter(({ what }) => !names.has(what)), ...now];
}

/** Rows as a Markdown table. */
export function tableOf(
  rows: readonly Readonly<Record<string, string>>[],
  columns: readonly string[],
): string {
  const widths = columns.map((column) =>
    Math.max(column.length, ...rows.map((each) => (each[column] ?? "").length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return [
    line(columns),
    line(widths.map((width) => "-".repeat(width))),
    ...rows.map((each) => line(columns.map((column) => each[column] ?? ""))),
  ].join("\n");
}

function pageOf(kept: Results): string {
  const parts = Object.entries(kept).map(([name, { on, machine: where, rows }]) => {
    const lines = rows.map((each) => ({ ...each, before: before[each.what] ?? "" }));
    return `## ${name}\n\nMeasured on ${on}: ${where}.\n\n${tableOf(lines, ["what", "before", "measured", "beside", "goal"])}\n`;
  });
  return `# Results

Written by \`script/bench\`: each part holds what was measured last. Figures depend on the machine and on what else it
does; ratios were taken in turn in one run, and every figure is a median. "Before" is the first version that ran
publicly, on the same kind of machine.

${parts.join("\n")}
## What misses its goal

${tableOf(missed, ["what", "why"])}

## Other products

Measured once beside that first version, on the same kind of machine, and not again.

${tableOf(peers, ["what", "figures"])}
`;
}

/** What else the machine did before: the processes that wanted to run, in the last minute. */
const [loadBefore = 0] = loadavg();

function machine(): string {
  const [core] = cpus();
  return [
    `${cpus().length} cores (${core?.model.trim() ?? "unknown"})`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    loadBefore < 1 ? "" : `load ${loadBefore.toFixed(0)} before`,
    `Node ${process.version}`,
    versionOf("nginx", ["-v"], /nginx\/([\d.]+)/, "nginx"),
    versionOf("psql", ["--version"], /([\d.]+)/, "PostgreSQL"),
  ]
    .filter(Boolean)
    .join(", ");
}

function versionOf(command: string, args: readonly string[], pattern: RegExp, name: string): string {
  try {
    // nginx says its version on stderr.
    const said = execFileSync("sh", ["-c", `${command} ${args.join(" ")} 2>&1`], { encoding: "utf8" });
    const version = pattern.exec(said)?.[1];
    return version ? `${name} ${version}` : "";
  } catch {
    return "";
  }
}

/** What was measured by what a row is called, before the work on it began: with the first version that ran publicly. */
const before: Readonly<Record<string, string>> = {
  "home from memory, 50 connections, one core": "ratio 0.64",
  "start to ready": "2,000 ms",
  "memory after load": "248 MB",
  "home, scripts (brotli)": "101.6 KB",
  "home, page + styles + fonts + scripts": "208 KB with pictures",
  "contact messages kept, 32 connections, SQLite": "1,126/s",
  "contact messages kept, 32 connections, PostgreSQL": "1,287/s",
  "/, Lighthouse mobile": "94 at ×4, blocked 290 ms",
  "/journeys/infertility, Lighthouse mobile": "93 at ×4, blocked 302 ms",
  "/membership, Lighthouse mobile": "99 at ×4",
  "/resources/knowledge-hub, Lighthouse mobile": "99 at ×4",
  "/our-family, Lighthouse mobile": "100 at ×4",
  "/contact, Lighthouse mobile": "100 at ×4",
  "a tap while scripts start, ×4, slowest page": "352 ms on home, 192 after it in turn",
  "an admin screen after its link is pressed, ×1, slowest of 13": "119 ms, first visit",
  "an admin screen after its link is pressed, ×4, slowest of 13": "497 ms, first visit",
  "list of 1,000,000, overview, SQLite": "155 ms, ratio 3.6",
  "list of 1,000,000, overview, PostgreSQL": "265 ms, ratio 5.3",
  "list of 1,000,000, messages, SQLite": "89 ms, ratio 2.7 to 5.0",
  "list of 1,000,000, messages, PostgreSQL": "297 ms, ratio 8.6 to 14.4",
  "list of 1,000,000, messages, done, SQLite": "73 ms",
  "list of 1,000,000, messages, done, PostgreSQL": "301 ms",
  "list of 1,000,000, messages, middle, SQLite": "91 ms",
  "list of 1,000,000, messages, middle, PostgreSQL": "309 ms",
  "list of 1,000,000, messages, mine, SQLite": "132 ms, ratio 7.7",
  "list of 1,000,000, messages, mine, PostgreSQL": "440 ms, ratio 16",
  "list of 1,000,000, subscribers, SQLite": "749 to 825 ms, ratio 43",
  "list of 1,000,000, subscribers, PostgreSQL": "259 to 483 ms, ratio 13 to 21",
  "list of 1,000,000, audit, middle (API), SQLite": "33 to 205 ms, ratio 8 to 18",
  "list of 1,000,000, audit, middle (API), PostgreSQL": "97 to 121 ms, ratio 6 to 16",
  "list of 1,000,000, newsletters, SQLite": "1,561 ms, ratio 55",
  "list of 1,000,000, newsletters, PostgreSQL": "733 ms, ratio 30",
  "list of 1,000,000, privacy, SQLite": "about 600 ms",
  "search in 10,000 encrypted messages, a word of the oldest, SQLite": "265 ms",
  "CSV of 980,000 messages, SQLite": "50 s",
  "CSV of 980,000 messages, PostgreSQL": "53 s",
  "CSV of 1,000,000 subscribers, SQLite": "80 s",
  "CSV of 1,000,000 subscribers, PostgreSQL": "305 s",
  "CSV of 1,000,041 audit, SQLite": "75 s",
};

/** Why a figure misses its goal, as a profile shows. */
const missed: readonly { what: string; why: string }[] = [
  {
    what: "home, scripts (brotli)",
    why: "React DOM is 58 KB of it and React Router 28, so both alone are past 85 KB. Islands would reach it and change how every page is written (docs/decisions/007).",
  },
  {
    what: "a tap while scripts start, ×4, slowest page",
    why: "Measured while other work ran; in a quiet run 104 to 152 ms. At a quarter of the speed, evaluating the script takes 60 to 90 ms in one task. A tap that comes while React hydrates has React hydrate the whole page at once: 70 ms on home, 110 on a journey, longest where the page is longest. Holding taps back until then was tried, helped home only (184 to 104 ms), and needs a hook into React's listeners.",
  },
  {
    what: "CSV of 980,000 messages, PostgreSQL",
    why: "Memory rises from 197 to 283 MB in the first half and stays there. Sampled over the whole export, it does not grow with the rows.",
  },
  {
    what: "/resources/knowledge-hub, Lighthouse mobile",
    why: "The score is 100; only its largest paint is 9 % after the page without scripts. With its forty cards the page is 14.3 KB and needs a second flight of packets, one round trip of 150 ms.",
  },
];

type Peer = { what: string; figures: string };

/** Other products with like pages and forms, measured once beside that first version and not again. */
const peers: readonly Peer[] = [
  {
    what: "a page, requests a second on one core",
    figures: "nginx 105,000 (precompressed file), Next 677, Payload 640, Ghost 60, WordPress 42",
  },
  { what: "scripts of the home page (brotli)", figures: "Next 134 KB, Payload 256 KB, Ghost 786 KB" },
  {
    what: "largest paint, Lighthouse mobile",
    figures: "AstroWind 1,205 ms, Next 1,637 ms, Ghost 1,818 ms, Payload 4,147 ms",
  },
  { what: "durable form posts, 32 connections", figures: "Payload 98/s, WordPress 95/s, Ghost 48/s" },
  { what: "memory after load", figures: "Next 264 MB, Ghost 571 MB" },
];

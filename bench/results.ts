import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import * as z from "zod/mini";
import { before, missed, peers } from "./measured-before.ts";
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

/** The machine and the versions that matter to the figures. */
function machine(): string {
  const [core] = cpus();
  return [
    `${cpus().length} cores (${core?.model.trim() ?? "unknown"})`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
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

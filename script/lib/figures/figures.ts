/**
 * Prints the figures of the code as a markdown table: one column for each commit named, and one for the working copy.
 * `--list` names the files, pairs and stops behind the last column.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Figures, measure } from "./measure.ts";

const root = resolve(import.meta.dirname, "../../..");

function measureCommit(commit: string): Figures {
  const folder = mkdtempSync(join(tmpdir(), "kinward-figures-"));
  try {
    const archive = join(folder, "code.tar");
    execFileSync("git", ["archive", "--output", archive, commit, "src", "script", "bench"], { cwd: root });
    execFileSync("tar", ["-xf", archive, "-C", folder]);
    return measure(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { list: { type: "boolean" } } });
const now = measure(root);
const columns = [...positionals.map(measureCommit), now];
const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
console.log(row(["", ...positionals, "now"]));
console.log(row(["---", ...columns.map(() => "---:")]));
for (const name of now.rows.keys())
  console.log(row([name, ...columns.map(({ rows }) => rows.get(name) ?? "")]));
for (const [at, { gone }] of columns.entries())
  for (const stop of gone)
    console.error(`${positionals[at] ?? "now"}: the stop ${stop} is gone (script/lib/figures/walks.ts)`);
if (values.list)
  for (const [name, items] of now.behind)
    console.log(`\n${name}\n${items.map((item) => `  ${item}`).join("\n")}`);

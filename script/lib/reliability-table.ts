/**
 * Makes a table of the counts that the fault tests have written. Prints it; with --keep also puts it into
 * docs/reliability.md. Usage: reliability-table.ts FILE [--keep]
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import * as z from "zod/mini";
import { replaceSection } from "./replace-section.ts";

const row = z.object({
  what: z.string(),
  kills: z.number(),
  faults: z.number(),
  inputs: z.number(),
  lost: z.number(),
  measured: z.optional(z.string()),
});
type Row = z.infer<typeof row>;

/** The rows in lines of JSON. @throws when there is none. */
export function readRows(lines: string): readonly Row[] {
  const rows = lines
    .split("\n")
    .filter(Boolean)
    .map((line) => row.parse(JSON.parse(line)));
  if (rows.length === 0) throw new Error("The fault tests have written no counts.");
  return rows;
}

/** A Markdown table with a row of sums at its end. */
export function tableOf(rows: readonly Row[]): string {
  const format = (count: number) => count.toLocaleString("en-US");
  const sum = (name: "kills" | "faults" | "inputs" | "lost") =>
    rows.reduce((total, each) => total + each[name], 0);
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(["what happened", "kills", "other faults", "inputs", "lost", "measured"]),
    line(["---", "--:", "--:", "--:", "--:", "---"]),
    ...rows.map(({ what, kills, faults, inputs, lost, measured = "" }) =>
      line([what, format(kills), format(faults), format(inputs), format(lost), measured]),
    ),
    line([
      "**all**",
      format(sum("kills")),
      format(sum("faults")),
      format(sum("inputs")),
      format(sum("lost")),
      "",
    ]),
  ].join("\n");
}

function main(file: string, keep: boolean): void {
  const table = tableOf(readRows(existsSync(file) ? readFileSync(file, "utf8") : ""));
  console.log(table);
  if (!keep) return;
  const path = join(resolve(import.meta.dirname, "../.."), "docs/reliability.md");
  const day = new Date().toISOString().slice(0, 10);
  const intro = `Run on ${day}, on ${cpus().length} cores that also ran the clients, the proxy and PostgreSQL:`;
  writeFileSync(path, replaceSection(readFileSync(path, "utf8"), "counts", `${intro}\n\n${table}`));
}

if (import.meta.main) {
  const [file = "", option] = process.argv.slice(2);
  main(file, option === "--keep");
}

/** Runs the benchmarks and prints one table. Figures are of this machine now; ratios are what to compare. */
import { benchBytes } from "./bytes.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchPages } from "./pages.ts";
import { benchPosts } from "./posts.ts";
import type { Row } from "./row.ts";

const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  bytes: benchBytes,
  pages: benchPages,
  posts: benchPosts,
  lighthouse: () => benchLighthouse(paths),
};
const paths = process.argv.slice(2).filter((word) => word.startsWith("/"));
const named = process.argv.slice(2).filter((word) => !paths.includes(word));
// Lighthouse takes minutes for each page, so it runs only where it is asked for.
const wanted = named.length > 0 ? named : ["bytes", "pages", "posts"];
const rows: Row[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (!wanted.includes(name)) continue;
  console.error(`measuring ${name} …`);
  rows.push(...(await run()));
}
const columns = ["what", "measured", "beside", "goal"] as const;
const width = (column: (typeof columns)[number]) =>
  Math.max(column.length, ...rows.map((row) => row[column].length));
const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
console.log(line(columns.map((column) => column.padEnd(width(column)))));
console.log(line(columns.map((column) => "-".repeat(width(column)))));
for (const row of rows) console.log(line(columns.map((column) => row[column].padEnd(width(column)))));

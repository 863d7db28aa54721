/**
 * Runs the benchmarks, prints one table and writes RESULTS.md. Figures are of this machine now; ratios are what to
 * compare.
 */
import { benchAnswers } from "./answers.ts";
import { benchBytes } from "./bytes.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchLists } from "./lists.ts";
import { benchPages } from "./pages.ts";
import { benchPosts } from "./posts.ts";
import { keepResults, tableOf } from "./results.ts";
import type { Row } from "./row.ts";
import { benchScreens } from "./screens.ts";
import { benchSignUps } from "./sign-ups.ts";
import { benchTaps } from "./taps.ts";

const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  bytes: benchBytes,
  pages: benchPages,
  posts: benchPosts,
  signUps: benchSignUps,
  answers: benchAnswers,
  lists: benchLists,
  lighthouse: () => benchLighthouse(paths),
  taps: () => benchTaps(paths),
  screens: benchScreens,
};
const paths = process.argv.slice(2).filter((word) => word.startsWith("/"));
const named = process.argv.slice(2).filter((word) => !paths.includes(word));
// Lighthouse takes minutes for each page, taps eight for all and a million rows ten: only where they are asked for.
const wanted = named.length > 0 ? named : ["bytes", "pages", "posts"];
const unknown = wanted.find((name) => !(name in parts));
if (unknown !== undefined) {
  console.error(
    `There is no part "${unknown}"; nothing was measured. The parts: ${Object.keys(parts).join(", ")}.`,
  );
  process.exit(2);
}
const measured: Record<string, Row[]> = {};
for (const [name, run] of Object.entries(parts)) {
  if (!wanted.includes(name)) continue;
  console.error(`measuring ${name} …`);
  measured[name] = await run();
}
console.log(tableOf(Object.values(measured).flat(), ["what", "measured", "beside", "goal"]));
keepResults(measured);

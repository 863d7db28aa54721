/**
 * `script/check words`: what readers get on every public page of the built site, in figures. Lists words, reading grade,
 * words per sentence and the longest run of short sentences, then sentences that are repeated, pages that no other page
 * links to, and sources without a date or with no page of their own. Ends with exit code 1 if one of these lists isn't
 * empty.
 */
import { plans } from "../../../src/content/plans.ts";
import { site } from "../../../src/content/site.ts";
import {
  isRunningText,
  readingGrade,
  withoutNames,
} from "../../../src/features/site-content/rules/reading-grade.ts";
import { startSite } from "../../../tests/support/start-site.ts";
import { mostRepeats, wordFaults } from "./faults.ts";
import { mayRepeat } from "./frame.ts";
import { longestShortRun, sentencesOf, wordCount } from "./sentences.ts";
import { type ServedWords, servedWords } from "./served-pages.ts";
import { type CitedSource, citedSources } from "./sources.ts";

const names = [site.productName, ...plans().map(({ title }) => title)].sort(
  (one, other) => other.length - one.length,
);

function row({ path, paragraphs }: ServedWords): string {
  const own = paragraphs.filter((text) => !sentencesOf(text).every(mayRepeat));
  const running = paragraphs.filter(isRunningText);
  const sentences = running.flatMap(sentencesOf);
  const words = running.reduce((sum, text) => sum + wordCount(text), 0);
  const { mean } = readingGrade(running.map((text) => withoutNames(text, names)));
  const run = longestShortRun(own);
  return [
    path.padEnd(66),
    String(paragraphs.reduce((sum, text) => sum + wordCount(text), 0)).padStart(6),
    mean.toFixed(1).padStart(6),
    (words / Math.max(1, sentences.length)).toFixed(1).padStart(9),
    `${String(run.length).padStart(4)}  ${run.length > 2 ? run.text : ""}`,
  ].join(" ");
}

function list(heading: string, lines: readonly string[]): string {
  return `\n${heading}: ${lines.length}\n${lines.map((line) => `  ${line}`).join("\n")}`;
}

function sourceLine({ page, title, publisher, published, href }: CitedSource): string {
  return `${page}: ${title} (${publisher}, ${published}) ${href}`;
}

const built = await startSite();
const served = await servedWords(built.url).finally(() => built.stop());
const { repeated, orphans, undated, bare } = wordFaults(served);
const sources = citedSources();

console.log(`${"page".padEnd(66)}  words  grade  words/s.  run`);
for (const page of served) console.log(row(page));
console.log(
  list(
    `Sentences that stand more than ${mostRepeats} times`,
    repeated.map(({ sentence, count, paths }) => `${count}× ${sentence} (${paths.slice(0, 3).join(", ")})`),
  ),
);
console.log(
  list(
    "Pages that no other page links to in its body",
    orphans.map(({ path }) => path),
  ),
);
if (process.argv.includes("--sources")) console.log(list("Sources", sources.map(sourceLine)));
else console.log(`\nSources: ${sources.length} (script/check words --sources lists them)`);
console.log(list("Sources without a date", undated.map(sourceLine)));
console.log(list("Sources that link to a whole site", bare.map(sourceLine)));
if (repeated.length + orphans.length + undated.length + bare.length > 0) process.exitCode = 1;

/**
 * `script/check words`: what readers get on every public page of the built site, in figures. Lists words, reading grade,
 * words per sentence and the longest run of short sentences, then sentences that are repeated, pages that no other page
 * links to, and sources without a date or with no page of their own. Ends with exit code 1 if one of these lists isn't
 * empty.
 */
import { crisisCard } from "../../../src/content/crisis.ts";
import { contactForm, inquiryForm, newsletterForm } from "../../../src/content/forms.ts";
import { articleCopy } from "../../../src/content/knowledge-hub/article-copy.ts";
import { worksheets } from "../../../src/content/pages/worksheets.ts";
import { comparisonRows, planCopy, plans } from "../../../src/content/plans.ts";
import { site } from "../../../src/content/site.ts";
import { isRunningText, readingGrade, withoutNames } from "../../../tests/support/reading-grade.ts";
import { longestShortRun, repeatedSentences, sentencesOf, wordCount } from "./sentences.ts";
import { type ServedWords, servedWords } from "./served-pages.ts";
import { type CitedSource, citedSources, isBareHost, isUndated } from "./sources.ts";

/** How often a sentence may stand on the site. */
const most = 2;

const names = [site.productName, ...plans().map(({ title }) => title)].sort(
  (one, other) => other.length - one.length,
);

/** Agreed to the letter, or needed wherever it stands: fixed texts, content notes and help lines. */
const fixed = JSON.stringify([
  contactForm,
  inquiryForm,
  newsletterForm,
  crisisCard(),
  site,
  plans(),
  planCopy,
]);
const helpLine = /\b(?:988|911)\b|This part talks about/;

/**
 * What one template says on each page of its kind: an article's readers, topics, review dates and notices, where a
 * worksheet is kept, and the heads of the rows that stand once for each plan.
 */
const { notes, noSources, notAdvice, policy, reviewed, writtenFor } = articleCopy;
const { kept } = worksheets.ownPage;
const frameText = [
  notes.where,
  noSources,
  notAdvice,
  policy.text,
  worksheets.keeping.withoutScript,
  kept.text,
  kept.linkText,
].join(" ");
const frameStarts = [
  ...comparisonRows.map(({ label }) => label),
  writtenFor,
  notes.about,
  ...sentencesOf(reviewed("", "")).map((text) => text.slice(0, -1).trim()),
];

function mayRepeat(sentence: string): boolean {
  return (
    helpLine.test(sentence) ||
    fixed.includes(JSON.stringify(sentence).slice(1, -1)) ||
    frameText.includes(sentence) ||
    frameStarts.some((start) => sentence.startsWith(start))
  );
}

function row({ path, paragraphs }: ServedWords): string {
  const running = paragraphs.filter(isRunningText);
  const sentences = running.flatMap(sentencesOf);
  const words = running.reduce((sum, text) => sum + wordCount(text), 0);
  const { mean } = readingGrade(running.map((text) => withoutNames(text, names)));
  const run = longestShortRun(paragraphs);
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

const pages = await servedWords();
const linked = new Set(pages.flatMap(({ path, links }) => links.filter((link) => link !== path)));
const orphans = pages.filter(({ path, indexed }) => indexed && path !== "/" && !linked.has(path));
const sources = citedSources();
/** A page that cites a work has to print its title, so titles aren't repeated prose. */
const isCitation = (text: string) =>
  sources.some(({ title, publisher }) => text.startsWith(title) && text.includes(publisher));
const prosePages = pages.map(({ path, prose }) => ({
  path,
  paragraphs: prose.filter((text) => !isCitation(text)),
}));
const repeated = repeatedSentences(prosePages, { most, allowed: mayRepeat });
const undated = sources.filter(isUndated);
const bare = sources.filter(isBareHost);

console.log(`${"page".padEnd(66)}  words  grade  words/s.  run`);
for (const page of pages) console.log(row(page));
console.log(
  list(
    `Sentences that stand more than ${most} times`,
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

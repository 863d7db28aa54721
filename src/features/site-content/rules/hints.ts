import { downloadFiles } from "#content/downloads/all.ts";
import { measuresOf, partTexts } from "#content/knowledge-hub/article-text.ts";
import { paragraphsOf as articleParagraphs, nodesOf } from "#content/knowledge-hub/article-tree.ts";
import type { ArticleContent } from "#content/knowledge-hub/current-articles.ts";
import { headingId } from "#content/knowledge-hub/heading-id.ts";
import { type EpisodeContent, paragraphsOf } from "#content/podcast/own-episode.ts";
import type { PagePart, SimplePageContent } from "#content/simple-pages/simple-page.ts";
import { idInAddress, picturesInText } from "#content/uploaded-pictures.ts";
import { hintCopy as copy } from "../copy/screen.ts";
import { avoidedWords } from "./avoided-words.ts";
import { isRunningText, readingGrade, withoutNames } from "./reading-grade.ts";

/** What is outside the article, and decides whether something in it is right. */
type Around = {
  isPage(path: string): boolean;
  /** Figures that every text may have, such as the numbers of help lines. */
  figures: readonly string[];
  /** Names that count as one short word. */
  names: readonly string[];
};

/** What we aim at is 6 to 8, to the end of that school year. */
const hardest = 8.9;
const easiest = 3.5;
/** Too few words say nothing of how hard they are. */
const fewWords = 60;
const mostOfAKind = 8;

/** What could be better in an article, as sentences that say why. None of them keeps it from being published. */
export function articleHints(article: ArticleContent, around: Around): string[] {
  const paragraphs = [article.title, article.summary, ...paragraphsIn(article.text)];
  return [
    ...gradeHints(paragraphs, around.names),
    ...few(avoidedIn(paragraphs)),
    ...few(figuresWithoutSource(article, paragraphs, around.figures)),
    ...few(deadLinks(article.text, around)),
    ...few(picturesWithoutWords(article.text)),
    ...repeatedHeadings(article.text),
    ...descriptionHints(article.description),
  ];
}

/** What could be better on a page of the team's. Its figures aren't checked, since it has no list of sources. */
export function pageHints(page: SimplePageContent, around: Around): string[] {
  const markdown = page.parts.flatMap((part) => (part.kind === "text" ? [part.text] : [])).join("\n\n");
  const paragraphs = [page.title, page.introduction ?? "", ...page.parts.flatMap(paragraphsOfPart)].filter(
    (text) => text !== "",
  );
  return [
    ...gradeHints(paragraphs, around.names),
    ...few(avoidedIn(paragraphs)),
    ...few(deadLinks(markdown, around)),
    ...few(picturesWithoutWords(markdown)),
    ...descriptionHints(page.description),
  ];
}

/** What could be better in the words around an episode. What was said in it stays as it was said. */
export function episodeHints({ title, summary, notes = "" }: EpisodeContent, around: Around): string[] {
  const paragraphs = [title, summary, ...paragraphsOf(notes)];
  return [...gradeHints(paragraphs, around.names), ...few(avoidedIn(paragraphs))];
}

function paragraphsOfPart(part: PagePart): string[] {
  switch (part.kind) {
    case "heading":
      return [part.text];
    case "text":
      return paragraphsIn(part.text);
    case "picture":
      return [part.caption ?? ""];
    case "cards":
      return part.cards.flatMap(({ title, text = "" }) => [title, text]);
    case "faq":
      return part.questions.flatMap(({ question, answer }) => [question, ...answer.split(/\n{2,}/)]);
    default:
      return [part.heading ?? "", part.text ?? ""];
  }
}

const few = (hints: Iterable<string>) => [...new Set(hints)].slice(0, mostOfAKind);

function gradeHints(paragraphs: readonly string[], names: readonly string[]): string[] {
  const texts = paragraphs.filter(isRunningText).map((text) => withoutNames(text, names));
  const { words, mean } = readingGrade(texts);
  if (words < fewWords || (mean >= easiest && mean <= hardest)) return [];
  return [mean > hardest ? copy.hard(mean) : copy.clipped(mean)];
}

function avoidedIn(paragraphs: readonly string[]): string[] {
  return paragraphs.flatMap((text) =>
    avoidedWords.flatMap(({ avoid, prefer }) =>
      [...text.matchAll(avoid)].map(([found]) => copy.avoided(found, prefer)),
    ),
  );
}

function figuresWithoutSource(
  { claims, sources }: ArticleContent,
  paragraphs: readonly string[],
  known: readonly string[],
): string[] {
  const own = claims.map(({ figure }) => figure);
  return paragraphs.flatMap((text) => {
    const days = sources.filter(({ publisher }) => text.includes(publisher)).map((each) => each.published);
    return figuresIn(text)
      .filter((figure) => !isCovered(figure, text, [...own, ...known, ...days]))
      .map(({ figure }) => copy.figure(figure));
  });
}

function deadLinks(text: string, { isPage }: Around): string[] {
  const paths = partTexts(text)
    .flatMap(nodesOf)
    .flatMap((node) => (node.type === "link" && node.url.startsWith("/") ? node.url.split(/[#?]/, 1) : []));
  return paths.flatMap((path) => (isPage(path) || isFile(path) ? [] : [copy.deadLink(path)]));
}

/** Whether an address is that of a file and not of a page: an uploaded picture, or a worksheet or card to print. */
function isFile(path: string): boolean {
  return idInAddress(path) !== undefined || downloadFiles.some((file) => path === `/downloads/${file}`);
}

function picturesWithoutWords(text: string): string[] {
  return picturesInText(text).flatMap(({ alt }) => (alt.trim() === "" ? [copy.alt] : []));
}

function repeatedHeadings(text: string): string[] {
  const { headings } = measuresOf(text);
  const ids = headings.map(headingId);
  return few(headings.filter((_, at) => ids.indexOf(ids[at] ?? "") < at).map(copy.twice));
}

/** One that nobody has written has the right length. */
function descriptionHints(description: string | undefined): string[] {
  if (description === undefined) return [];
  const { length } = description;
  return length >= 120 && length <= 155 ? [] : [copy.description(length)];
}

/** A figure found in a text, from `start` up to `end`. */
type Figure = { figure: string; start: number; end: number };

// Each number is matched from its first digit only, so that long rows of digits take linear time.
const patterns: readonly RegExp[] = [
  // 40%, 17.5 percent
  /(?<![\d.,])\d[\d.,]*\s?(?:%|percent\b|per cent\b)/gi,
  // 2018, April 2023, 28 November 2025, March 5, 2024; no part of a longer number
  /(?:(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:\d{1,2}, )?)?(?<![\d-])(?:19|20)\d\d(?![\d-]*\d)/g,
  // 1 in 6, 4 out of 10, one in six, 3 of 12; "one of 8 choices" is no share. Where one stands in a list is counted by
  // ourselves.
  /(?<!\b(?:chapter|phase|step|part|page|slide|question|module|week|month|day|session)\s)\b(?!one of)(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:in|out of|of) (?:every )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b/gi,
  // two thirds, nearly three quarters, half of all patients
  /\b(?:two|three|four) (?:thirds|quarters|fifths)\b/gi,
  /\b(?:half|a third|a quarter) of (?:all |the |these |those )?(?:people|patients|women|men|couples|adults|children|families|parents|members|clinics|staff)\b/gi,
  // 49 studies, 40 recommendations, 519 patients; from 20 on any group of people
  /(?<!\b(?:in|of|every)\s)(?<![\w,])\d[\d,]*\s(?:\w{1,30}\s)?(?:studies|trials|recommendations|participants|respondents|patients|embryologists)\b/gi,
  /(?<!\b(?:in|of|every)\s)(?<![\w,])(?:[2-9]\d|\d{3,9}|\d{1,3}(?:,\d{3}){1,4})\s(?:\w{1,30}\s)?(?:people|patients|women|men|couples|adults|children|families|parents|members|clinics|staff)\b/gi,
  // $17,280, CAD 5,000, 500 dollars
  /(?:[$€£]|\b(?:USD|CAD))\s?\d[\d,.]*\d|(?<![\w,])\d[\d,]*\sdollars\b/g,
  // telephone numbers: a wrong one is worse than a wrong percentage
  /\b1-\d{3}-\d{3}-\d{4}\b|\b(?:911|988|9-8-8|\d{3}-\d{3}|(?<!#)\d{6})\b(?!-)/g,
];

/** The figures of a text that need a source: shares, years, counts of studies and people, money, telephones. */
export function figuresIn(text: string): Figure[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      figure: match[0],
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

/** Whether one of the sentences or figures that may be printed covers a figure where it stands in its text. */
export function isCovered({ start, end }: Figure, text: string, printable: readonly string[]): boolean {
  return printable.some((allowed) => {
    for (let at = text.indexOf(allowed); at >= 0; at = text.indexOf(allowed, at + 1))
      if (at <= start && end <= at + allowed.length) return true;
    return false;
  });
}

/** The paragraphs of a text in Markdown, without its marks and the addresses of its links. */
export function paragraphsIn(markdown: string): string[] {
  return plainParagraphs(partTexts(markdown).flatMap(articleParagraphs));
}

/** Paragraphs without the marks of Markdown, and without those that have no letter. */
export function plainParagraphs(paragraphs: readonly string[]): string[] {
  return paragraphs
    .map((text) =>
      text
        .replace(/[*_`[\]|"]/g, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((text) => /\p{L}/u.test(text));
}

import { downloadFiles } from "#content/downloads/all.ts";
import { measuresOf, partTexts } from "#content/knowledge-hub/article-text.ts";
import { nodesOf } from "#content/knowledge-hub/article-tree.ts";
import type { ArticleContent } from "#content/knowledge-hub/current-articles.ts";
import { headingId } from "#content/knowledge-hub/heading-id.ts";
import { type EpisodeContent, paragraphsOf } from "#content/podcast/own-episode.ts";
import type { PagePart, SimplePageContent } from "#content/simple-pages/simple-page.ts";
import { idInAddress, picturesInText } from "#content/uploaded-pictures.ts";
import { hintCopy as copy } from "../copy/hints.ts";
import { avoidedWords } from "./avoided-words.ts";
import { figuresIn, isCovered } from "./figures.ts";
import { paragraphsIn } from "./paragraphs.ts";
import { isRunningText, readingGrade, withoutNames } from "./reading-grade.ts";

/** What is outside the article, and decides whether something in it is right. */
type Around = {
  /** Whether an address of ours leads to a page. */
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

function descriptionHints(description: string): string[] {
  const { length } = description;
  return length >= 120 && length <= 155 ? [] : [copy.description(length)];
}

/** Splits text into sentences and measures how they follow each other. */
import { isRunningText } from "../../../src/features/site-content/rules/reading-grade.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const words = new Intl.Segmenter("en", { granularity: "word" });

/** Sentences of up to this many words read as staccato when several follow each other. */
const shortSentence = 8;

export function wordCount(text: string): number {
  return [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => wordCount(sentence) > 0);
}

/** The most short sentences in a row inside one paragraph; labels and titles are not counted. */
export function longestShortRun(paragraphs: readonly string[]): { length: number; text: string } {
  let longest = { length: 0, text: "" };
  for (const paragraph of paragraphs.filter(isRunningText)) {
    let run: string[] = [];
    for (const sentence of sentencesOf(paragraph)) {
      run = wordCount(sentence) <= shortSentence ? [...run, sentence] : [];
      if (run.length > longest.length) longest = { length: run.length, text: run.join(" ") };
    }
  }
  return longest;
}

/** Sentences that stand more than `most` times, most frequent first, with the pages they stand on. */
export function repeatedSentences(
  pages: readonly { path: string; paragraphs: readonly string[] }[],
  { most, allowed }: { most: number; allowed: (sentence: string) => boolean },
): { sentence: string; count: number; paths: string[] }[] {
  const found = new Map<string, string[]>();
  for (const { path, paragraphs } of pages)
    for (const sentence of paragraphs.filter(isRunningText).flatMap(sentencesOf))
      if (wordCount(sentence) >= 4 && !allowed(sentence))
        found.set(sentence, [...(found.get(sentence) ?? []), path]);
  return [...found]
    .filter(([, paths]) => paths.length > most)
    .map(([sentence, paths]) => ({ sentence, count: paths.length, paths: [...new Set(paths)] }))
    .sort((one, other) => other.count - one.count);
}

import { automatedReadability } from "automated-readability";
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";

/** How hard a text is to read: school years by two formulas, and their mean. */
export type ReadingGrade = { words: number; fleschKincaid: number; automated: number; mean: number };

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
const wordsOf = new Intl.Segmenter("en", { granularity: "word" });

/** A line this long is read like a sentence, whether it ends with a full stop or not. */
const longLine = 9;

/** Whether a string is running text; labels, headings and names have no grade. */
export function isRunningText(text: string): boolean {
  const words = text.trim().split(/\s+/).length;
  return words >= longLine || (words >= 3 && /[.?!…]["”’)]?$/.test(text.trim()));
}

/** Puts one short word in the place of each name: nobody chooses how long a name is. */
export function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce(withoutName, text);
}

const nameEnding = /^(?:es|s)?(?!\p{L})/iu;

/** A loop rather than a pattern per name: the names come from elsewhere. */
function withoutName(text: string, name: string): string {
  const lower = text.toLowerCase();
  const sought = name.toLowerCase();
  // Where a letter's lower case is longer than the letter, places would no longer agree.
  if (sought === "" || lower.length !== text.length) return text;
  let left = "";
  let from = 0;
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, Math.max(from, at + 1))) {
    const after = at + sought.length;
    const ending = nameEnding.exec(text.slice(after, after + 3));
    const isWhole = !/\p{L}/u.test(text.slice(Math.max(0, at - 1), at));
    if (!ending || !isWhole) continue;
    left += `${text.slice(from, at)}name`;
    from = after + ending[0].length;
  }
  return left + text.slice(from);
}

/** The reading grade of texts taken together. */
export function readingGrade(texts: readonly string[]): ReadingGrade {
  const counts = { sentence: 0, word: 0, syllable: 0, character: 0 };
  for (const text of texts)
    for (const { segment } of sentences.segment(text)) {
      const words = [...wordsOf.segment(segment)].filter(({ isWordLike }) => isWordLike);
      if (words.length === 0) continue;
      counts.sentence += 1;
      counts.word += words.length;
      for (const { segment: word } of words) {
        counts.syllable += Math.max(1, syllable(word));
        counts.character += word.replace(/[^\p{L}\p{N}]/gu, "").length;
      }
    }
  const byFlesch = fleschKincaid(counts);
  const byLength = automatedReadability(counts);
  return {
    words: counts.word,
    fleschKincaid: byFlesch,
    automated: byLength,
    mean: (byFlesch + byLength) / 2,
  };
}

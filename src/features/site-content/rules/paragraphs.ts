import { partTexts } from "#content/knowledge-hub/article-text.ts";
import { paragraphsOf } from "#content/knowledge-hub/article-tree.ts";

/** The paragraphs of a text in Markdown, without its marks and the addresses of its links. */
export function paragraphsIn(markdown: string): string[] {
  return plainParagraphs(partTexts(markdown).flatMap(paragraphsOf));
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

/** The paragraphs of a text in Markdown, without its marks and the addresses of its links. */
export function paragraphsIn(markdown: string): string[] {
  const blocks = markdown
    .replace(/<[^<>]*>/g, " ")
    .replace(/\]\([^()\]]*\)/g, "]")
    .split(/\n\s*\n|\n(?=\s*(?:[-*>|#]|\d+\.)\s)/)
    .map((block) => block.replace(/^\s*(?:[-*>|#]+|\d+\.)\s+/, ""));
  return plainParagraphs(blocks);
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

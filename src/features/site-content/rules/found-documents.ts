/** Finding a document in the list: by its title at once, and by its words once the server has said which have them. */

/** The most characters that are searched for. */
export const longestSearch = 60;

type Section = { readonly documents: readonly { readonly id: string; readonly title: string }[] };

/**
 * The sections with the documents whose title has all of the words, in any order, or whose id is among those with the
 * words in their texts; sections without any are left out.
 */
export function foundDocuments<Found extends Section>(
  sections: readonly Found[],
  typed: string,
  withWords: ReadonlySet<string> = new Set(),
): Found[] {
  const words = wordsOf(typed);
  const isFound = ({ id, title }: Section["documents"][number]) =>
    withWords.has(id) || words.every((word) => foldedText(title).includes(word));
  return sections
    .map((section) => ({ ...section, documents: section.documents.filter(isFound) }))
    .filter(({ documents }) => documents.length > 0);
}

/** The words that were typed. */
export function wordsOf(typed: string): readonly string[] {
  return foldedText(typed).split(/\s+/).filter(Boolean);
}

/** As people type it: without capitals, and with a plain apostrophe. */
export function foldedText(text: string): string {
  return text.toLowerCase().replaceAll("’", "'");
}

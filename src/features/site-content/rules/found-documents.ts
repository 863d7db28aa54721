/** Finding a document in the list by its title. The server finds it by its other words (reads/search.server.ts). */

export const longestSearch = 60;

type Section = { readonly documents: readonly { readonly title: string }[] };

/** The sections with the documents whose title has all of the words, in any order; sections without any are left out. */
export function foundDocuments<Found extends Section>(sections: readonly Found[], typed: string): Found[] {
  const words = wordsOf(typed);
  return sections
    .map((section) => ({
      ...section,
      documents: section.documents.filter(({ title }) =>
        words.every((word) => foldedText(title).includes(word)),
      ),
    }))
    .filter(({ documents }) => documents.length > 0);
}

export function wordsOf(typed: string): readonly string[] {
  return foldedText(typed).split(/\s+/).filter(Boolean);
}

/** As people type it: without capitals, and with a plain apostrophe. */
export function foldedText(text: string): string {
  return text.toLowerCase().replaceAll("’", "'");
}

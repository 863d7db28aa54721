/** Finding a document in the list by its title. */

/** The most characters that are searched for. */
export const longestSearch = 60;

type Section = { readonly documents: readonly { readonly title: string }[] };

/** The sections with the documents whose title has all of the words, in any order; sections without any are left out. */
export function foundDocuments<Found extends Section>(sections: readonly Found[], typed: string): Found[] {
  const words = folded(typed).split(" ").filter(Boolean);
  return sections
    .map((section) => ({
      ...section,
      documents: section.documents.filter(({ title }) => words.every((word) => folded(title).includes(word))),
    }))
    .filter(({ documents }) => documents.length > 0);
}

/** As people type it: without capitals, and with a plain apostrophe. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll("’", "'");
}

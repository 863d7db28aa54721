/**
 * Replaces what a script has written into a document: the text between `<!-- NAME: written by … -->` and
 * `<!-- end of NAME -->`. @throws if the document has no such place.
 */
export function replaceSection(document: string, name: string, text: string): string {
  const begin = new RegExp(`<!-- ${name}: written by [^>]+ -->`).exec(document);
  const end = document.indexOf(`<!-- end of ${name} -->`);
  if (!begin || end < begin.index) throw new Error(`The document has no place for ${name}.`);
  return `${document.slice(0, begin.index + begin[0].length)}\n\n${text}\n\n${document.slice(end)}`;
}

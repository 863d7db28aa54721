const plain = /^[\t-~]*$/;

/** How words are compared: without accents, without capitals. */
export function folded(text: string): string {
  // Most texts have nothing to fold, and taking letters apart is the slow half of a search.
  if (plain.test(text)) return text.toLowerCase();
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words of a search, folded. */
export function searchedWords(looked: string): string[] {
  return folded(looked).split(/\s+/).filter(Boolean);
}

/**
 * Whether texts hold every word that is looked for, as wholes or as parts of longer words, in any order. The words
 * are made ready once, since thousands of texts are held against them.
 */
export function wordsFinder(looked: string): (texts: readonly string[]) => boolean {
  const words = searchedWords(looked);
  return (texts) => {
    const all = folded(texts.join("\n"));
    return words.every((word) => all.includes(word));
  };
}

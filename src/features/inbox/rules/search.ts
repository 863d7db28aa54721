/** A bit for each three letters in a row that a text has. Many share a bit, so a text can't be read from it. */
export type TextSignature = Uint8Array;

const letters = 3;
const smallest = 256;

/**
 * Signatures tell most texts that can't contain a word from those that may, without the texts. The seed decides which
 * bits letters set; with another one, nothing can be compared. Texts and words are folded (words.ts).
 */
export function createSignatures(seed: number) {
  const hashAt = (text: string, at: number): number => {
    let hash = seed;
    for (let place = at; place < at + letters; place += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(place), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return hash >>> 0;
  };

  return {
    of(text: string): TextSignature {
      const bits = smallestPower(text.length * 2);
      const signature = new Uint8Array(bits / 8);
      for (let at = 0; at + letters <= text.length; at += 1) {
        const bit = hashAt(text, at) & (bits - 1);
        signature[bit >> 3] = (signature[bit >> 3] ?? 0) | (1 << (bit & 7));
      }
      return signature;
    },

    /** Whether a text can contain all these words. Never false if it does; words of one or two letters tell nothing. */
    finder(words: readonly string[]): (signature: TextSignature) => boolean {
      const hashes = words.flatMap((word) =>
        Array.from({ length: Math.max(0, word.length - letters + 1) }, (_, at) => hashAt(word, at)),
      );
      return (signature) => {
        const last = signature.length * 8 - 1;
        return hashes.every((hash) => {
          const bit = hash & last;
          return ((signature[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
        });
      };
    },
  };
}

/** Powers of two, so that a bit's place is the end of its hash. */
function smallestPower(least: number): number {
  let power = smallest;
  while (power < least) power *= 2;
  return power;
}

const plain = /^[\t-~]*$/;

/** How words are compared: without accents, without capitals. */
export function folded(text: string): string {
  // Most texts have nothing to fold, and taking letters apart is the slow half of a search.
  if (plain.test(text)) return text.toLowerCase();
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

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

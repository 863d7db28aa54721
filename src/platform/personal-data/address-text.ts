/** An email address normalized for comparison: trimmed, lower case. */
export function comparableEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Normalizes spellings with different code points; zero-width characters can hide inside a word. */
function comparable(text: string): string {
  return text.normalize("NFKC").replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/gu, "");
}

/**
 * The text in lower case, with every character at its old index: a few (such as "İ") would become longer, and stay
 * unchanged.
 */
function lowerCaseInPlace(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return [...text]
    .map((character) =>
      character.toLowerCase().length === character.length ? character.toLowerCase() : character,
    )
    .join("");
}

/** Recognizes one email address in texts, in any case and Unicode form. */
type AddressMatcher = {
  /** The text is exactly the address. */
  is(text: string): boolean;
  isIn(text: string): boolean;
  remove(text: string, replacement: string): string;
};

/** Matches whole addresses only: "ann@example.org" isn't in "joann@example.org" or "ann@example.org.uk". */
export function addressMatcher(email: string): AddressMatcher {
  const address = lowerCaseInPlace(comparable(email.trim()));
  const find = (lower: string, from: number): number => {
    if (address === "") return -1;
    let at = lower.indexOf(address, from);
    while (at !== -1 && !standsAlone(lower, at, at + address.length)) at = lower.indexOf(address, at + 1);
    return at;
  };
  const isIn = (text: string) => find(lowerCaseInPlace(comparable(text)), 0) !== -1;
  return {
    is: (text) => lowerCaseInPlace(comparable(text)).trim() === address,
    isIn,
    remove: (text, replacement) => {
      if (!isIn(text)) return text;
      const plain = comparable(text);
      const lower = lowerCaseInPlace(plain);
      let result = "";
      let from = 0;
      for (let at = find(lower, 0); at !== -1; at = find(lower, from)) {
        result += plain.slice(from, at) + replacement;
        from = at + address.length;
      }
      return result + plain.slice(from);
    },
  };
}

/** Whether the address at these indexes isn't a part of a longer one. */
function standsAlone(text: string, start: number, end: number): boolean {
  return (
    !/[\p{L}\p{N}][._%+-]?$/u.test(text.slice(Math.max(0, start - 3), start)) &&
    !/^[.-]?[\p{L}\p{N}]/u.test(text.slice(end, end + 3))
  );
}

/** Longer than any address. */
const longest = 300;

/**
 * One token for each "@" in a text, by which an index finds the addresses in it. Wherever an address is in a text as a
 * whole, the text has the address's own token: a token only depends on the letters, digits and single signs next to the
 * "@", and a whole address isn't preceded or followed by more of them.
 */
export function addressTokens(text: string): string[] {
  if (!/[@\uFE6B\uFF20]/.test(text)) return [];
  const lower = lowerCaseInPlace(comparable(text));
  const tokens = new Set<string>();
  for (let at = lower.indexOf("@"), from = 0; at !== -1; from = at + 1, at = lower.indexOf("@", from)) {
    const before = [...lower.slice(Math.max(from, at - longest), at)].toReversed().join("");
    const [local = ""] = /^[._%+-]?[\p{L}\p{N}]+(?:[._%+-][\p{L}\p{N}]+)*/u.exec(before) ?? [];
    const [domain] = /^[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*/u.exec(lower.slice(at + 1, at + longest)) ?? [];
    if (domain !== undefined) tokens.add(`${[...local].toReversed().join("")}@${domain}`);
  }
  return [...tokens];
}

/** Everything in a text that looks like an address. */
export function addressesIn(text: string): string[] {
  return (
    comparable(text).match(
      /(?<![^\s@<>()[\]{}",;:])[^\s@<>()[\]{}",;:]+@[^\s@<>()[\]{}",;:]+(?<=[\p{L}\p{N}])/gu,
    ) ?? []
  );
}

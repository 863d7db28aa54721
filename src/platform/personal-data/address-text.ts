/** Spellings of the same text differ in their code points; characters without a width can hide inside a word. */
function comparable(text: string): string {
  return text.normalize("NFKC").replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/gu, "");
}

/** Recognizes one e-mail address in texts, in whatever case and Unicode form somebody wrote it. */
export type AddressMatcher = {
  /** The text is the address and nothing else. */
  is(text: string): boolean;
  /** The address stands somewhere in the text. */
  isIn(text: string): boolean;
  /** The text with `replacement` in place of the address. */
  remove(text: string, replacement: string): string;
};

/** Matches whole addresses only: "ann@example.org" isn't in "joann@example.org" or "ann@example.org.uk". */
export function addressMatcher(email: string): AddressMatcher {
  const escaped = comparable(email.trim()).replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  const address = String.raw`(?<![\p{L}\p{N}][._%+-]?)${escaped}(?![.-]?[\p{L}\p{N}])`;
  const whole = new RegExp(`^${escaped}$`, "iu");
  const inside = new RegExp(address, "iu");
  const each = new RegExp(address, "giu");
  return {
    is: (text) => whole.test(comparable(text).trim()),
    isIn: (text) => inside.test(comparable(text)),
    remove: (text, replacement) =>
      inside.test(comparable(text)) ? comparable(text).replace(each, replacement) : text,
  };
}

/** Everything in a text that looks like an address. */
export function addressesIn(text: string): string[] {
  return comparable(text).match(/[^\s@<>()[\]{}",;:]+@[^\s@<>()[\]{}",;:]+[\p{L}\p{N}]/gu) ?? [];
}

/**
 * Letters that the shipped fonts can't draw, each once. They have Latin with all its marks, Greek and Cyrillic; others
 * need a font on the server (FONT_DIR).
 */
export function lettersBeyondFonts(texts: readonly string[]): string[] {
  const letters = new Set(texts.join("").normalize("NFC"));
  return [...letters].filter((letter) => !drawn.test(letter) && !drawnMark.test(letter));
}

// The shipped fonts are in src/server/fonts; a test holds these beside what they have.
const drawn =
  /^[\s\p{Default_Ignorable_Code_Point}\u0020-\u007e\u00a0-\u024f\u0259\u02c6\u02dc\u0391-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490\u0491\u1e00-\u1eff\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u20ac\u2116\u2122\u2212]$/u;
const drawnMark = /^[\u0300-\u0304\u0306-\u030c]$/u;

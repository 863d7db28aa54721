/** The fonts that PDFs and share pictures are drawn with: ours, one with the letters that ours lack, and the server's own. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { create, type Font } from "fontkit";

export type FontStyle = "serif" | "text" | "bold" | "display";

/** `face` names the font in a file that has several. */
type DrawingFont = { name: string; bytes: Buffer; font: Font; face?: string };
type DrawableText = { text: string; font: DrawingFont };

const shipped: Readonly<Record<FontStyle, readonly string[]>> = {
  serif: ["fonts/fraunces-400.ttf", "fonts/noto-serif-400.ttf"],
  text: ["fonts/figtree-400.ttf", "fonts/noto-sans-400.ttf"],
  bold: ["fonts/figtree-600.ttf", "fonts/noto-sans-700.ttf"],
  display: ["../ui/fonts/fraunces-latin-72-400.woff2", "fonts/fraunces-400.ttf", "fonts/noto-serif-400.ttf"],
};

/** A system has hundreds, and each is opened until one has the letters. */
const mostFiles = 300;
const isBold = (file: string) => /bold|black|heavy/i.test(basename(file));
const unfit = /italic|oblique|emoji|color/i;

/** Stands for a letter that no font has, where an empty box would look like a fault. */
const unknownLetter = "?";
/** What joins or varies letters, and is nothing by itself. */
const isUnseen = (letter: string) => /^\p{Default_Ignorable_Code_Point}$/u.test(letter);

const opened = new Map<string, readonly DrawingFont[]>();
let fontDir: string | undefined;

/** Whoever draws in this process also has the fonts in this folder, which FONT_DIR names. */
export function addSystemFonts(folder: string | undefined): void {
  fontDir = folder;
}

/** A text with the first font that has every letter, or with the one that has most of them. */
export function drawable(text: string, style: FontStyle): DrawableText {
  const { letters, font, missing } = bestFont(text, style);
  const shown = letters.map((letter) => (missing.has(letter) ? unknownLetter : letter));
  return { font, text: shown.filter((letter) => !isUnseen(letter) || hasLetter(font, letter)).join("") };
}

/** The letters of texts that their best font lacks, each once. */
export function undrawable(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...bestFont(text, "text").missing]))];
}

function bestFont(text: string, style: FontStyle) {
  const letters = [...text.normalize("NFC")];
  const seen = [...new Set(letters)].filter((letter) => !/\s/.test(letter) && !isUnseen(letter));
  let best: { letters: readonly string[]; font: DrawingFont; missing: ReadonlySet<string> } | undefined;
  for (const font of fontsFor(style)) {
    const missing = new Set(seen.filter((letter) => !hasLetter(font, letter)));
    if (best === undefined || missing.size < best.missing.size) best = { letters, font, missing };
    if (missing.size === 0) break;
  }
  if (best === undefined) throw new Error(`There is no font for ${style}.`);
  return best;
}

const hasLetter = ({ font }: DrawingFont, letter: string) =>
  font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

function* fontsFor(style: FontStyle): Generator<DrawingFont> {
  const own = shipped[style].map((file) => resolve(import.meta.dirname, file));
  for (const file of own) yield* open(file);
  for (const file of systemFonts(style)) yield* open(file);
}

function systemFonts(style: FontStyle): string[] {
  const folder = fontDir;
  if (folder === undefined) return [];
  const fits = (file: string) => isBold(file) === (style === "bold");
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:ttf|otf|ttc)$/i.test(file) && !unfit.test(basename(file)))
      .toSorted((one, other) => Number(fits(other)) - Number(fits(one)) || (one < other ? -1 : 1))
      .slice(0, mostFiles)
      .map((file) => resolve(folder, file));
  } catch {
    // The folder can't be read: what is drawn has question marks, and screens say so before.
    return [];
  }
}

/** A font that can't be read is as good as none. */
function open(file: string): readonly DrawingFont[] {
  if (!opened.has(file)) opened.set(file, read(file));
  return opened.get(file) ?? [];
}

function read(file: string): readonly DrawingFont[] {
  try {
    const bytes = readFileSync(file);
    const made = create(bytes);
    if (!("fonts" in made)) return [{ name: made.postscriptName, bytes, font: made }];
    const [font] = made.fonts;
    return font ? [{ name: font.postscriptName, bytes, font, face: font.postscriptName }] : [];
  } catch {
    return [];
  }
}

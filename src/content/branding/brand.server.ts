import { current } from "../current.ts";
import { type Look, lookDocument } from "./look.ts";
import { type Brand, type Palette, paletteOf, shippedBrand } from "./palette.server.ts";

/** The two colors of the site of now; undefined while it has the shipped ones. */
export function brandNow(): Brand | undefined {
  const { mainColor, secondColor } = current(lookDocument);
  if (mainColor === undefined && secondColor === undefined) return undefined;
  return { main: mainColor ?? shippedBrand.main, second: secondColor ?? shippedBrand.second };
}

const known = new WeakMap<Look, Palette>();

/** The palette of the site of now; undefined while it has the shipped colors. */
export function paletteNow(): Palette | undefined {
  const brand = brandNow();
  if (!brand) return undefined;
  const look = current(lookDocument);
  const palette = known.get(look) ?? paletteOf(brand);
  known.set(look, palette);
  return palette;
}

const called = { main: "main color", second: "second color" } as const;
const uses = {
  main: "buttons and links",
  second: "highlights",
} as const;
const causes = {
  main: { darker: "too light to read on white", lighter: "too dark" },
  second: {
    darker: "too light",
    lighter: "too dark for the footer, or too close to the text on it",
  },
} as const;

/** What the team should know of its colors: which of them can't be used as they are, and what is used instead. */
export function colorHints(): readonly string[] {
  return (paletteNow()?.corrections ?? []).map(
    ({ family, chosen, used, way }) =>
      `Your ${called[family]} ${chosen} is ${causes[family][way]}. By day, ${uses[family]} use a ${way} shade, ${used}.`,
  );
}

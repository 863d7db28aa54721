/** Colors as the palette works with them: OKLCH, in which a step of lightness looks the same in every hue. */
import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagContrast,
} from "culori/fn";

register(modeRgb);
register(modeLrgb);
const toOklch = register(modeOklch);

/** Lightness from 0 to 1, chroma, and hue in degrees. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

/** A color such as #5D4080 in OKLCH; the hue of a gray is 0. @throws {Error} if it isn’t a color. */
export function oklchOf(hex: string): Oklch {
  const color = toOklch(hex);
  if (!color) throw new Error(`${hex} isn’t a color.`);
  return { l: color.l, c: color.c, h: color.h ?? 0 };
}

/** The nearest color that screens can show, in lower case: only its chroma gives way. */
export function hexOf({ l, c, h }: Oklch): string {
  return formatHex(clampChroma({ mode: "oklch", l: Math.min(1, Math.max(0, l)), c, h }, "oklch"));
}

/** The contrast of two colors by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

import { brandNow, paletteNow } from "#content/branding/brand.server.ts";
import { inBrand } from "#content/branding/palette.server.ts";
import { type Family, shippedTokens, type Token } from "#content/branding/shipped-colors.server.ts";

/** The colors of paper, which is always by day: those of the organization, if it has chosen some. */
export const ink = {
  get strong() {
    return inkOf("kw-ink");
  },
  get soft() {
    return inkOf("kw-ink-soft");
  },
  get line() {
    return inkOf("kw-line-strong");
  },
  get hair() {
    return recoloredInk("#CFC3D6", "main");
  },
  get tint() {
    return inkOf("kw-tint");
  },
  get plum() {
    return inkOf("kw-primary");
  },
  get honey() {
    return inkOf("logo-dot");
  },
} as const;

export type Ink = keyof typeof ink;

export function inkOf(token: Token): string {
  return paletteNow()?.color(token, "day") ?? shippedTokens[token].day;
}

/** A color of a drawing, in the organization's hues. */
export function recoloredInk(shipped: string, family: Family): string {
  const brand = brandNow();
  return brand ? inBrand(shipped, family, brand) : shipped;
}

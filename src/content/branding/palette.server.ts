/**
 * The colors of all tokens from an organization's two, by day and by night. Each keeps the lightness of the shipped
 * token and takes hue and strength from the brand. Every pair of text and ground is then checked against WCAG AA, and
 * the color in front gets darker or lighter where it has to.
 */
import { contrast, hexOf, type Oklch, oklchOf } from "./oklch.server.ts";
import { type DayAndNight, type Family, shippedTokens, type Token } from "./shipped-colors.server.ts";

/** The two colors that an organization chooses, such as #5d4080. */
export type Brand = Readonly<Record<Family, string>>;

/** A brand color that text or buttons couldn't use as it is, and what they use instead. */
export type Correction = { family: Family; chosen: string; used: string; way: "darker" | "lighter" };

export type Palette = {
  /** A token's color. */
  color(token: Token, theme: Theme): string;
  readonly corrections: readonly Correction[];
};

export type Theme = keyof DayAndNight;

/** The shipped colors that the two of the brand take the place of. */
export const shippedBrand: Brand = { main: "#5d4080", second: "#f2b661" };

const least = { text: 4.5, control: 3 } as const;

/** A color in front of others, and the contrast that it needs with each of them. */
export type Pair = { front: Token; grounds: readonly (Token | "kw-tint-sage")[]; least: number };

/** Grounds that no brand changes. */
export const fixedGrounds = { "kw-tint-sage": { day: "#EDF3E9", night: "#212A25" } } as const;

const pages = ["kw-bg", "kw-surface", "kw-sunken", "kw-tint", "kw-tint-warm", "kw-tint-sage"] as const;

/** Every pair that pages, admin and logo put together, in the order in which they are corrected. */
export const pairs: readonly Pair[] = [
  { front: "kw-ink", grounds: pages, least: least.text },
  { front: "kw-ink-soft", grounds: pages, least: least.text },
  { front: "kw-ink-faint", grounds: pages, least: least.text },
  { front: "kw-primary", grounds: pages, least: least.text },
  { front: "kw-link", grounds: pages, least: least.text },
  { front: "kw-primary-hover", grounds: pages, least: least.text },
  { front: "kw-on-primary", grounds: ["kw-primary", "kw-primary-hover"], least: least.text },
  // Its button gets a little darker below the pointer.
  { front: "kw-on-accent", grounds: ["kw-accent"], least: 5 },
  { front: "kw-on-disabled", grounds: ["kw-disabled"], least: least.text },
  { front: "kw-on-footer", grounds: ["kw-footer"], least: least.text },
  { front: "kw-on-footer-soft", grounds: ["kw-footer"], least: least.text },
  { front: "kw-line-strong", grounds: pages, least: least.control },
  { front: "kw-focus", grounds: [...pages, "kw-focus-gap"], least: least.control },
  { front: "kw-accent", grounds: ["kw-footer"], least: least.text },
  { front: "kw-chart-1", grounds: ["kw-surface"], least: least.control },
  { front: "kw-chart-6", grounds: ["kw-surface"], least: least.control },
  { front: "art-step-honey", grounds: ["art-step-1"], least: least.text },
  { front: "art-step-lilac", grounds: ["art-step-2"], least: least.text },
  { front: "logo-stem", grounds: ["kw-bg", "kw-surface"], least: least.control },
  { front: "logo-arm", grounds: ["kw-bg", "kw-surface"], least: least.control },
  { front: "logo-text", grounds: ["kw-bg", "kw-surface"], least: least.text },
];

/** The palette of a brand. The shipped colors give the shipped palette. */
export function paletteOf(brand: Brand): Palette {
  const themes = { day: themeOf(brand, "day"), night: themeOf(brand, "night") };
  const color: Palette["color"] = (token, theme) => themes[theme].get(token) ?? shippedTokens[token][theme];
  return { color, corrections: correctionsOf(brand, color) };
}

type Colors = ReadonlyMap<Token, string>;

function themeOf(brand: Brand, theme: Theme): Colors {
  const colors = new Map(
    tokenNames.map((token) => {
      const { families, [theme]: shipped } = shippedTokens[token];
      return [token, inBrand(shipped, families[theme], brand)];
    }),
  );
  const correct = (front: Token, hex = colors.get(front) ?? "") => {
    for (const pair of pairs)
      if (pair.front === front) colors.set(front, corrected(hex, groundsOf(pair, colors, theme), pair.least));
  };
  if (!isShipped(brand, "second")) {
    correct("kw-accent", brand.second);
    colors.set("kw-accent", withRoomForText(colors.get("kw-accent") ?? brand.second));
  }
  if (theme === "day" && !isShipped(brand, "main")) {
    correct("kw-primary", brand.main);
    const primary = colors.get("kw-primary") ?? brand.main;
    for (const token of ["kw-link", "kw-focus"] as const) colors.set(token, primary);
    colors.set("kw-primary-hover", pressed(primary));
  }
  for (const { front } of pairs) correct(front);
  return colors;
}

function isShipped(brand: Brand, family: Family): boolean {
  return brand[family].toLowerCase() === shippedBrand[family];
}

function groundsOf({ grounds }: Pair, colors: Colors, theme: Theme): readonly string[] {
  return grounds.map((ground) =>
    ground === "kw-tint-sage" ? fixedGrounds[ground][theme] : (colors.get(ground) ?? ""),
  );
}

/** A ground that is neither light nor dark carries no text well: it gets lighter. */
function withRoomForText(ground: string): string {
  const room = 5.2;
  return contrast(ground, "#ffffff") >= room ? ground : corrected(ground, ["#000000"], room);
}

/** More than this and a light ground would be loud. */
const strongest = 1.25;

/** A shipped color in the hue and strength of the brand, as light as it was. */
export function inBrand(shipped: string, family: Family, brand: Brand): string {
  const chosen = brand[family];
  if (isShipped(brand, family)) return shipped.toLowerCase();
  const [color, from, to] = [oklchOf(shipped), oklchOf(shippedBrand[family]), oklchOf(chosen)];
  const strength = Math.min(strongest, to.c / from.c);
  return hexOf({ l: color.l, c: color.c * strength, h: to.h + turnOf(color, from) });
}

/** How far a color's hue is from its family's; nearly gray ones have no hue to keep. */
function turnOf(color: Oklch, from: Oklch): number {
  const turn = ((color.h - from.h + 540) % 360) - 180;
  return color.c < 0.01 ? 0 : Math.max(-30, Math.min(30, turn));
}

/** The button below the pointer: darker, or lighter where it is nearly black. */
function pressed(hex: string): string {
  const color = oklchOf(hex);
  return hexOf({ ...color, l: color.l < 0.25 ? color.l + 0.12 : color.l - 0.08 });
}

/** A color with enough contrast to every ground: the same hue, darker or lighter. */
export function corrected(hex: string, grounds: readonly string[], needed: number): string {
  return nearestShade(hex, (each) => grounds.every((ground) => contrast(each, ground) >= needed));
}

/** The shade of a color that fits and is nearest in lightness, or black or white; the color itself if nothing fits. */
export function nearestShade(hex: string, fits: (hex: string) => boolean): string {
  if (fits(hex)) return hex;
  const color = oklchOf(hex);
  for (let step = 1; step <= 100; step += 1) {
    const ways = [color.l - step / 100, color.l + step / 100].filter((l) => l >= -0.01 && l <= 1.01);
    const found = ways.map((l) => hexOf({ ...color, l })).find(fits);
    if (found !== undefined) return found;
  }
  return ["#000000", "#ffffff"].find(fits) ?? hex;
}

function correctionsOf(brand: Brand, color: Palette["color"]): readonly Correction[] {
  const used: Brand = { main: color("kw-primary", "day"), second: color("kw-accent", "day") };
  const families: readonly Family[] = ["main", "second"];
  return families
    .filter((family) => used[family].toLowerCase() !== brand[family].toLowerCase())
    .map((family) => ({
      family,
      chosen: brand[family],
      used: used[family],
      way: oklchOf(used[family]).l < oklchOf(brand[family]).l ? "darker" : "lighter",
    }));
}

/** Whether a name is a token's. */
function isToken(name: string): name is Token {
  return Object.hasOwn(shippedTokens, name);
}

/** Every token that follows the brand. */
export const tokenNames: readonly Token[] = Object.keys(shippedTokens).filter(isToken);

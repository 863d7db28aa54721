import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const sheet = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const [day = "", night = ""] = sheet.split("@media screen and (prefers-color-scheme: dark)");

/** Red, green and blue of a token, from 0 to 255. */
function token(theme: string, name: string): number[] {
  const [, hex = ""] = new RegExp(`--kw-${name}: #([0-9A-F]{6});`).exec(theme) ?? [];
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** A ground under the middle of the spotlight, where it is brightest. */
function lit(theme: string, ground: number[]): number[] {
  const [, ...parts] = /--kw-spotlight:.*?rgb\((\d+) (\d+) (\d+) \/ (\.\d+)\)/.exec(theme) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 0] = parts.map(Number);
  return [red, green, blue].map((channel, at) => (ground[at] ?? 0) * (1 - alpha) + channel * alpha);
}

// WCAG 2.2, relative luminance and contrast ratio.
function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number[], other: number[]): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ["day", day],
  ["night", night],
])("under the spotlight by %s", (_, theme) => {
  it.each(["bg", "tint", "tint-warm", "tint-sage"])("text on %s can still be read", (ground) => {
    for (const ink of ["ink", "ink-soft", "ink-faint", "link", "error", "success", "warning"])
      expect(contrast(token(theme, ink), lit(theme, token(theme, ground))), ink).toBeGreaterThanOrEqual(4.5);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast } from "./oklch.server.ts";
import { type Brand, fixedGrounds, pairs, paletteOf, shippedBrand, tokenNames } from "./palette.server.ts";
import { shippedTokens } from "./shipped-colors.server.ts";

const themes = ["day", "night"] as const;

/** Colors that no brand changes, on the grounds that one does. */
const fixedFronts = {
  day: ["#42603F", "#A8362F", "#85530F"],
  night: ["#A9CBA0", "#F4AFA5", "#F5CB8B"],
} as const;

function failures(brand: Brand): string[] {
  const { color } = paletteOf(brand);
  return themes.flatMap((theme) => [
    ...pairs.flatMap(({ front, grounds, least }) =>
      grounds
        .map((ground) => [
          ground,
          ground === "kw-tint-sage" ? fixedGrounds[ground][theme] : color(ground, theme),
        ])
        .filter(([, ground = ""]) => contrast(color(front, theme), ground) < least)
        .map(([name]) => `${theme}: ${front} on ${name}`),
    ),
    ...fixedFronts[theme].flatMap((front) =>
      (["kw-bg", "kw-surface"] as const)
        .filter((ground) => contrast(front, color(ground, theme)) < 4.5)
        .map((ground) => `${theme}: ${front} on ${ground}`),
    ),
  ]);
}

test("two hundred random pairs of colors are readable by day and by night", () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(fc.record({ main: color, second: color }), (brand) => {
      expect(failures(brand)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test.each([
  { main: "#ffd400", second: "#00a3ff" },
  { main: "#ffffff", second: "#ffffff" },
  { main: "#000000", second: "#000000" },
  { main: "#808080", second: "#808080" },
  { main: "#7a1f5c", second: "#0b6e4f" },
  { main: "#00ff00", second: "#00ff00" },
  { main: "#FF0000", second: "#0000FF" },
  { main: "#FFFF00", second: "#FFFF00" },
])("$main and $second are readable", (brand) => {
  expect(failures(brand)).toEqual([]);
});

test("the focus ring differs from every ground, or its gap does", () => {
  for (const main of ["#ffffff", "#000000", "#ffd400", "#808080", "#00ffff"]) {
    const { color } = paletteOf({ main, second: main });
    for (const theme of themes)
      for (const ground of ["kw-primary", "kw-accent", "kw-footer", "kw-bg"] as const) {
        const ring = [color("kw-focus", theme), color("kw-focus-gap", theme)];
        expect(Math.max(...ring.map((each) => contrast(each, color(ground, theme))))).toBeGreaterThanOrEqual(
          3,
        );
      }
  }
});

test("the shipped colors give the shipped palette", () => {
  const { color, corrections } = paletteOf(shippedBrand);
  const found = tokenNames.flatMap((token) => themes.map((theme) => [token, theme, color(token, theme)]));
  const shipped = tokenNames.flatMap((token) =>
    themes.map((theme) => [token, theme, shippedTokens[token][theme].toLowerCase()]),
  );
  expect(found).toEqual(shipped);
  expect(corrections).toEqual([]);
});

test("the list of shipped colors is what the style sheet says", () => {
  const sheet = readFileSync(new URL("../../ui/tokens/tokens.css", import.meta.url), "utf8");
  const [day = "", night = ""] = sheet.split('[data-theme="dark"]');
  for (const token of tokenNames) {
    expect(day).toContain(`--${token}: ${shippedTokens[token].day};`);
    expect(night).toContain(`--${token}: ${shippedTokens[token].night};`);
  }
});

test("a color that can't be read is used in a darker shade of its hue, and a good one as it is", () => {
  expect(paletteOf({ main: "#ffd400", second: "#00a3ff" }).corrections).toEqual([
    { family: "main", chosen: "#ffd400", used: expect.stringMatching(/^#[0-9a-f]{6}$/), way: "darker" },
  ]);
  const { color, corrections } = paletteOf({ main: "#7a1f5c", second: "#0b6e4f" });
  expect(color("kw-primary", "day")).toBe("#7a1f5c");
  expect(corrections.map(({ family }) => family)).not.toContain("main");
});

test("no style sheet or screen has a color of the shipped brand of its own", () => {
  const root = new URL("../../", import.meta.url);
  const shipped = new Set(
    tokenNames
      .flatMap((token) =>
        [shippedTokens[token].day, shippedTokens[token].night].map((hex) => hex.toLowerCase()),
      )
      .filter((hex) => hex !== "#ffffff"),
  );
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(css|tsx)$/.test(file) && !/\.test\.|^ui\/tokens\//.test(file) && !elsewhere.has(file),
  );
  const found = files.flatMap((file) =>
    (readFileSync(new URL(file, root), "utf8").match(/#[\da-f]{6}\b/gi) ?? [])
      .filter((hex) => shipped.has(hex.toLowerCase()))
      .map((hex) => `${file}: ${hex}`),
  );
  expect(found).toEqual([]);
});

/** Each is replaced as a page is served (web/layout/look-head.server.ts), or is paper for our records. */
const elsewhere: ReadonlySet<string> = new Set([
  "root.tsx",
  "web/layout/layout.css",
  "web/admin/print-card.css",
  "features/newsletter/issues/admin/issue-text.css",
  "web/pages/clinic-onboarding/checklist.css",
]);

import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { afterEach, expect, it } from "vitest";
import { lettersBeyondFonts } from "#platform/pdf/letters.ts";
import { namesOfThirtyLanguages } from "#tests/support/names.ts";
import { contentOf } from "#tests/support/pdf-content.ts";
import { pagesOf, readPdf } from "#tests/support/read-pdf.ts";
import { shareImageArtist } from "./draw-share-image.ts";
import { addSystemFonts, drawable, type FontStyle, undrawable } from "./drawing-fonts.ts";
import { drawReport } from "./pdf/draw-report.ts";

afterEach(() => addSystemFonts(undefined));

const styles: readonly FontStyle[] = ["serif", "text", "bold", "display"];
const decomposed = namesOfThirtyLanguages.map((name) => name.normalize("NFD"));

it("have a glyph for each letter of 400 names of 30 languages, also from systems that take letters apart", () => {
  expect(namesOfThirtyLanguages.length).toBeGreaterThan(400);
  for (const style of styles)
    for (const name of [...namesOfThirtyLanguages, ...decomposed]) {
      const { text, font } = drawable(name, style);
      const { glyphs } = font.font.layout(text);
      expect(
        glyphs.some(({ id }) => id === 0),
        `${name} in ${font.name}`,
      ).toBe(false);
      expect(text, name).toBe(name.normalize("NFC"));
    }
});

it("draw each of those names into a PDF, where it can be read again", async () => {
  const pdf = readPdf(
    await drawReport({
      title: "Łódź, Măria & Nguyễn",
      beside: "Ελένη",
      date: "2026-11-30",
      facts: [{ label: "Győző", value: "Щукин" }],
      columns: ["Ťapák", "Æ"],
      rows: namesOfThirtyLanguages.map((name) => [name, "1"]),
      hasSum: false,
      notes: ["Ọlá"],
    }),
  );
  const contents = pagesOf(pdf).map((page) => contentOf(pdf, page));
  expect(contents.map(({ unnamed }) => unnamed)).toEqual(contents.map(() => 0));
  const text = contents.flatMap(({ marked }) => [...marked.values()]).join("\n");
  for (const name of namesOfThirtyLanguages) expect(text).toContain(name.normalize("NFC"));
  expect(text).not.toContain("?");
});

it("keep a name in one font, and the font of the site where that has its letters", () => {
  expect(drawable("Łódź circle", "text").font.name).toMatch(/^Figtree/);
  expect(drawable("Nguyễn circle", "text").font.name).toMatch(/^NotoSans/);
  expect(drawable("Nguyễn circle", "serif").font.name).toMatch(/^Fraunces/);
});

it("name the letters that none of them has, and show a mark in their place", () => {
  expect(drawable("妊活の会 in Łódź", "text").text).toBe("???? in Łódź");
  expect(undrawable(["妊活の会", "会", "Łódź", "family 👩‍👧"])).toEqual(["妊", "活", "の", "会", "👩", "👧"]);
});

it("have every letter that screens take for drawable", () => {
  const everyLetter = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(letter) && lettersBeyondFonts([letter]).length === 0,
  );
  expect(everyLetter.length).toBeGreaterThan(1_000);
  expect(undrawable(everyLetter)).toEqual([]);
  expect(lettersBeyondFonts(["妊活の会", "Łódź", "会\u200d"])).toEqual(["妊", "活", "の", "会"]);
});

it("are joined by the server's own, where a folder is named", () => {
  const folder = mkdtempSync(join(tmpdir(), "kinward-fonts-"));
  // Its letters of private use stand for a script that ours lack.
  const viewer = resolve("node_modules/playwright-core/lib/vite/traceViewer");
  const file = readdirSync(viewer).find((name) => /^codicon.*\.ttf$/.test(name)) ?? "";
  symlinkSync(join(viewer, file), join(folder, "own.ttf"));
  const own = "\uea60";
  expect(undrawable([own])).toEqual([own]);
  addSystemFonts(folder);
  expect(undrawable([own])).toEqual([]);
  addSystemFonts(join(folder, "none"));
  expect(undrawable([own])).toEqual([own]);
  rmSync(folder, { recursive: true });
});

it("draw a share picture whose heading has such letters", async () => {
  const draw = shareImageArtist({
    illustration: (name) => readFileSync(resolve(`public/illustrations/${name}.svg`), "utf8"),
  });
  const picture = (heading: string) => draw({ path: "/łódź", heading });
  const [whole, without] = await Promise.all([picture("Łó Żaneta"), picture("ó aneta")]);
  expect((await sharp(whole).metadata()).width).toBe(1200);
  expect(whole.equals(without)).toBe(false);
});

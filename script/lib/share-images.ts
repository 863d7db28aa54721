/**
 * Draws each page's share picture: 1200 × 630, the page's landscape in its day version, the logo and the page's
 * heading in one or two lines in the sky. Text is converted to outlines, so that every machine draws the same.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { create, type Font } from "fontkit";
import sharp from "sharp";
import { pages } from "../../src/content/index.ts";
import type { Page } from "../../src/content/schema.ts";
import { shareImagePath } from "../../src/web/share-image.ts";

const root = resolve(import.meta.dirname, "../..");
const [width, height] = [1200, 630];
const coverSide = 1400;
const left = 84;
// A page's own landscape starts here; the sky continues above it.
const horizon = 170;
const room = { text: 560, size: 64, smallest: 44, firstBaseline: 250, lineHeight: 1.2 };
const colours = { sky: "#E6DDF0", ink: "#2c1f3d", second: "#5d4580" };

// One size and weight: fontkit can't choose them inside a WOFF2 file.
const display = fontOf("src/ui/fonts/fraunces-latin-72-400.woff2");

function fontOf(path: string): Font {
  const font = create(readFileSync(resolve(root, path)));
  if ("fonts" in font) throw new Error(`${path} is a collection of fonts.`);
  return font;
}

/** An illustration in its day version: every color name replaced by its day value. */
function drawing(name: string): string {
  const svg = readFileSync(resolve(root, `public/illustrations/${name}.svg`), "utf8");
  const own = new Map(
    [...svg.matchAll(/(--\w+):var\([^,]+,(#[0-9A-Fa-f]{3,8})\)/g)].map(([, key, day]) => [key, day]),
  );
  return svg
    .replace(
      /var\((--[\w-]+)(?:,(#[0-9A-Fa-f]{3,8}))?\)/g,
      (_, key: string, day?: string) => own.get(key) ?? day ?? "none",
    )
    .replace(/<svg style="[^"]*"/, "<svg");
}

/** One line of text as an outline of this size in pixels, on this baseline. */
function outline(words: string, size: number, baseline: number, fill: string): string {
  const scale = size / display.unitsPerEm;
  let x = left;
  const { glyphs, positions } = display.layout(words);
  const shapes = glyphs.map((glyph, at) => {
    const { xOffset = 0, xAdvance = 0 } = positions[at] ?? {};
    const shape = glyph.path
      .scale(scale, -scale)
      .translate(x + xOffset * scale, baseline)
      .toSVG();
    x += xAdvance * scale;
    return shape;
  });
  return `<path fill="${fill}" d="${shapes.join("")}"/>`;
}

function widthOf(words: string, size: number): number {
  return (display.layout(words).advanceWidth * size) / display.unitsPerEm;
}

/** The heading in at most two lines, broken so that the longer line is shortest, as large as it fits. */
function linesOf(heading: string): { lines: string[]; size: number } {
  const words = heading.split(" ");
  const breaks = words.map((_, at) => [words.slice(0, at), words.slice(at)].map((part) => part.join(" ")));
  const longest = (lines: string[]) => Math.max(...lines.map((line) => widthOf(line, room.size)));
  const best = breaks.reduce((shorter, next) => (longest(next) < longest(shorter) ? next : shorter));
  const lines = longest([heading]) <= room.text ? [heading] : best.filter((line) => line !== "");
  const size = Math.min(room.size, (room.size * room.text) / longest(lines));
  if (size < room.smallest) throw new Error(`"${heading}" is too long for a share picture.`);
  return { lines, size };
}

/** The page's own wide landscape, anchored to the bottom; the site's landscape for pages without one. */
function ground({ picture }: Page): string {
  const isLandscape = picture !== undefined && /-wide$|^clinics-hero$|^founders-banner$/.test(picture.name);
  if (!isLandscape || /^(zenden|hero)-/.test(picture.name)) return withoutWords(drawing("social-share"));
  const scale = Math.max(width / picture.width, (height - horizon) / picture.height);
  const place = `translate(${width - picture.width * scale} ${height - picture.height * scale}) scale(${scale})`;
  const scene = drawing(picture.name)
    .replace(/<svg[^>]*>/, "")
    .replace("</svg>", "");
  return `<rect width="${width}" height="${height}" fill="${colours.sky}"/><g fill="none" transform="${place}">${scene}</g>`;
}

// The site's own share picture ends with the logo, the name and the tagline; each page adds its own line.
function withoutWords(svg: string): string {
  return `${svg.slice(0, svg.indexOf('<g transform="matrix(1.2 0 0 1.2 84 66)">'))}</svg>`;
}

function shareSvg(page: Page): string {
  const { lines, size } = linesOf(page.heading);
  const words = lines.map((line, at) =>
    outline(
      line,
      size,
      room.firstBaseline + at * size * room.lineHeight,
      at === 0 ? colours.ink : colours.second,
    ),
  );
  const lockup = drawing("logo-lockup").replace("<svg", `<svg x="${left}" y="66" width="300" height="84"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ground(page)}${lockup}${words.join("")}</svg>`;
}

/** Writes one JPEG into this folder for each page without its own picture, several at a time. */
async function drawShareImages(folder: string): Promise<void> {
  const originals = pages.filter(({ meta }) => meta.canonical === undefined && meta.ogImage === undefined);
  await Promise.all(
    originals.map(async (page) => {
      const address = shareImagePath(page);
      if (address === undefined) return;
      const path = resolve(folder, `.${address}`);
      mkdirSync(dirname(path), { recursive: true });
      const svg = page.path === "/" ? drawing("social-share") : shareSvg(page);
      writeFileSync(path, await asJpeg(svg, width, height));
    }),
  );
}

/** Writes the cover for podcast apps: a square in the largest required size. */
async function drawPodcastCover(folder: string): Promise<void> {
  writeFileSync(
    resolve(folder, "podcast/cover.jpg"),
    await asJpeg(drawing("podcast-cover"), coverSide, coverSide),
  );
}

function asJpeg(svg: string, wide: number, high: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(wide, high).flatten().jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

await drawShareImages(resolve(root, "build/client"));
await drawPodcastCover(resolve(root, "build/client"));

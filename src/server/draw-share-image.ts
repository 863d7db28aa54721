/**
 * Draws a page's share picture: 1200 × 630, the page's landscape in its day version, the logo and the page's heading in
 * the sky. Text is converted to outlines, so that every machine draws the same. The build draws all pages; the server
 * draws those whose heading the team has changed, and pages that it has added.
 */
import type { Font } from "fontkit";
import { identityDocument } from "#content/current.ts";
import type { Page } from "#content/schema.ts";
import type { BrandPicture } from "./brand-picture.ts";
import { drawable } from "./drawing-fonts.ts";

type Drawn = Pick<Page, "path" | "heading" | "picture"> & {
  /** The organization's name, where it isn't the one that the logo is drawn with. */
  name?: string | undefined;
  /** The organization's own logo or mark. */
  ownPicture?: BrandPicture | undefined;
};

/** What it draws with: illustrations by their name as SVG. */
type DrawingKit = {
  illustration(name: string): string;
  /** A color of ours in the organization's hues; as it is where there is none. */
  color?(shipped: string): string;
};

const [width, height] = [1200, 630];
const left = 84;
// A page's own landscape starts here; the sky continues above it.
const horizon = 170;
const room = { text: 560, size: 64, smallest: 30, mostLines: 3, firstBaseline: 250, lineHeight: 1.2 };
/** One line is as large as can be; two that would be smaller than this read better as three. */
const comfortable = 44;
const colours = { sky: "#E6DDF0", ink: "#2c1f3d", second: "#5d4580" };
const inKit = (kit: DrawingKit, shipped: string) => kit.color?.(shipped) ?? shipped;

/** Draws share pictures as JPEG. */
export function shareImageArtist(kit: DrawingKit): (page: Drawn) => Promise<Buffer> {
  return async (page) => {
    const svg =
      page.path === "/" && page.name === undefined && page.ownPicture === undefined
        ? dayVersion(kit.illustration("social-share"))
        : shareSvg(page, kit);
    return asJpeg(svg, width, height);
  };
}

/** An SVG as a JPEG of this size in pixels. */
export async function asJpeg(svg: string, wide: number, high: number): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg)).resize(wide, high).flatten().jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

/** An illustration in its day version: every color name replaced by its day value. */
export function dayVersion(svg: string): string {
  const own = new Map(
    [...svg.matchAll(/(--\w{1,40}):var\([^,()]{1,80},(#[0-9A-Fa-f]{3,8})\)/g)].map(([, key, day]) => [
      key,
      day,
    ]),
  );
  return svg
    .replace(
      /var\((--[\w-]+)(?:,(#[0-9A-Fa-f]{3,8}))?\)/g,
      (_, key: string, day?: string) => own.get(key) ?? day ?? "none",
    )
    .replace(/<svg style="[^"]*"/, "<svg");
}

function shareSvg(page: Drawn, kit: DrawingKit): string {
  const { font, text } = inOneFont(page.heading);
  const { lines, size } = linesOf(text, font);
  const words = lines.map((line, at) =>
    outline(font, line, {
      size,
      baseline: room.firstBaseline + at * size * room.lineHeight,
      fill: inKit(kit, at === 0 ? colours.ink : colours.second),
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ground(page, kit)}${lockup(page, kit)}${words.join("")}</svg>`;
}

const lockupPlace = { x: left, y: 66, height: 84, room: 620 };

/** The organization's logo; or its name beside its mark or the shipped symbol; or the shipped logo. */
function lockup({ name, ownPicture }: Drawn, kit: DrawingKit): string {
  if (ownPicture?.kind === "logo") return embedded(ownPicture, lockupPlace.room);
  if (name === undefined && ownPicture === undefined) return shippedLockup(kit);
  const symbol = ownPicture ? embedded(ownPicture, lockupPlace.height) : shippedSymbol(kit);
  return symbol + lockupName(name ?? identityDocument.shipped.name, kit);
}

/** A picture in PNG or JPEG, as wide as this at most. */
function embedded({ bytes }: BrandPicture, wide: number): string {
  const type = bytes.startsWith("iVBOR") ? "png" : "jpeg";
  const { x, y, height } = lockupPlace;
  return `<image x="${x}" y="${y}" width="${wide}" height="${height}" preserveAspectRatio="xMinYMid" href="data:image/${type};base64,${bytes}"/>`;
}

function shippedLockup(kit: DrawingKit): string {
  return dayVersion(kit.illustration("logo-lockup")).replace(
    "<svg",
    `<svg x="${left}" y="66" width="300" height="84"`,
  );
}

function shippedSymbol(kit: DrawingKit): string {
  return dayVersion(kit.illustration("logo-mark")).replace(
    "<svg",
    `<svg x="${left}" y="66" width="84" height="84"`,
  );
}

/** A name beside the symbol, in one line that is as large as fits. */
function lockupName(name: string, kit: DrawingKit): string {
  const { font, text } = inOneFont(name);
  const [x, baseline, largest] = [left + 92, 124, 52];
  const size = Math.min(largest, (largest * lockupPlace.room) / Math.max(1, widthOf(font, text, largest)));
  return outline(font, text, { x, size, baseline, fill: inKit(kit, colours.ink) });
}

/** Words in one line of their own, with the font that has their letters. */
function inOneFont(words: string): { font: Font; text: string } {
  const { font, text } = drawable(words.replaceAll(/\s+/g, " ").trim(), "display");
  return { font: font.font, text };
}

/**
 * The heading in as few lines as it fits in comfortably, broken so that the longest line is shortest. Words at the end
 * of one that doesn't fit at all are left out.
 */
function linesOf(heading: string, font: Font): { lines: readonly string[]; size: number } {
  const words = heading.split(" ").filter((word) => word !== "");
  if (words.length === 0) return { lines: [], size: room.size };
  for (let count = 1; count <= room.mostLines; count += 1) {
    const lines = brokenInto(count, words, font);
    const size = sizeFor(lines, font);
    const least = [room.size, comfortable][count - 1] ?? room.smallest;
    if (size >= least) return { lines, size };
  }
  if (words.length === 1) return { lines: [], size: room.size };
  return linesOf(`${words.slice(0, -1).join(" ").replace(/…$/, "")}…`, font);
}

function brokenInto(count: number, words: readonly string[], font: Font): readonly string[] {
  if (count === 1 || words.length === 1) return [words.join(" ")];
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => widthOf(font, line, 1)));
  const ways = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(" "), ...brokenInto(count - 1, words.slice(at + 1), font)]);
  return ways.reduce((best, next) => (longest(next) < longest(best) ? next : best));
}

function sizeFor(lines: readonly string[], font: Font): number {
  const longest = Math.max(...lines.map((line) => widthOf(font, line, room.size)));
  return Math.min(room.size, (room.size * room.text) / longest);
}

function widthOf(font: Font, text: string, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

type Line = { x?: number; size: number; baseline: number; fill: string };

/** One line of text as an outline of this size in pixels, on this baseline. */
function outline(font: Font, text: string, { x: start = left, size, baseline, fill }: Line): string {
  const scale = size / font.unitsPerEm;
  let x = start;
  const { glyphs, positions } = font.layout(text);
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

/** The page's own wide landscape, anchored to the bottom; the site's landscape for pages without one. */
function ground({ picture }: Drawn, kit: DrawingKit): string {
  const isLandscape = picture !== undefined && /-wide$|^clinics-hero$|^founders-banner$/.test(picture.name);
  if (!isLandscape || /^(zenden|hero)-/.test(picture.name))
    return withoutWords(dayVersion(kit.illustration("social-share")));
  const scale = Math.max(width / picture.width, (height - horizon) / picture.height);
  const place = `translate(${width - picture.width * scale} ${height - picture.height * scale}) scale(${scale})`;
  const scene = insideOf(dayVersion(kit.illustration(picture.name)));
  return `<rect width="${width}" height="${height}" fill="${inKit(kit, colours.sky)}"/><g fill="none" transform="${place}">${scene}</g>`;
}

/** What is drawn in an SVG, without its own element. */
function insideOf(svg: string): string {
  return svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1).replace("</svg>", "");
}

// The site's own share picture ends with the logo, the name and the tagline; each page adds its own line.
function withoutWords(svg: string): string {
  return `${svg.slice(0, svg.indexOf('<g transform="matrix(1.2 0 0 1.2 84 66)">'))}</svg>`;
}

import sharp from "sharp";
import { copyWidths, pictureBounds } from "./bounds.ts";
import { drawnSide, plainDrawing } from "./plain-drawing.ts";
import { type SvgFault, svgFault } from "./svg-faults.ts";

/** The formats of a picture's copies. A picture has AVIF, WebP and one fallback: PNG if it is transparent, else JPEG. */
export type CopyFormat = "avif" | "webp" | "jpg" | "png";

type PictureCopy = { width: number; format: CopyFormat; bytes: Uint8Array };

/** A picture's copies and the size of the largest. */
export type RenderedPicture = { width: number; height: number; copies: readonly PictureCopy[] };

/** Why a file of the right kind can't become a picture. */
export type RenderRefusal = "tooManyPixels" | "tooLong" | "moving" | "damaged";

sharp.cache(false);
sharp.concurrency(1);
// Of the many formats that the library reads, only these are needed.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadWebp",
    "VipsForeignLoadHeif",
    "VipsForeignLoadSvg",
  ],
});

/** What the header says; no pixel is decoded for it. */
async function refusalByHeader(bytes: Uint8Array): Promise<RenderRefusal | undefined> {
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > pictureBounds.pixels) return "tooManyPixels";
  if (Math.max(width, height) > pictureBounds.side) return "tooLong";
  return pages > 1 ? "moving" : undefined;
}

const plainDensity = 72;

/** How many points an inch has for a drawing that doesn't say how large it is; undefined for all others. */
async function densityOf(bytes: Uint8Array): Promise<{ density: number } | undefined> {
  const { format, width, height } = await sharp(bytes).metadata();
  const side = Math.max(width, height, 1);
  if (format !== "svg" || side === drawnSide) return undefined;
  return { density: Math.min(100_000, Math.max(1, (plainDensity * drawnSide) / side)) };
}

/** The largest copy as plain pixels: upright, in sRGB, and without anything else that the file held. */
async function largestCopy(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: pictureBounds.pixels,
    failOn: "error",
    ...(await densityOf(bytes)),
  })
    .autoOrient()
    .resize({
      width: pictureBounds.keptWidth,
      height: pictureBounds.keptHeight,
      fit: "inside",
      withoutEnlargement: true,
    })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, width, height, channels, seeThrough: isSeeThrough(data, channels) };
}

function isSeeThrough(pixels: Uint8Array, channels: number): boolean {
  if (channels !== 2 && channels !== 4) return false;
  for (let at = channels - 1; at < pixels.length; at += channels) if (pixels[at] !== 255) return true;
  return false;
}

/**
 * Makes a picture's copies. A decoder that crashes on a hostile file or needs all its memory ends its process and no
 * other: `renderPicture` has it called in one of its own.
 */
export async function renderCopies(
  file: Uint8Array,
  kind: "pixels" | "svg",
): Promise<RenderedPicture | { refused: RenderRefusal | SvgFault }> {
  try {
    const drawing = kind === "svg" ? plainDrawing(file) : undefined;
    if (drawing && "refused" in drawing) return drawing;
    const bytes = drawing ? Buffer.from(drawing.svg) : file;
    const refused = (drawing && svgFault(drawing.svg)) ?? (await refusalByHeader(bytes));
    if (refused) return { refused };
    const { data, width, height, channels, seeThrough } = await largestCopy(bytes);
    const copies: PictureCopy[] = [];
    for (const wide of copyWidths(width)) {
      const pixels = sharp(data, { raw: { width, height, channels } });
      const sized = (seeThrough ? pixels : pixels.removeAlpha()).resize({ width: wide });
      const keep = async (format: CopyFormat, made: Promise<Buffer>) =>
        copies.push({ width: wide, format, bytes: await made });
      await keep("avif", sized.clone().avif({ quality: 55, effort: 0 }).toBuffer());
      await keep("webp", sized.clone().webp({ quality: 78, effort: 2 }).toBuffer());
      if (seeThrough)
        await keep("png", sized.clone().png({ palette: true, quality: 90, effort: 4 }).toBuffer());
      else await keep("jpg", sized.clone().jpeg({ quality: 82, mozjpeg: true }).toBuffer());
    }
    return { width, height, copies };
  } catch {
    // The library's sentences are for programmers, and can quote the file.
    return { refused: "damaged" };
  }
}

import sharp from "sharp";

/** What to draw: a picture's bytes, the side in pixels, and whether phones may cut the icon's corners off. */
type IconOrder = { drawing: Uint8Array; size: number; isMaskable: boolean };

/** What a phone leaves of a maskable icon at least. */
const safe = 0.78;

export async function drawIcon({ drawing, size, isMaskable }: IconOrder): Promise<Buffer> {
  const side = isMaskable ? Math.round(size * safe) : size;
  const mark = sharp(drawing, { density: 600 }).resize(side, side, {
    fit: "contain",
    background: "#00000000",
  });
  if (!isMaskable) return mark.png({ compressionLevel: 9 }).toBuffer();
  const around = Math.floor((size - side) / 2);
  const rest = size - side - around;
  return sharp(await mark.png().toBuffer())
    .extend({ top: around, left: around, bottom: rest, right: rest, background: "#00000000" })
    .flatten({ background: "#ffffff" })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

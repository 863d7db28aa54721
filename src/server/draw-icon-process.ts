/**
 * A process of its own that draws one icon of the site as a PNG and ends. It's sent a picture or a drawing as JSON, and
 * gets no settings and no keys.
 */
import sharp from "sharp";
import { giveWay } from "#platform/processes/give-way.ts";

/** What to draw: a picture in base64, the side in pixels, and whether phones may cut the icon's corners off. */
export type IconOrder = { drawing: string; size: number; isMaskable: boolean };

const lowPriority = 10;
giveWay(lowPriority);
/** What a phone leaves of a maskable icon at least. */
const safe = 0.78;

process.once("message", (text: string) => {
  const order: IconOrder = JSON.parse(text);
  void drawn(order).then((bytes) => process.send?.(bytes, () => process.disconnect()));
});

async function drawn({ drawing, size, isMaskable }: IconOrder): Promise<Buffer> {
  const side = isMaskable ? Math.round(size * safe) : size;
  const mark = sharp(Buffer.from(drawing, "base64"), { density: 600 }).resize(side, side, {
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

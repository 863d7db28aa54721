import QRCode from "qrcode";

// A card in a waiting room gets worn: level M can restore 15 percent.
export const errorCorrectionLevel = "M";
/** The quiet zone the standard requires; without it some phones can't read the code. */
export const margin = 4;

/** A QR code as an image of `size` by `size` modules, quiet zone included. */
export type QrPath = {
  size: number;
  /** The dark modules as one path. */
  path: string;
};

/** Draws a text as a QR code, in the browser too. */
export function qrPathOf(text: string): QrPath {
  const { modules } = QRCode.create(text, { errorCorrectionLevel });
  return { size: modules.size + 2 * margin, path: pathOf(modules) };
}

/** Adjacent dark modules become one stroke, so that printing leaves no hairlines between them. */
function pathOf({ size, data }: { size: number; data: Uint8Array }): string {
  const strokes: string[] = [];
  for (let row = 0; row < size; row += 1) {
    let column = 0;
    while (column < size) {
      let length = 0;
      while (column + length < size && data[row * size + column + length] === 1) length += 1;
      if (length > 0) strokes.push(`M${column + margin} ${row + margin}h${length}v1h-${length}z`);
      column += length || 1;
    }
  }
  return strokes.join("");
}

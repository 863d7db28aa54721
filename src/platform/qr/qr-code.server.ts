import QRCode from "qrcode";

/** A QR code as an image of `size` by `size` modules, quiet zone included, and as downloadable files. */
type QrPicture = {
  size: number;
  /** The dark modules as one path. */
  path: string;
  /** Complete files as data URLs, so that a link can download them without another request. */
  svg: string;
  png: string;
};

// A card in a waiting room gets worn: level M can restore 15 percent.
const errorCorrectionLevel = "M";
/** The quiet zone the standard requires; without it some phones can't read the code. */
const margin = 4;
const pngWidth = 1_024;

/** Renders a text as a QR code. */
export async function qrCodeOf(text: string): Promise<QrPicture> {
  const { modules } = QRCode.create(text, { errorCorrectionLevel });
  const size = modules.size + 2 * margin;
  const path = pathOf(modules);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  const png = await QRCode.toBuffer(text, { errorCorrectionLevel, margin, width: pngWidth });
  return {
    size,
    path,
    svg: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
    png: `data:image/png;base64,${png.toString("base64")}`,
  };
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

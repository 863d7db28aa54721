import QRCode from "qrcode";
import { errorCorrectionLevel, margin, type QrPath, qrPathOf } from "./qr-path.ts";

/** A QR code as a picture and as downloadable files. */
type QrPicture = QrPath & {
  /** Complete files as data URLs, so that a link can download them without another request. */
  svg: string;
  png: string;
};

const pngWidth = 1_024;

/** Renders a text as a QR code. */
export async function qrCodeOf(text: string): Promise<QrPicture> {
  const { size, path } = qrPathOf(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  const png = await QRCode.toBuffer(text, { errorCorrectionLevel, margin, width: pngWidth });
  return {
    size,
    path,
    svg: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
    png: `data:image/png;base64,${png.toString("base64")}`,
  };
}

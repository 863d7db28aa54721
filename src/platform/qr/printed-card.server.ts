import QRCode from "qrcode";
import type { Services } from "../services.ts";
import { errorCorrectionLevel, margin, type QrPath, qrPathOf } from "./qr-path.ts";

/** Paper for a card: postcards to hand out, and posters for a wall, in the sizes of North America and of elsewhere. */
const sizes = [
  { id: "a6", name: "A6, a postcard" },
  { id: "4x6", name: "4 × 6 in, a postcard" },
  { id: "a4", name: "A4, a poster" },
  { id: "letter", name: "Letter, a poster" },
] as const;

type CardText = {
  /** The site's name, as in its logo. */
  name: string;
  title: string;
  /** One or two sentences, each on its own line. */
  text: readonly string[];
  /** Large text below the QR code: what to type somewhere. */
  code?: { label: string; value: string };
  /** Whom to ask; empty for nobody. */
  contact: string;
};

type CardRequest = {
  /** The path of the public page that the card leads to. */
  path: string;
  /** The screen's address, and its query, which names the paper size: a postcard unless it says otherwise. */
  here: string;
  search: URLSearchParams;
  /** The name of the QR code's files, without its extension. */
  saveAs: string;
};

/** The link of a public page, its QR code, and a card to print that leads to it. */
export async function printedCard(
  { settings }: Services,
  { path, here, search, saveAs }: CardRequest,
  text: CardText,
) {
  const link = `${settings.SITE_URL}${path}`;
  const size = sizes.find(({ id }) => id === search.get("size"))?.id ?? "a6";
  return {
    ...text,
    link,
    saveAs,
    qr: await qrCodeOf(link),
    size,
    sizes: sizes.map(({ id, name }) => ({ label: name, href: `${here}?size=${id}`, here: id === size })),
    /** To type, for those who can't scan. */
    address: link.replace(/^https?:\/\//, ""),
  };
}

export type PrintedCard = Awaited<ReturnType<typeof printedCard>>;

type QrPicture = QrPath & {
  /** Complete files as data URLs, so that a link can download them without another request. */
  svg: string;
  png: string;
};

const pngWidth = 1_024;

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

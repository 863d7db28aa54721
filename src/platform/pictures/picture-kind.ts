/** The kinds of picture that are accepted. */
export type PictureKind = "jpeg" | "png" | "webp" | "avif";

/** Why a file isn't accepted, judged by its first bytes. */
export type KindRefusal = "empty" | "svg" | "gif" | "heic" | "pdf" | "moving" | "unknown";

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1", from, to);

/** What a file is by its content; its name and the type a browser claims mean nothing. */
export function pictureKind(bytes: Uint8Array): PictureKind | { refused: KindRefusal } {
  if (bytes.length === 0) return { refused: "empty" };
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return isAnimatedPng(bytes) ? { refused: "moving" } : "png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (ascii(bytes, 4, 8) === "ftyp") return isoKind(ascii(bytes, 8, 12));
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return { refused: "gif" };
  if (ascii(bytes, 0, 5) === "%PDF-") return { refused: "pdf" };
  if (ascii(bytes, 0, 4_096).toLowerCase().includes("<svg")) return { refused: "svg" };
  return { refused: "unknown" };
}

function isoKind(brand: string): ReturnType<typeof pictureKind> {
  if (brand === "avif") return "avif";
  if (brand === "avis") return { refused: "moving" };
  return {
    refused: ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"].includes(brand) ? "heic" : "unknown",
  };
}

/** An animated PNG has its control chunk before the first picture. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const control = buffer.indexOf("acTL", 8, "latin1");
  return control >= 0 && control < buffer.indexOf("IDAT", 8, "latin1");
}

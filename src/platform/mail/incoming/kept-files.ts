import { keptOfMail } from "./limits.ts";

/** The kinds of files that are kept, by their own bytes: what the sender says of a file decides nothing. */
const signatures: readonly { type: string; matches: (bytes: Uint8Array) => boolean }[] = [
  { type: "image/png", matches: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: "image/jpeg", matches: startsWith([0xff, 0xd8, 0xff]) },
  { type: "image/gif", matches: (bytes) => /^GIF8[79]a/.test(latin(bytes, 0, 6)) },
  { type: "image/webp", matches: (bytes) => /^RIFF.{4}WEBP/s.test(latin(bytes, 0, 12)) },
  {
    type: "image/heic",
    matches: (bytes) => /^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1)/s.test(latin(bytes, 0, 12)),
  },
  { type: "application/pdf", matches: (bytes) => latin(bytes, 0, 5) === "%PDF-" },
  {
    type: "application/vnd.oasis.opendocument.text",
    matches: (bytes) =>
      isZip(bytes) && latin(bytes, 30, 77) === "mimetypeapplication/vnd.oasis.opendocument.text",
  },
  {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    matches: (bytes) => isZip(bytes) && has(bytes, "word/document.xml") && !has(bytes, "vbaProject.bin"),
  },
];

/** The type of a file that may be kept; undefined for every other file. */
export function keptType(bytes: Uint8Array, name: string): string | undefined {
  const known = signatures.find(({ matches }) => matches(bytes));
  if (known) return known.type;
  const ending = /\.(txt|csv)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined || !isText(bytes)) return undefined;
  return ending === "csv" ? "text/csv" : "text/plain";
}

// Marks that turn the direction of writing make "exe.txt" of "txt.exe".
const unseen = /[\p{Cc}\p{Cf}]/gu;

/** A file's name as it can be shown and saved: no folders, nothing invisible. */
export function fileName(name: string): string {
  const last = name.slice(-2_000).toWellFormed().replace(unseen, "").split(/[\\/]/).at(-1) ?? "";
  const plain = last.replace(/[<>:"|?*]/g, "_").trim();
  const dot = plain.lastIndexOf(".");
  const ending = dot > 0 ? plain.slice(dot).slice(0, 10) : "";
  const stem = (dot > 0 ? plain.slice(0, dot) : plain).slice(0, keptOfMail.nameLength - ending.length);
  return `${stem}${ending}`.replace(/^\.+/, "") || "file";
}

function startsWith(signature: readonly number[]) {
  return (bytes: Uint8Array) => signature.every((byte, at) => bytes[at] === byte);
}

const isZip = startsWith([0x50, 0x4b, 0x03, 0x04]);
const latin = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1", from, to);
const has = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(text, 0, "latin1");

/** Text of any charset has none of the control characters that programs are full of. */
function isText(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 100_000);
  return !start.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b));
}

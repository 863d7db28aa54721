/** What a file is by its own bytes: what the sender says of it decides only between kinds that look the same. */
export type FileKind = { type: string } | { refused: "type" | "macros" };

type Kind = { type: string; matches: (bytes: Uint8Array, name: string) => boolean };

const office = "application/vnd.openxmlformats-officedocument";
const openDocument = "application/vnd.oasis.opendocument";

/** The first that matches counts. */
const kinds: readonly Kind[] = [
  { type: "image/png", matches: begins("\u0089PNG\r\n\u001a\n") },
  { type: "image/jpeg", matches: begins("\u00ff\u00d8\u00ff") },
  { type: "image/gif", matches: begins("GIF87a", "GIF89a") },
  { type: "image/webp", matches: (bytes) => /^RIFF.{4}WEBP/s.test(latin(bytes, 0, 12)) },
  { type: "image/tiff", matches: begins("II*\0", "MM\0*", "II+\0", "MM\0+") },
  { type: "image/avif", matches: hasBrand(/avi[fs]/) },
  { type: "image/heic", matches: hasBrand(/hei[cxms]|hev[cx]|mif1/) },
  { type: "audio/mp4", matches: hasBrand(/^M4[AB] /) },
  { type: "video/quicktime", matches: hasBrand(/^qt {2}/) },
  { type: "video/3gpp", matches: hasBrand(/^3g/) },
  { type: "audio/mp4", matches: (bytes, name) => /\.m4a$/i.test(name) && hasBrand(/^/)(bytes) },
  { type: "video/mp4", matches: hasBrand(/^(?:isom|iso\d|mp4\d|avc1|M4V |dash)/) },
  { type: "audio/wav", matches: (bytes) => /^RIFF.{4}WAVE/s.test(latin(bytes, 0, 12)) },
  { type: "audio/ogg", matches: begins("OggS") },
  { type: "audio/amr", matches: begins("#!AMR") },
  { type: "audio/mpeg", matches: begins("ID3", "\u00ff\u00fb", "\u00ff\u00f3", "\u00ff\u00f2") },
  { type: "application/pdf", matches: (bytes) => /^[\s\0]*%PDF-/.test(start(bytes)) },
  { type: "text/rtf", matches: (bytes) => start(bytes).startsWith("{\\rtf") },
  { type: "text/vcard", matches: (bytes) => /^begin:vcard\s/i.test(start(bytes)) && isText(bytes) },
  { type: "text/calendar", matches: (bytes) => /^begin:vcalendar\s/i.test(start(bytes)) && isText(bytes) },
  { type: `${openDocument}.text`, matches: isOpenDocument("text") },
  { type: `${openDocument}.spreadsheet`, matches: isOpenDocument("spreadsheet") },
  { type: `${openDocument}.presentation`, matches: isOpenDocument("presentation") },
  {
    type: `${office}.wordprocessingml.document`,
    matches: isOffice("word/document.xml", "word/document2.xml"),
  },
  { type: `${office}.spreadsheetml.sheet`, matches: isOffice("xl/workbook.xml") },
  { type: `${office}.presentationml.presentation`, matches: isOffice("ppt/presentation.xml") },
  { type: "application/msword", matches: isOlderOffice("WordDocument", /\.(?:doc|dot)$/i) },
  { type: "application/vnd.ms-excel", matches: isOlderOffice("Workbook", /\.xls$/i) },
  { type: "application/vnd.ms-powerpoint", matches: isOlderOffice("PowerPoint Document", /\.(?:ppt|pps)$/i) },
  { type: "text/csv", matches: (bytes, name) => /\.csv$/i.test(name) && isText(bytes) },
  { type: "text/plain", matches: (bytes, name) => /\.txt$/i.test(name) && isText(bytes) },
  // Programs put lines of their own before it; readers look for it in as much as this.
  { type: "application/pdf", matches: (bytes) => latin(bytes, 0, 1_024).includes("%PDF-") },
];

/** Where each kind of document has what runs by itself. */
const programs: readonly { inside: RegExp; has: readonly string[] }[] = [
  { inside: /officedocument/, has: ["vbaProject.bin"] },
  { inside: /msword|ms-excel|ms-powerpoint/, has: [wide("_VBA_PROJECT")] },
  { inside: /rtf/, has: ["\\objdata", "\\objupdate"] },
  { inside: /opendocument/, has: ["Basic/script-lc.xml"] },
];

export function kindOfFile(bytes: Uint8Array, name: string): FileKind {
  const kind = kinds.find(({ matches }) => matches(bytes, name));
  if (kind === undefined) return { refused: "type" };
  const hasProgram = programs.some(
    ({ inside, has }) => inside.test(kind.type) && has.some((text) => includes(bytes, text)),
  );
  return hasProgram ? { refused: "macros" } : { type: kind.type };
}

function begins(...signatures: readonly string[]) {
  return (bytes: Uint8Array) => signatures.some((each) => latin(bytes, 0, each.length) === each);
}

/** The brands in the first box of MPEG-4 and all that is made like it: the first, then those it can be read as. */
function hasBrand(brand: RegExp) {
  return (bytes: Uint8Array) => {
    const box = latin(bytes, 0, 200);
    if (box.slice(4, 8) !== "ftyp") return false;
    const length = Math.min(box.length, 256 * box.charCodeAt(2) + box.charCodeAt(3));
    const others = box.slice(16, Math.max(16, length)).match(/.{4}/gs) ?? [];
    return [box.slice(8, 12), ...(brand.source.startsWith("^") ? [] : others)].some((each) =>
      brand.test(each),
    );
  };
}

const isZip = begins("PK\u0003\u0004");

function isOffice(...main: readonly string[]) {
  return (bytes: Uint8Array) => isZip(bytes) && main.some((path) => includes(bytes, path));
}

function isOpenDocument(kind: string) {
  return (bytes: Uint8Array) =>
    isZip(bytes) && latin(bytes, 30, 60 + openDocument.length).startsWith(`mimetype${openDocument}.${kind}`);
}

/** Word, Excel and PowerPoint before 2007, which wrote the same container; its directory can be anywhere in it. */
function isOlderOffice(stream: string, ending: RegExp) {
  return (bytes: Uint8Array, name: string) =>
    begins("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1")(bytes) &&
    (includes(bytes, wide(stream)) || ending.test(name)) &&
    !includes(bytes, wide("__substg1.0_"));
}

function wide(text: string): string {
  return Buffer.from(text, "utf16le").toString("latin1");
}

const latin = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1", from, to);
const includes = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(text, 0, "latin1");

/** The beginning of a text, without the signs and spaces that programs write before it. */
const start = (bytes: Uint8Array) =>
  latin(bytes, 0, 300)
    .replace(/^\u00ef\u00bb\u00bf/, "")
    .trimStart();

/** Whether a text says that its letters have two bytes each, as Windows' editor and Excel write "Unicode". */
export const isWideText: (bytes: Uint8Array) => boolean = begins("\u00ff\u00fe", "\u00fe\u00ff");

/** Text of any charset has none of the control characters that programs are full of. */
function isText(bytes: Uint8Array): boolean {
  if (isWideText(bytes)) return true;
  const beginning = bytes.subarray(0, 100_000);
  return !beginning.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b));
}

import { decodedUtf7, ownEncodings } from "./old-charsets.ts";

/**
 * Decodes a text of a mail. Its label is a hint: many programs write none, a wrong one or one of their own. What is valid
 * UTF-8 is read as such, and bytes without a usable label as Windows-1252, which is what such programs write.
 */
export function decodedText(bytes: Uint8Array, label = ""): string {
  const mark = byteOrderMarks.find(({ starts }) => starts.every((byte, at) => bytes[at] === byte));
  if (mark) return new TextDecoder(mark.encoding).decode(bytes);
  const encoding = encodingOf(label);
  return encoding === "utf-7" ? decodedUtf7(latinOf(bytes)) : decodeAs(bytes, encoding);
}

/** Decodes lines of a header, in which no sign at the beginning is dropped and none becomes the end of a line. */
export function headerLineDecoder(label: string): (bytes: Uint8Array) => string {
  const encoding = encodingOf(label);
  const isUsable = encoding !== "utf-7" && encoding?.startsWith("utf-16") !== true;
  return (bytes) => decodeAs(bytes, isUsable ? encoding : undefined).replace(/[\r\n]+/g, " ");
}

const byteOrderMarks = [
  { starts: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { starts: [0xff, 0xfe], encoding: "utf-16le" },
  { starts: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

function decodeAs(bytes: Uint8Array, encoding: string | undefined): string {
  if (!bytes.some((byte) => byte >= 0x80)) return decodeSevenBits(bytes, encoding);
  const utf8 = validUtf8(bytes);
  if (encoding === undefined || encoding === "utf-8") return utf8 ?? decodeDamaged(bytes);
  // Only in these can words be valid UTF-8 by chance.
  if (utf8 !== undefined && !manyBytes.test(encoding)) return utf8;
  const text = decodeWith(eightBits.get(encoding) ?? encoding, bytes);
  return utf8 !== undefined && text.includes("\ufffd") ? utf8 : text;
}

/** What programs send that name a charset of seven bits and use eight. */
const eightBits: ReadonlyMap<string, string> = new Map([
  ["iso-2022-kr", "euc-kr"],
  ["hz-gb-2312", "gbk"],
]);

const manyBytes = /^(?:gb|big5|shift_jis|euc-|iso-2022-|hz|utf-16|windows-874)/;

/** Texts of seven bits are ASCII, or switch to another alphabet and back. */
function decodeSevenBits(bytes: Uint8Array, encoding = ""): string {
  const text = latinOf(bytes);
  if (encoding === "hz-gb-2312") return decodeSwitched(text, hzWords, "gbk");
  if (encoding === "iso-2022-kr") return decodeSwitched(text.replace("\u001b$)C", ""), shiftedOut, "euc-kr");
  if (encoding === "iso-2022-jp" || japanese.test(text)) return decodeWith("iso-2022-jp", bytes);
  return encoding.startsWith("utf-16") && text.includes("\0") ? decodeWith(encoding, bytes) : text;
}

/** How ISO-2022-JP switches to Japanese. No other text has these. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape is what it looks for
const japanese = /\u001b(?:\$[@B]|\([IJ])/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these two switch to Korean and back
const shiftedOut = /\u000e([^\u000e\u000f]*)\u000f?/g;
const hzWords = /~\{([^~]*)~?\}?/g;

/** Node's decoders don't know these: both write an alphabet of eight bits in seven. */
const decodeSwitched = (text: string, words: RegExp, encoding: string) =>
  text.replace(words, (_, inside: string) =>
    decodeWith(
      encoding,
      Buffer.from(inside, "latin1").map((byte) => (byte > 0x20 ? byte | 0x80 : byte)),
    ),
  );

function validUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-8 of which a few bytes were lost on the way, or else Windows-1252. */
function decodeDamaged(bytes: Uint8Array): string {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  let [lost, beyondAscii] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) lost += 1;
    else if (code > 0x7f) beyondAscii += 1;
  }
  return beyondAscii >= lost ? text : decodeWith("windows-1252", bytes);
}

function decodeWith(encoding: string, bytes: Uint8Array): string {
  const own = ownEncodings.get(encoding);
  if (own === undefined) return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  return latinOf(bytes).replace(/[\u0080-\u00ff]/g, (letter) => own.charAt(letter.charCodeAt(0) - 0x80));
}

const latinOf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");

/** Labels that say nothing about the bytes, or aren't true of any that need a label. */
const unnamed = /^(?:|unknown.*|default|none|null|(?:us)?ascii|ansix3.*|[78]bit|binary|userdefined)$/;

const otherNames: ReadonlyMap<string, string> = new Map([
  ["utf8mb3", "utf-8"],
  ["utf8mb4", "utf-8"],
  ["utf8bom", "utf-8"],
  ["unicode11utf7", "utf-7"],
  ["utf7", "utf-7"],
  ["utf16", "utf-16le"],
  ["shiftjis", "shift_jis"],
  ["mskanji", "shift_jis"],
  ["eucjp", "euc-jp"],
  ["iso2022jp", "iso-2022-jp"],
  ["iso2022jp1", "iso-2022-jp"],
  ["iso2022jp2", "iso-2022-jp"],
  ["iso2022jpms", "iso-2022-jp"],
  ["junet", "iso-2022-jp"],
  ["euckr", "euc-kr"],
  ["uhc", "euc-kr"],
  ["iso2022kr", "iso-2022-kr"],
  ["hzgb2312", "hz-gb-2312"],
  ["big5hkscs", "big5"],
  ["gb180302005", "gb18030"],
  ["tis620", "windows-874"],
  ["koi8r", "koi8-r"],
  ["koi8u", "koi8-u"],
  ["macroman", "macintosh"],
]);

/** Code pages of Windows and IBM by number, as in cp932, windows-932, ms932 or ibm932. */
const codePages: ReadonlyMap<string, string> = new Map([
  ["437", "cp437"],
  ["850", "cp850"],
  ["852", "cp852"],
  ["858", "cp858"],
  ["866", "ibm866"],
  ["874", "windows-874"],
  ["932", "shift_jis"],
  ["936", "gbk"],
  ["943", "shift_jis"],
  ["949", "euc-kr"],
  ["950", "big5"],
  ["20866", "koi8-r"],
  ["21866", "koi8-u"],
  ["50220", "iso-2022-jp"],
  ["50221", "iso-2022-jp"],
  ["51932", "euc-jp"],
  ["51949", "euc-kr"],
  ["54936", "gb18030"],
  ["65000", "utf-7"],
  ["65001", "utf-8"],
]);

/** The encoding that a label names; undefined if it names none that we know. */
function encodingOf(label: string): string | undefined {
  const written = label.trim().toLowerCase().slice(0, 60);
  const plain = written.replace(/^(?:x-ms-|x-|cs)/, "").replace(/[^a-z0-9]+/g, "");
  if (unnamed.test(plain)) return undefined;
  const [, page = ""] = /^(?:cp|windows|ms|ibm|dos|oem)(\d+)$/.exec(plain) ?? [];
  const named = otherNames.get(plain) ?? codePages.get(page);
  if (named !== undefined) return named;
  const [, latin = ""] = /^iso8859(\d{1,2})[ei]?$/.exec(plain) ?? [];
  return [written, plain, `windows-${page}`, `iso-8859-${latin}`].map(standardName).find(Boolean);
}

function standardName(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

import { decodedText } from "./charsets.ts";
import { textOfMailHtml } from "./html-text.ts";
import { keptOfMail } from "./limits.ts";
import { readRichText } from "./rich-text.ts";

/**
 * What is in a `winmail.dat`, the format (MS-OXTNEF) in which Outlook wraps words and files for Outlook alone.
 */
export type Tnef = { text: string; files: readonly { name: string; bytes: Uint8Array }[] };

const signature = 0x223e9f78;
const attributes = {
  body: 0x0002800c,
  codePage: 0x00069007,
  properties: 0x00069003,
  fileBegins: 0x00069002,
  fileName: 0x00018010,
  fileData: 0x0006800f,
  fileProperties: 0x00069005,
} as const;

/** Properties of a mail and of its files (MS-OXPROPS). */
const properties = {
  body: 0x1000,
  richText: 0x1009,
  html: 0x1013,
  codePage: 0x3fde,
  fileData: 0x3701,
  fileName: 0x3707,
} as const;

type OpenFile = { name: string; longName: string; bytes: Uint8Array };

/** Reads a `winmail.dat`, as far as it isn't damaged; undefined if it's something else. */
export function readTnef(raw: Uint8Array): Tnef | undefined {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.length);
  if (bytes.length < 6 || bytes.readUInt32LE(0) !== signature) return undefined;
  const files: OpenFile[] = [];
  let [body, mail, codePage] = ["", new Map<number, Buffer>(), "windows-1252"];
  for (const { id, data } of attributesOf(bytes)) {
    const file = files.at(-1);
    if (id === attributes.codePage && data.length >= 4) codePage = `cp${data.readUInt32LE(0)}`;
    else if (id === attributes.body) body = lettersOf(data, codePage);
    else if (id === attributes.properties) mail = propertiesOf(data);
    else if (id === attributes.fileBegins && files.length <= keptOfMail.attachments)
      files.push({ name: "", longName: "", bytes: new Uint8Array() });
    else if (file && id === attributes.fileName) file.name = lettersOf(data, codePage);
    else if (file && id === attributes.fileData) file.bytes = data;
    else if (file && id === attributes.fileProperties) {
      const values = propertiesOf(data);
      file.longName = wordsOf(values, properties.fileName, codePage);
      if (file.bytes.length === 0) file.bytes = values.get(properties.fileData) ?? file.bytes;
    }
  }
  return {
    text: textOf(mail, codePage).trim() || body.trim(),
    files: files.map(({ name, longName, bytes: content }) => ({ name: longName || name, bytes: content })),
  };
}

function textOf(mail: ReadonlyMap<number, Buffer>, codePage: string): string {
  const plain = wordsOf(mail, properties.body, codePage);
  if (plain.trim() !== "") return plain;
  const html = mail.get(properties.html);
  const page = mail.get(properties.codePage);
  const charset = page && page.length >= 4 ? `cp${page.readUInt32LE(0)}` : codePage;
  if (html) return textOfMailHtml(decodedText(html, charset));
  const richText = mail.get(properties.richText);
  return richText ? readRichText(richText) : "";
}

function* attributesOf(bytes: Buffer): Generator<{ id: number; data: Buffer }> {
  // Each has a level of one byte, an id and a length of four, and a checksum of two behind it.
  for (let at = 6; at + 9 <= bytes.length; ) {
    const id = bytes.readUInt32LE(at + 1);
    const end = at + 9 + bytes.readUInt32LE(at + 5);
    yield { id, data: bytes.subarray(at + 9, end) };
    at = end + 2;
  }
}

const lettersOf = (data: Buffer, codePage: string) => decodedText(upToZero(data), codePage);

function upToZero(data: Buffer): Buffer {
  const end = data.indexOf(0);
  return end === -1 ? data : data.subarray(0, end);
}

function wordsOf(values: ReadonlyMap<number, Buffer>, id: number, codePage: string): string {
  const wide = values.get(id | isWide);
  if (wide) return wide.toString("utf16le").split("\0")[0] ?? "";
  const narrow = values.get(id);
  return narrow ? lettersOf(narrow, codePage) : "";
}

/** Set in a property's id if its letters have two bytes each. */
const isWide = 0x10000;
const mostProperties = 2_000;

/** How many bytes the values of each type have; the others say it themselves. */
const sizes: ReadonlyMap<number, number> = new Map([
  ...[0x02, 0x03, 0x04, 0x0a, 0x0b].map((type): [number, number] => [type, 4]),
  ...[0x05, 0x06, 0x07, 0x14, 0x40].map((type): [number, number] => [type, 8]),
  [0x48, 16],
]);
const [letters, wideLetters, embedded, binary, several, named] = [0x1e, 0x1f, 0x0d, 0x102, 0x1000, 0x8000];

/** The first value of each property, up to one that can't be read. */
function propertiesOf(data: Buffer): Map<number, Buffer> {
  const values = new Map<number, Buffer>();
  let at = 4;
  const number = () => {
    const value = at + 4 <= data.length ? data.readUInt32LE(at) : Number.NaN;
    at += 4;
    return value;
  };
  const padded = (size: number) => size + ((4 - (size % 4)) % 4);
  const count = data.length >= 4 ? Math.min(data.readUInt32LE(0), mostProperties) : 0;
  for (let each = 0; each < count && at < data.length; each += 1) {
    const tag = number();
    const [type, id] = [tag & 0xfff, tag >>> 16];
    if (id >= named) {
      at += 16;
      const isString = number() === 1;
      if (isString) at += padded(number());
    }
    const size = sizes.get(type);
    const isSized = [letters, wideLetters, embedded, binary].includes(type);
    if (Number.isNaN(at) || (size === undefined && !isSized)) break;
    const amount = isSized || (tag & several) !== 0 ? number() : 1;
    for (let value = 0; value < amount && at < data.length; value += 1) {
      const length = size ?? number();
      const key = type === wideLetters ? id | isWide : id;
      if (!values.has(key)) values.set(key, data.subarray(at, at + length));
      at += padded(length);
    }
  }
  return values;
}

import PostalMime, { type Header } from "postal-mime";
import { charsetOfWords, headerText } from "./header-text.ts";
import { mailLimits, UnreadableMailError } from "./limits.ts";

/**
 * The parts of a mail, with their bytes as they were sent. The parser reads every header and every encoding; where one part
 * ends is found here, since it decodes a text by its label alone and doesn't say which part that was.
 */
export type MailPart = {
  headers: readonly Header[];
  /** In lower case, such as "text/plain". */
  type: string;
  params: ReadonlyMap<string, string>;
  disposition: string;
  filename: string | undefined;
  /** The charset of encoded words in the header of its mail: a program that labels no text writes both in the same. */
  likelyCharset: string;
  /** The parts inside it; empty for every other kind than multipart. */
  parts: readonly MailPart[];
  /** What it holds, out of its transfer encoding. */
  bytes(): Promise<Uint8Array>;
};

/** What is left of the limits for a mail and everything inside it. */
export type Room = { headerBytes: number; parts: number };

export const roomForMail = (): Room => ({
  headerBytes: mailLimits.headerBytes,
  parts: mailLimits.boundaries,
});

/** What a part has from what is around it. */
type Surroundings = { depth: number; usual: string; likelyCharset: string };

/** @throws {UnreadableMailError} if a mail has too many parts, or too deep in each other. */
export async function readParts(
  raw: Uint8Array,
  room: Room,
  { depth = 0, usual = "text/plain", likelyCharset }: Partial<Surroundings> = {},
): Promise<MailPart> {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.length);
  const end = headerEnd(bytes);
  room.headerBytes -= end;
  room.parts -= 1;
  if (depth > mailLimits.nesting || room.headerBytes < 0 || room.parts < 0)
    throw new UnreadableMailError("too-complex");
  const { headers, filename } = await readHeader(bytes.subarray(0, end));
  const charset = likelyCharset ?? charsetOfWords(bytes.subarray(0, end));
  const { value, params } = parseStructured(headerIn(headers, "content-type") || usual);
  const type = value.includes("/") ? value : usual;
  const body = bytes.subarray(end);
  const parts: MailPart[] = [];
  const boundary = params.get("boundary") ?? "";
  const inner: Surroundings = {
    depth: depth + 1,
    usual: type === "multipart/digest" ? "message/rfc822" : "text/plain",
    likelyCharset: charset,
  };
  if (type.startsWith("multipart/"))
    for (const part of splitAtBoundary(body, boundary)) parts.push(await readParts(part, room, inner));
  return {
    headers,
    // Without its parts, it's only words.
    type: type.startsWith("multipart/") && parts.length === 0 ? "text/plain" : type,
    params,
    disposition: parseStructured(headerIn(headers, "content-disposition")).value,
    filename,
    likelyCharset: charset,
    parts,
    bytes: () => withoutEncoding(body, headerIn(headers, "content-transfer-encoding")),
  };
}

/** The first header of a name; empty if there is none. */
export const headerIn = (headers: readonly Header[], name: string): string =>
  headers.find(({ key }) => key === name)?.value ?? "";

const newline = 0x0a;
const isBlank = (byte: number | undefined) => byte === 0x20 || byte === 0x09 || byte === 0x0d;

/** Where the first empty line ends. */
function headerEnd(bytes: Buffer): number {
  for (let from = 0; ; ) {
    const at = bytes.indexOf(newline, from);
    if (at === -1) return bytes.length;
    let last = at;
    while (last > from && bytes[last - 1] === 0x0d) last -= 1;
    if (last === from) return at + 1;
    from = at + 1;
  }
}

async function readHeader(bytes: Uint8Array) {
  const { headers, attachments } = await PostalMime.parse(`${headerText(bytes).trimEnd()}\r\n\r\n`, {
    forceRfc822Attachments: true,
  });
  const [{ filename } = { filename: null }] = attachments;
  return { headers, filename: filename ?? undefined };
}

/** Longer boundaries aren't allowed (RFC 2046), and comparing them costs time. */
const longestBoundary = 200;

function splitAtBoundary(body: Buffer, boundary: string): Buffer[] {
  if (boundary === "" || boundary.length > longestBoundary) return [];
  const delimiter = Buffer.from(`--${boundary}`);
  const parts: Buffer[] = [];
  let begin: number | undefined;
  const endAt = (at: number) => {
    if (begin !== undefined) parts.push(body.subarray(begin, Math.max(begin, at)));
  };
  for (let from = 0; from !== -1; from = lineWithDashes(body, from)) {
    if (!body.subarray(from, from + delimiter.length).equals(delimiter)) continue;
    let after = from + delimiter.length;
    const isLast = body[after] === 0x2d && body[after + 1] === 0x2d;
    if (isLast) after += 2;
    while (isBlank(body[after])) after += 1;
    if (after < body.length && body[after] !== newline) continue;
    endAt(from - (body[from - 2] === 0x0d ? 2 : 1));
    begin = isLast ? undefined : after + 1;
    if (isLast) break;
  }
  endAt(body.length);
  return parts;
}

function lineWithDashes(body: Buffer, from: number): number {
  const at = body.indexOf("\n--", from, "latin1");
  return at === -1 ? -1 : at + 1;
}

/** Has the parser take a body out of its transfer encoding, if it has one. */
async function withoutEncoding(body: Uint8Array, encoding: string): Promise<Uint8Array> {
  if (!/base64|quoted-printable/i.test(encoding)) return body;
  const head = `Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`;
  const { attachments } = await PostalMime.parse(Buffer.concat([Buffer.from(head), body]));
  const content = attachments[0]?.content ?? "";
  return typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
}

/** A longer value isn't one that says how to read a part. */
const longestValue = 4_000;

const parameter = /[; ] ?([\w.-]+)(?:\*\d{1,2})?\*? ?= ?(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g;

/** The value of a header and its parameters. The first of a name counts, and what continues it is added. */
function parseStructured(header: string): { value: string; params: ReadonlyMap<string, string> } {
  const line = header.slice(0, longestValue).replace(/\s+/g, " ");
  const params = new Map<string, string>();
  for (const [whole, name = "", quoted, plain = ""] of line.matchAll(parameter)) {
    const key = name.toLowerCase();
    // A comment ends what isn't quoted.
    const value = quoted?.replace(/\\(.)/g, "$1") ?? plain.split(" (")[0]?.trim() ?? "";
    const earlier = params.get(key);
    if (earlier === undefined) params.set(key, value);
    else if (/^[^=]*\*\d/.test(whole)) params.set(key, `${earlier}${value}`);
  }
  const [value = ""] = line
    .replace(/\([^()]*\)/g, "")
    .trim()
    .toLowerCase()
    .split(/[; ]/);
  return { value, params };
}

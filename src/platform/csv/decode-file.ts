/** How a text file was written, in the words of programs that save one. */
type Encoding =
  | "UTF-8"
  | "UTF-16"
  | "Windows-1252 (Western European)"
  | "Mac OS Roman"
  | "the encoding it declares";

export type DecodedFile = {
  text: string;
  encoding: Encoding;
  /** A line with letters that only the right encoding shows right; empty if there is none. */
  sample: string;
};

const sampleLength = 120;

/**
 * Decodes a text file that someone chose. UTF-8 is checked, not assumed: a file that isn't UTF-8 is read as UTF-16 or in
 * the encoding of old Windows or Mac programs, whichever fits its letters. `declared` is what the file itself says, as XML
 * can. Undefined if no encoding fits.
 */
export function decodeFile(bytes: Uint8Array, declared?: string): DecodedFile | undefined {
  const wide = utf16Of(bytes);
  if (wide !== undefined) return decodeAs(bytes, wide, "UTF-16");
  return (
    decodeAs(bytes, "utf-8", "UTF-8") ??
    (declared === undefined ? undefined : decodeAs(bytes, declared, "the encoding it declares")) ??
    (isMacRoman(bytes)
      ? decodeAs(bytes, "macintosh", "Mac OS Roman")
      : decodeAs(bytes, "windows-1252", "Windows-1252 (Western European)"))
  );
}

/**
 * Decodes a list, whose rows can come from several files: where some are UTF-8 and others aren't, those have a \uFFFD for
 * each letter that can't be read for certain, and aren't imported.
 */
export function decodeList(bytes: Uint8Array): DecodedFile | undefined {
  const isWhole = decodeAs(bytes, "utf-8", "UTF-8") !== undefined;
  if (isWhole || utf16Of(bytes) !== undefined || !hasUtf8Row(bytes)) return decodeFile(bytes);
  const text = new TextDecoder().decode(bytes);
  const sample = text.split(/[\r\n]+/).find((line) => line.includes("\uFFFD")) ?? "";
  return { text, encoding: "UTF-8", sample: sample.slice(0, sampleLength) };
}

/** Whether one of its lines has letters of UTF-8 beyond ASCII, and nothing else. */
function hasUtf8Row(bytes: Uint8Array): boolean {
  for (let start = 0; start < bytes.length; ) {
    const newline = bytes.indexOf(0x0a, start);
    const end = newline === -1 ? bytes.length : newline;
    const { sample } = decodeAs(bytes.subarray(start, end), "utf-8", "UTF-8") ?? {};
    if (sample) return true;
    start = end + 1;
  }
  return false;
}

function decodeAs(bytes: Uint8Array, label: string, encoding: Encoding): DecodedFile | undefined {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    // Control characters come from bytes that the encoding doesn't have, or from a file that isn't text.
    if (encoding !== "UTF-8" && /(?![\t\n\v\f\r])\p{Cc}/u.test(text)) return undefined;
    const sample = text.split(/[\r\n]+/).find((line) => /\P{ASCII}/u.test(line)) ?? "";
    return { text, encoding, sample: sample.slice(0, sampleLength) };
  } catch {
    return undefined;
  }
}

/** UTF-16 by its byte order mark, or because every second byte of Western text is zero. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < start.length / 4) return undefined;
  return odd > even ? "utf-16le" : "utf-16be";
}

/**
 * Whether bytes above 127 are letters on a Mac rather than on Windows. Mac programs put é, ü and ñ where Windows has
 * signs and rare letters; where Windows has its letters, they have signs.
 */
function isMacRoman(bytes: Uint8Array): boolean {
  const isLetter = (byte: number | undefined) =>
    byte !== undefined && /[A-Za-z]/.test(String.fromCharCode(byte));
  let [mac, windows] = [0, 0];
  for (const [at, byte] of bytes.entries()) {
    const [before, after] = [bytes[at - 1], bytes[at + 1]];
    if (byte >= 0xc0 && (isLetter(before) || isLetter(after))) windows += 1;
    // Quotes and dashes of Windows: ‘ ’ “ ” • – and —.
    const isWindowsSign = (byte >= 0x91 && byte <= 0x95) || byte === 0x97 || byte === 0x80 || byte === 0x85;
    if (byte >= 0x80 && byte <= 0x9f && !isWindowsSign && isLetter(before)) mac += 1;
  }
  return mac > windows;
}

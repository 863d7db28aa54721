import { HttpError } from "#platform/http/errors.ts";

/** Smaller JSON takes 10 ms at most, whatever it consists of. */
const smallJson = 256 * 1024;
/** What a body may consist of, however few bytes each part has. Our largest document has 2,000 values. */
const mostValues = 20_000;
const mostFields = 50;
const longestFieldHead = 8_000;

const [quote, backslash, comma, brace, bracket] = [...'"\\,{['].map((sign) => sign.charCodeAt(0));

/**
 * Refuses JSON with more values than any of ours has, before it's parsed: each costs far more than its bytes.
 * @throws {HttpError} unreadable
 */
export function boundValues(json: Uint8Array): void {
  if (json.length <= smallJson) return;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === quote) at = endOfText(json, at);
    else if (byte === comma || byte === brace || byte === bracket) values += 1;
    if (values > mostValues) throw new HttpError("unreadable");
  }
}

/** Where the text ends that begins at a quote. */
function endOfText(json: Uint8Array, start: number): number {
  let end = start + 1;
  while (end < json.length && json[end] !== quote) end += json[end] === backslash ? 2 : 1;
  return end;
}

/**
 * Refuses a form with more fields than any of ours has, or with a head of a field as long as a text.
 * @throws {HttpError} unreadable
 */
export function boundFields(form: Buffer, contentType: string): void {
  const [, quoted, plain] = /boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new HttpError("unreadable");
  let fields = 0;
  for (let at = form.indexOf(`--${boundary}`); at !== -1; at = form.indexOf(`--${boundary}`, at + 1)) {
    fields += 1;
    const isLast = form.toString("latin1", at + boundary.length + 2, at + boundary.length + 4) === "--";
    const isShort = isLast || form.subarray(at, at + longestFieldHead).includes("\r\n\r\n");
    if (fields > mostFields || !isShort) throw new HttpError("unreadable");
  }
}

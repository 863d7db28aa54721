import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compresses what was made for one request as the browser wants it, and says so in the headers. */
export async function encodeText(
  text: string,
  acceptEncoding: string,
  headers: Headers,
): Promise<string | Uint8Array<ArrayBuffer>> {
  headers.set("vary", "accept-encoding");
  if (/\bbr\b/.test(acceptEncoding)) {
    headers.set("content-encoding", "br");
    return new Uint8Array(await brotli(text, fastBrotli));
  }
  if (/\bgzip\b/.test(acceptEncoding)) {
    headers.set("content-encoding", "gzip");
    return new Uint8Array(await gzipped(text));
  }
  return text;
}

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compresses a response generated per request as the browser accepts it, and sets the headers. */
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

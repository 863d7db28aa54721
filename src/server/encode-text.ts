import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { chooseEncoding, type Encoding } from "./static-file.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const packers = {
  br: (text: string) => brotli(text, fastBrotli),
  gzip: (text: string) => gzipped(text),
};

/** The encoding of a response generated per request, as the browser accepts it. */
export function textEncoding(acceptEncoding: string | null | undefined): Encoding {
  return chooseEncoding(packers, acceptEncoding ?? undefined);
}

export async function encodeText(
  text: string,
  encoding: Encoding,
  headers: Headers,
): Promise<string | Uint8Array<ArrayBuffer>> {
  headers.set("vary", "accept-encoding");
  if (encoding === "identity") return text;
  headers.set("content-encoding", encoding);
  return new Uint8Array(await packers[encoding](text));
}

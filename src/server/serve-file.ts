import type { Hono } from "hono";
import { isStorable } from "#platform/http/email-shape.ts";
import type { FileAnswer, ServedFile } from "#platform/http/served-file.ts";
import { encodeText, textEncoding } from "./encode-text.ts";
import { forOtherSites } from "./security-headers.ts";
import { etagIn, etagOf, isKnown } from "./static-file.ts";

/** Answers requests for a file that a feature makes per request. */
export function serveFile(app: Hono, { path, make }: ServedFile): void {
  app.get(path, async (context, next) => {
    if (!Object.values<string>(context.req.param()).every(isStorable)) return next();
    const file = await make({ params: context.req.param(), search: new URL(context.req.url).searchParams });
    if (!file) return next();
    if (file.leadsTo !== undefined)
      return new Response(null, {
        status: 303,
        headers: { location: file.leadsTo, "cache-control": "no-store", "referrer-policy": "no-referrer" },
      });
    if (file.awaySeconds !== undefined)
      return context.body(file.text, 503, {
        "content-type": file.type,
        "retry-after": String(file.awaySeconds),
        "cache-control": "no-store",
      });
    const encoding = file.binary ? "identity" : textEncoding(context.req.header("accept-encoding"));
    const etag = etagIn(encoding, file.binary ? `"${file.binary.tag}"` : etagOf(Buffer.from(file.text)));
    const headers = headersOf(file, etag);
    if (isKnown(context.req.header("if-none-match"), etag))
      return new Response(null, { status: 304, headers });
    const body = file.binary ? inPlace(file.binary.bytes) : await encodeText(file.text, encoding, headers);
    return new Response(body, { headers });
  });
}

function headersOf(file: FileAnswer, etag: string): Headers {
  return new Headers({
    "content-type": file.type,
    "cache-control": "no-cache",
    etag,
    ...(file.binary ? {} : { vary: "accept-encoding" }),
    ...(file.saveAs === undefined ? {} : { "content-disposition": `attachment; filename="${file.saveAs}"` }),
    ...(file.forOthers ? forOtherSites : {}),
    ...file.headers,
  });
}

/** The bytes as a body. A response made of them would copy them for each connection; a stream hands them on as they are. */
function inPlace(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

import type { Context, Hono } from "hono";
import { isStorable } from "#platform/http/email-shape.ts";
import type { FileResponse, ServedFile } from "#platform/http/served-file.ts";
import { encodeText, textEncoding } from "./encode-text.ts";
import { forOtherSites } from "./security-headers.ts";
import { type Encoding, etagIn, etagOf, isKnown } from "./static-file.ts";

/** Answers requests for a file that a feature makes per request. */
export function serveFile(app: Hono, { path, make }: ServedFile): void {
  app.get(path, async (context, next) => {
    if (!Object.values<string>(context.req.param()).every(isStorable)) return next();
    const file = await make({ params: context.req.param(), search: new URL(context.req.url).searchParams });
    return file ? answerFile(context, file) : next();
  });
}

/** The response with a file, in the encoding and under the conditions that the request names. */
export async function answerFile(context: Context, file: FileResponse): Promise<Response> {
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
  const etag = etagIn(encoding, file.binary ? `"${file.binary.tag}"` : packedOf(file).etag);
  const headers = headersOf(file, etag);
  if (isKnown(context.req.header("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  if (file.binary) return new Response(inPlace(file.binary.bytes), { headers });
  const { bodies } = packedOf(file);
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  bodies[encoding] ??= encodeText(file.text, encoding, new Headers());
  return new Response(await bodies[encoding], { headers });
}

type Packed = { etag: string; bodies: Partial<Record<Encoding, ReturnType<typeof encodeText>>> };

/** By file: a feature that answers with the same one again has the work on it done once. */
const packed = new WeakMap<FileResponse, Packed>();

function packedOf(file: FileResponse): Packed {
  const made = packed.get(file) ?? { etag: etagOf(Buffer.from(file.text)), bodies: {} };
  packed.set(file, made);
  return made;
}

function headersOf(file: FileResponse, etag: string): Headers {
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

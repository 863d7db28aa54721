import type { StreamedFile } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";

/** Small chunks are combined: a system call for each line would be most of the work. */
const enough = 32 * 1024;

/**
 * Streams a file while it is generated. The client sets the pace, so memory use stays small; if it disconnects,
 * generating stops. An error breaks the connection, since a truncated file mustn't look complete.
 */
export function streamedFile(
  { pieces, type, saveAs, isSandboxed }: StreamedFile,
  { log }: Pick<Services, "log">,
  operation: string,
): Response {
  const parts = encoded(pieces, { log, operation });
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${saveAs}"`,
      "cache-control": "no-store",
      ...(isSandboxed
        ? {
            "content-security-policy": "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
          }
        : {}),
    },
  });
}

async function* encoded(
  pieces: StreamedFile["pieces"],
  { log, operation }: Pick<Services, "log"> & { operation: string },
): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder();
  let waiting = "";
  try {
    for await (const piece of pieces) {
      if (typeof piece !== "string") {
        yield encoder.encode(waiting);
        waiting = "";
        yield piece;
        continue;
      }
      waiting += piece;
      if (waiting.length < enough) continue;
      yield encoder.encode(waiting);
      waiting = "";
    }
    if (waiting !== "") yield encoder.encode(waiting);
  } catch (error) {
    log.error({ event: "api.failed", operation, error: String(error) });
    throw error;
  }
  return undefined;
}

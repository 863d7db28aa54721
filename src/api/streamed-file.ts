import type { StreamedFile } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";

/** Small pieces are sent together: a system call for each line would be most of the work. */
const enough = 32 * 1024;

/**
 * Sends a file as it is made. The reader sets the pace, so memory stays small; whoever leaves early ends the making.
 * A failure on the way breaks the connection, since half a file must not look like a whole one.
 */
export function streamedFile(
  { pieces, type, saveAs }: StreamedFile,
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
    },
  });
}

async function* encoded(
  pieces: AsyncIterable<string>,
  { log, operation }: Pick<Services, "log"> & { operation: string },
): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder();
  let waiting = "";
  try {
    for await (const piece of pieces) {
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

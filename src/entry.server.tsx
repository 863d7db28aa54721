import { renderToReadableStream } from "react-dom/server";
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { pageRequest } from "#platform/http/page-request.ts";
import { withoutAddress } from "#platform/log/log.ts";

/**
 * Logs what went wrong in a loader, an action or a page, one JSON line and no address: that may hold a token. What is
 * only a refusal (no such page, no such method) is the visitor's answer and no fault of ours.
 */
export const handleError: HandleErrorFunction = (error, { request, params, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const plain = (text: string) => withoutAddress(text, { url: request.url, params });
  const stack = error instanceof Error ? plain(error.stack ?? "") : "";
  const { services, onError } = context.get(pageRequest);
  onError?.(error);
  if (services) services.log.error({ event: "page.failed", error: plain(String(error)), stack });
  else process.stderr.write(`${stack || plain(String(error))}\n`);
};

/**
 * Renders one page as a whole document: nothing is streamed, so that prerendered and rendered pages are the
 * same bytes and every inline script is known when the content security policy is written.
 */
export default async function renderPage(
  _request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageRequest);
  const stream = await renderToReadableStream(
    <ServerRouter context={entry} url={_request.url} {...(nonce ? { nonce } : {})} />,
    // By default React takes larger parts out of their place and lets a script put them back.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, ...(nonce ? { nonce } : {}) },
  );
  await stream.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(stream, { status, headers });
}

import { renderToReadableStream } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { ServerRouter } from "react-router";
import { pageRequest } from "#platform/http/page-request.ts";

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

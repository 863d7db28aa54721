import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { AnswerWatcher } from "#platform/http/answer-watcher.ts";
import type { LatePages } from "./late-pages.ts";
import { isTooLong } from "./refuse-oversize.ts";
import type { createStaticServer } from "./serve-static.ts";

const noLatePages: LatePages = { missing: () => undefined };
const requestMs = 30_000;
const headersMs = 15_000;
const keepAliveMs = 65_000;

/**
 * A node:http server that serves files from memory first and passes everything else to the app. Watchers are called
 * after each response.
 */
export function createHttpServer(
  app: Hono,
  serveStatic: ReturnType<typeof createStaticServer>,
  watchers: readonly AnswerWatcher[] = [],
  latePages: LatePages = noLatePages,
): Server {
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const tell = ({ method = "", url = "", headers }: IncomingMessage, { statusCode }: ServerResponse) => {
    for (const { answered } of watchers) answered({ method, url, headers, status: statusCode });
  };
  const answer = (request: IncomingMessage, response: ServerResponse, isShort: boolean) => {
    if (isShort && serveStatic(request, response)) return tell(request, response);
    if (watchers.length > 0) response.once("finish", () => tell(request, response));
    void listener(request, response);
  };
  const server = createServer((request, response) => {
    const { url = "" } = request;
    // The app rejects an address that is too long before anything matches it.
    const isShort = !isTooLong(url);
    const late = isShort ? latePages.missing(url) : undefined;
    if (!late) return answer(request, response, isShort);
    const now = () => answer(request, response, isShort);
    // What can't be rendered ahead fails in the app, which knows how to say so.
    late.then(now, now);
  });
  server.requestTimeout = requestMs;
  server.headersTimeout = headersMs;
  // Longer than a proxy keeps its connection open, so that it never writes to a closed one.
  server.keepAliveTimeout = keepAliveMs;
  return server;
}

/** Listens and returns the port (useful with port 0). @throws when the port is in use. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

/** Stops accepting connections, lets requests in progress finish, then closes; takes at most `graceMs`. */
export function closeGracefully(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}

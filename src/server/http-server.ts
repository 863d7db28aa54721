import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { AnswerWatcher } from "#platform/http/answer-watcher.ts";
import { isTooLong } from "./refuse-oversize.ts";
import type { createStaticServer } from "./serve-static.ts";

const requestMs = 30_000;
const headersMs = 15_000;
const keepAliveMs = 65_000;

/** node:http with what lies in memory first and everything else behind it. The watchers are told of each answer. */
export function createHttpServer(
  app: Hono,
  serveStatic: ReturnType<typeof createStaticServer>,
  watchers: readonly AnswerWatcher[] = [],
): Server {
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const tell = ({ method = "", url = "", headers }: IncomingMessage, { statusCode }: ServerResponse) => {
    for (const { answered } of watchers) answered({ method, url, headers, status: statusCode });
  };
  const server = createServer((request, response) => {
    // An address that is too long is refused by the app, before anything matches it.
    if (!isTooLong(request.url ?? "") && serveStatic(request, response)) return tell(request, response);
    if (watchers.length > 0) response.once("finish", () => tell(request, response));
    void listener(request, response);
  });
  server.requestTimeout = requestMs;
  server.headersTimeout = headersMs;
  // Longer than a proxy keeps its side open, so that it never writes into a closed connection.
  server.keepAliveTimeout = keepAliveMs;
  return server;
}

/** Listens and answers the port (of use with port 0). @throws when the port is taken. */
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

/** Takes no new connection, lets requests under way finish, then closes; at most `graceMs`. */
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

import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { createStaticServer } from "./serve-static.ts";

const requestMs = 30_000;
const headersMs = 15_000;
const keepAliveMs = 65_000;

/** node:http with what lies in memory first and everything else behind it. */
export function createHttpServer(app: Hono, serveStatic: ReturnType<typeof createStaticServer>): Server {
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => {
    if (!serveStatic(request, response)) void listener(request, response);
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

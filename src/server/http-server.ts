import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import { jsonRefusal } from "#api/error-answer.ts";
import type { Answered, AnswerWatcher } from "#platform/http/answer-watcher.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { LatePages } from "./late-pages.ts";
import type { FileRequest, FindAnswer } from "./memory-answer.ts";
import { QuickServer } from "./quick-server.ts";
import { isTooLong } from "./refuse-oversize.ts";

const requestMs = 30_000;
const headersMs = 15_000;
const keepAliveMs = 65_000;
const stepMs = 20;

/** What is answered from memory, and who is told about every response. */
type Served = {
  find?: FindAnswer;
  latePages?: Pick<LatePages, "missing">;
  watchers?: readonly AnswerWatcher[];
};

/**
 * A node:http server that answers from memory first and passes everything else to the app. Watchers are called after
 * each response.
 */
export function createHttpServer(
  app: Hono,
  { find = () => undefined, latePages = { missing: () => undefined }, watchers = [] }: Served = {},
): QuickServer {
  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // A host or an address that is none: the app never sees such a request.
    errorHandler: (error) => jsonRefusal(error instanceof RequestError ? new HttpError("unreadable") : error),
  });
  const tell = (answered: Answered) => {
    for (const watcher of watchers) watcher.answered(answered);
  };
  // The app rejects an address that is too long before anything matches it.
  const findShort: FindAnswer = (request) => (isTooLong(request.url) ? undefined : find(request));
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (server.isClosing) response.setHeader("connection", "close");
    const { method = "", url = "", headers } = request;
    const found = findShort(fileRequest(request));
    if (found) {
      response.writeHead(found.status, found.headers);
      response.end(found.body);
      return tell({ method, url, headers, status: found.status });
    }
    if (watchers.length > 0)
      response.once("finish", () => tell({ method, url, headers, status: response.statusCode }));
    void listener(request, response);
  };
  const server = new QuickServer((request, response) => {
    const late = latePages.missing(request.url ?? "");
    if (!late) return answer(request, response);
    const now = () => answer(request, response);
    // What can't be rendered ahead fails in the app, which knows how to say so.
    late.then(now, now);
  });
  server.answerQuickly({
    // A page that is to be rendered first waits in Node's part.
    find: (request) => (latePages.missing(request.url) ? undefined : findShort(request)),
    tell: watchers.length > 0 ? tell : undefined,
    keepAliveMs,
  });
  server.requestTimeout = requestMs;
  server.headersTimeout = headersMs;
  // Longer than a proxy keeps its connection open, so that it never writes to a closed one.
  server.keepAliveTimeout = keepAliveMs;
  return server;
}

function fileRequest({ method = "", url = "", headers }: IncomingMessage): FileRequest {
  const ifRange = headers["if-range"];
  return {
    method,
    url,
    acceptEncoding: headers["accept-encoding"],
    ifNoneMatch: headers["if-none-match"],
    range: headers.range,
    ifRange: Array.isArray(ifRange) ? ifRange[0] : ifRange,
  };
}

/** Listens and returns the port (useful with port 0). @throws when the port is in use. */
export function listen(server: QuickServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

/**
 * How long new connections are still answered after the end has been announced, while requests come. Proxies that check
 * health every second have turned to other processes by then.
 */
const announceMs = 1_500;
/** How long waiting connections stay open after that, so that a proxy can use them up. */
const poolMs = 1_000;
/** Without a request for so long, nobody is sending any more. */
const quietMs = 250;

/**
 * Ends connections with their next response, so that a proxy or browser never writes to a closed one, and waits until
 * no more requests come. Then it refuses new connections, answers on those there are until they are used up or quiet,
 * lets requests in progress finish and closes; takes at most `graceMs` from there.
 */
export async function closeGracefully(server: QuickServer, graceMs: number): Promise<void> {
  const connections = promisify(server.getConnections.bind(server));
  const untilUnused = async (mostMs: number) => {
    for (let waited = 0; waited < mostMs && server.quietMs < quietMs; waited += stepMs) {
      if ((await connections()) === 0) return;
      await pause(stepMs);
    }
  };
  const closed = once(server, "close");
  server.endConnections();
  await untilUnused(announceMs);
  // Right after Node has looked for new connections, so that none waits in the queue that closing resets.
  await new Promise((polled) => setImmediate(polled));
  server.stopListening();
  await untilUnused(poolMs);
  const force = setTimeout(() => server.closeAllConnections(), graceMs);
  server.closeIdleConnections();
  await closed;
  clearTimeout(force);
}

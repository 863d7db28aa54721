import { once } from "node:events";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import { jsonRefusal } from "#api/error-response.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Answered, ResponseWatcher } from "#platform/http/response-watcher.ts";
import type { FindResponse } from "./memory-response.ts";
import type { LatePages } from "./pages-drawn-on-demand.ts";
import { isTooLong } from "./refuse-oversize.ts";

const requestMs = 30_000;
const headersMs = 15_000;
/** Longer than a proxy keeps its connection open, so that it never writes to a closed one. */
const keepAliveMs = 65_000;
const stepMs = 20;

/** What is answered from memory, and who is told about every response. */
type Served = {
  find?: FindResponse;
  latePages?: Pick<LatePages, "missing">;
  watchers?: readonly ResponseWatcher[];
};

/** A node:http server that can announce its end to every connection before it closes. */
class HttpServer extends Server {
  readonly #unused = new Set<Socket>();
  #isClosing = false;
  #lastRequests = 0;

  constructor(respond: (request: IncomingMessage, response: ServerResponse) => void) {
    super({ requestTimeout: requestMs, headersTimeout: headersMs, keepAliveTimeout: keepAliveMs });
    this.on("request", (request, response) => {
      this.#unused.delete(request.socket);
      if (this.#isClosing) {
        this.#lastRequests += 1;
        response.setHeader("connection", "close");
      }
      respond(request, response);
    });
    this.on("connection", (socket) => {
      this.#unused.add(socket);
      socket.once("close", () => this.#unused.delete(socket));
    });
  }

  /** Whether each connection ends with its next response, which says so. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** From now on every response tells its connection to end; new connections are still answered. */
  announceEnd(): void {
    this.#isClosing = true;
  }

  /** How many requests have come since `announceEnd`. */
  get lastRequests(): number {
    return this.#lastRequests;
  }

  /** Refuses new connections and keeps those there are. `close` of node:http would also close the idle ones. */
  stopListening(): void {
    NetServer.prototype.close.call(this);
  }

  /** Closes those too on which nothing has come yet, such as those a browser opens ahead; Node waits for their request. */
  override closeIdleConnections(): void {
    super.closeIdleConnections();
    for (const socket of this.#unused) if (socket.bytesRead === 0) socket.destroy();
  }
}

/**
 * A node:http server that answers from memory first and passes everything else to the app. Watchers are called after
 * each response.
 */
export function createHttpServer(
  app: Hono,
  { find = () => undefined, latePages = { missing: () => undefined }, watchers = [] }: Served = {},
): HttpServer {
  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // A host or an address that is none: the app never sees such a request.
    errorHandler: (error) => jsonRefusal(error instanceof RequestError ? new HttpError("unreadable") : error),
  });
  const tell = (answered: Answered) => {
    for (const watcher of watchers) watcher.answered(answered);
  };
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const { method = "", url = "", headers } = request;
    // The app rejects an address that is too long before anything matches it.
    const found = isTooLong(url) ? undefined : find(request);
    if (found) {
      found.send(response);
      return tell({ method, url, headers, status: found.status });
    }
    if (watchers.length > 0)
      response.once("finish", () => tell({ method, url, headers, status: response.statusCode }));
    void listener(request, response);
  };
  return new HttpServer((request, response) => {
    const late = latePages.missing(request.url ?? "");
    if (!late) return respond(request, response);
    const now = () => respond(request, response);
    // What can't be rendered ahead fails in the app, which knows how to say so.
    late.then(now, now);
  });
}

/** Listens and returns the port (useful with port 0). @throws when the port is in use. */
export function listen(server: HttpServer, port: number, host: string): Promise<number> {
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
export async function closeGracefully(server: HttpServer, graceMs: number): Promise<void> {
  const connections = promisify(server.getConnections.bind(server));
  let quiet = 0;
  const untilUnused = async (mostMs: number) => {
    for (let waited = 0; waited < mostMs && quiet < quietMs; waited += stepMs) {
      if ((await connections()) === 0) return;
      const before = server.lastRequests;
      await pause(stepMs);
      // Counted in steps: while a busy process reads no requests, none can come.
      quiet = server.lastRequests === before ? quiet + stepMs : 0;
    }
  };
  const closed = once(server, "close");
  server.announceEnd();
  await untilUnused(announceMs);
  // Right after Node has looked for new connections, so that none waits in the queue that closing resets.
  await new Promise((polled) => setImmediate(polled));
  server.stopListening();
  await untilUnused(poolMs);
  const force = setTimeout(() => server.closeAllConnections(), graceMs);
  // Again and again: a connection whose response began before the end was announced is idle only after it.
  const idle = setInterval(() => server.closeIdleConnections(), stepMs);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}

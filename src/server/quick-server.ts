import { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { systemClock } from "#platform/clock/clock.ts";
import type { Answered } from "#platform/http/answer-watcher.ts";
import type { FindAnswer } from "./memory-answer.ts";
import { headersOf, readHead } from "./request-head.ts";

const endOfHead = "\r\n\r\n";

/** What the server answers by itself; `tell` is called after each of these responses. */
type Quick = { find: FindAnswer; tell: ((answered: Answered) => void) | undefined; keepAliveMs: number };

/**
 * A node:http server that answers plain requests for files in memory without Node's HTTP parser and message objects,
 * which take more time than everything else about such a response. As soon as a connection brings anything else (a
 * body, an incomplete head, a page that has to be rendered), the whole connection is given to Node, with every byte that
 * isn't answered yet, and stays there.
 */
export class QuickServer extends Server {
  readonly #quick = new Set<Socket>();
  #endings = { second: 0, text: "" };
  #isClosing = false;
  #lastRequest = 0;

  /** Takes the connections before Node does. Call it once, before listening. */
  answerQuickly({ find, tell, keepAliveMs }: Quick): void {
    const listeners = this.listeners("connection");
    this.removeAllListeners("connection");
    const ending = () => this.#ending(keepAliveMs);
    this.on("connection", (socket: Socket) => {
      this.#quick.add(socket);
      const close = () => socket.destroy();
      const forget = () => this.#quick.delete(socket);
      const end = () => socket.end();
      const resume = () => socket.resume();

      const giveToNode = (rest: Buffer) => {
        forget();
        socket.off("data", read).off("timeout", close).off("error", close).off("close", forget);
        socket.off("end", end).off("drain", resume).setTimeout(0);
        socket.pause();
        socket.unshift(rest);
        for (const listen of listeners) Reflect.apply(listen, this, [socket]);
        socket.resume();
      };

      const read = (chunk: Buffer) => {
        for (let at = 0; at < chunk.length; ) {
          const stop = chunk.indexOf(endOfHead, at, "latin1");
          const head = stop < 0 ? "" : chunk.toString("latin1", at, stop);
          const request = readHead(head);
          const answer = request && find(request);
          if (!request || !answer || this.#isClosing) return giveToNode(chunk.subarray(at));
          const isSent = answer.send(socket, ending());
          at = stop + endOfHead.length;
          if (tell) tell(new QuickAnswer(request, answer.status, head));
          if (isSent) continue;
          // Whoever sends requests faster than they read answers waits.
          socket.pause();
          if (at < chunk.length) socket.unshift(chunk.subarray(at));
          return;
        }
      };

      socket.setTimeout(keepAliveMs);
      socket.on("data", read).on("timeout", close).on("error", close).on("close", forget);
      socket.on("end", end).on("drain", resume);
    });
  }

  /** The last headers of a response, made once a second. */
  #ending(keepAliveMs: number): string {
    const now = systemClock.now();
    const second = Math.floor(now.getTime() / 1_000);
    if (second !== this.#endings.second) {
      const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1_000)}`;
      this.#endings = { second, text: `Date: ${now.toUTCString()}\r\n${keepAlive}${endOfHead}` };
    }
    return this.#endings.text;
  }

  /** Whether each connection ends with its next response, which says so. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** From now on every response tells its connection to end; new connections are still answered. */
  endConnections(): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    this.#lastRequest = performance.now();
    // Connections that are ending are all in Node's part, which emits this event.
    this.on("request", () => {
      this.#lastRequest = performance.now();
    });
  }

  /** For how many milliseconds no request has come, counted from `endConnections` on. */
  get quietMs(): number {
    return performance.now() - this.#lastRequest;
  }

  /** Refuses new connections and keeps those there are. `close` of node:http would also close the idle ones. */
  stopListening(): void {
    NetServer.prototype.close.call(this);
  }

  // Between two events, every connection of ours is idle: its requests are answered.
  override closeIdleConnections(): void {
    super.closeIdleConnections();
    this.endConnections();
    for (const socket of this.#quick) socket.end();
  }

  override closeAllConnections(): void {
    super.closeAllConnections();
    for (const socket of this.#quick) socket.destroy();
  }
}

/** A response for watchers. Few look at the headers, so these are read only then. */
class QuickAnswer implements Answered {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly #head: string;
  #headers: Answered["headers"] | undefined;

  constructor({ method, url }: Pick<Answered, "method" | "url">, status: number, head: string) {
    this.method = method;
    this.url = url;
    this.status = status;
    this.#head = head;
  }

  get headers(): Answered["headers"] {
    this.#headers ??= headersOf(this.#head);
    return this.#headers;
  }
}

import type { IncomingMessage, ServerResponse } from "node:http";

/** What of a request decides which file it gets, and in which form. */
export type FileRequest = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Finds the response to a request in memory; undefined if the app has to answer. */
export type FindResponse = (request: FileRequest) => MemoryResponse | undefined;

type Headers = Readonly<Record<string, string | number>>;

/** A response from memory, prepared once for all requests that get it. */
export class MemoryResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Part of a file that is in memory anyway; sending it copies nothing, however many connections wait for it. */
  readonly body: Buffer | undefined;
  readonly #lines: string[];

  constructor(status: number, headers: Headers, body?: Buffer) {
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.#lines = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
  }

  send(response: ServerResponse): void {
    response.writeHead(this.status, this.#lines);
    response.end(this.body);
  }
}

import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

/** What of a request decides which file it gets, and in which form. */
export type FileRequest = {
  method: string;
  url: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  range: string | undefined;
  ifRange: string | undefined;
};

/** Finds the response to a request in memory; undefined if the app has to answer. */
export type FindAnswer = (request: FileRequest) => MemoryAnswer | undefined;

type Headers = Readonly<Record<string, string | number>>;

/** Larger bodies, such as audio, aren't copied to be in one piece with their head. */
const largestCopy = 256 * 1024;

/** A response from memory. Its bytes are put together once and then only once a second, for the `Date`. */
export class MemoryAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer | undefined;
  readonly #head: string;
  #bytes: Buffer | undefined;
  #date = "";

  constructor(status: number, headers: Headers, body?: Buffer) {
    this.status = status;
    this.headers = headers;
    this.body = body;
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    this.#head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}`;
  }

  /** Writes the response; `ending` is the last headers, which change with the time. Returns false if it has to wait. */
  send(socket: Socket, ending: string): boolean {
    const { body } = this;
    if (body && body.length > largestCopy) {
      socket.cork();
      socket.write(this.#head + ending, "latin1");
      const isSent = socket.write(body);
      socket.uncork();
      return isSent;
    }
    if (this.#bytes === undefined || this.#date !== ending) {
      const head = Buffer.from(this.#head + ending, "latin1");
      this.#bytes = body ? Buffer.concat([head, body]) : head;
      this.#date = ending;
    }
    return socket.write(this.#bytes);
  }
}

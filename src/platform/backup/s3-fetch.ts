import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { Readable } from "node:stream";
import { minute } from "#platform/clock/clock.ts";
import {
  readFirst,
  readUpTo,
  Silent,
  silenceMs,
  TooLarge,
  unlessSilent,
} from "#platform/fetch/bounded-read.ts";

/** How long a bucket may say nothing. After what was sent to it, it may think for longer. */
export type Patience = { readMs: number; writeMs: number };
const usualPatience: Patience = { readMs: silenceMs, writeMs: minute };

/** A bucket of backups has some hundreds, and is listed with some hundred KB. */
export const listingBytes = 16_000_000;
/** Each answer counts for as much, so that a listing has no end of empty pages. */
const leastBytes = 16_000;
const errorBytes = 64_000;
/** For one request that puts no object and gets none. */
const wholeMs = 10 * minute;

/** How many bytes several answers may have together. */
export type AnswerBudget = { left: number };

/**
 * `fetch` for requests to a bucket: it follows no redirect, and every answer is bounded. Listings have 16 MB and each
 * page 15 seconds in all; objects, which are as large as their header says, and what is sent end only with silence.
 */
export function s3Fetch(patience = usualPatience, shared?: AnswerBudget): typeof fetch {
  return async (input, init = {}) => {
    const budget = shared ?? { left: listingBytes };
    const url = new URL(input instanceof Request ? input.url : input);
    const { method = "GET" } = init;
    const isObject = url.search === "" && method === "GET";
    const isRead = method === "GET" || method === "HEAD" || method === "DELETE";
    const quietMs = isRead ? patience.readMs : patience.writeMs;
    const inAll = isObject || method === "PUT" ? undefined : AbortSignal.timeout(isRead ? quietMs : wholeMs);
    const response = await answerTo(url, { ...init, method }, { quietMs, inAll });
    const { statusCode: status = 0, headers } = response;
    if (status >= 300 && status < 400) {
      response.destroy();
      throw new Error("redirect");
    }
    const pieces = unlessSilent(response, quietMs);
    if (isObject && status < 300) {
      // Without its length, an object would end when the server likes.
      if (headers["content-length"] === undefined) {
        response.destroy();
        throw new TooLarge();
      }
      return new Response(streamOf(pieces), { status, headers: plain(headers) });
    }
    const body = Readable.from(pieces, { objectMode: false });
    const bytes = await (status < 300 ? readUpTo(body, budget.left) : readFirst(body, errorBytes)).catch(
      (error) => {
        response.destroy();
        throw inAll?.aborted ? new Silent() : error;
      },
    );
    budget.left -= Math.max(bytes.length, leastBytes);
    const isEmpty = status === 204 || method === "HEAD";
    return new Response(isEmpty ? null : new Uint8Array(bytes), { status, headers: plain(headers) });
  };
}

function streamOf(pieces: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

type Bounds = { quietMs: number; inAll: AbortSignal | undefined };

function answerTo(
  url: URL,
  { method, headers, body }: RequestInit,
  { quietMs, inAll }: Bounds,
): Promise<IncomingMessage> {
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  const options = {
    method,
    headers: Object.fromEntries(new Headers(headers)),
    ...(inAll ? { signal: inAll } : {}),
  };
  return new Promise((resolve, reject) => {
    const call = send(url, options, (response) => {
      // From here on, silence is that of the body.
      call.setTimeout(0);
      resolve(response);
    });
    // Without anything sent or received; a large part that is still on its way counts as sending.
    call.setTimeout(quietMs, () => call.destroy(new Silent()));
    call.once("error", (error) => reject(inAll?.aborted ? new Silent() : error));
    call.end(bytesOf(body));
  });
}

function bytesOf(body: RequestInit["body"]): Uint8Array | string | undefined {
  if (typeof body === "string") return body;
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  if (body === null || body === undefined) return undefined;
  throw new TypeError("The bucket's client sends texts and bytes only.");
}

function plain(headers: IncomingMessage["headers"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

import { type LookupAddress, lookup } from "node:dns";
import { request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { isThisMachine } from "#platform/settings/this-machine.ts";
import { readUpTo, TooLarge } from "./bounded-read.ts";
import { isPrivateAddress, isPrivateHost } from "./private-address.ts";

type GuardedRequest = {
  url: string;
  /** HEAD finds the final address without fetching the body. */
  method?: "GET" | "HEAD";
  /** Request headers, such as If-None-Match; names in lower case. */
  headers?: Readonly<Record<string, string>>;
  /** The largest body accepted, uncompressed. */
  maxBytes: number;
  /** The total timeout, redirects included. */
  timeoutMs: number;
  /** A host that may be private because the owner named it in the settings. */
  trustedHost?: string | undefined;
  /** Refuses http, except on this machine: what an https site shows must not be changed on its way. */
  encryptedOnly?: boolean;
  maxRedirects?: number;
};

export type GuardedResponse = {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Empty unless the status is 200. */
  body: Buffer;
  /** The address after redirects. */
  url: string;
};

/** Why a fetch failed, for the log. Contains nothing of the response but its status. */
export class FetchRefused extends Error {}

const userAgent = "Website (podcast page)";

/**
 * Fetches an untrusted address without exposing the server to SSRF: http and https only, few redirects, no private
 * networks, and limits on size and time, also for compressed bodies.
 * @throws {FetchRefused} for anything but a complete response.
 */
export async function guardedFetch(request: GuardedRequest): Promise<GuardedResponse> {
  const signal = AbortSignal.timeout(request.timeoutMs);
  let url = checked(request.url, request);
  for (let redirects = 0; ; redirects += 1) {
    const response = await answerOf(url, request, signal);
    const { statusCode: status = 0, headers } = response;
    const next = status >= 300 && status < 400 && status !== 304 ? headers.location : undefined;
    if (next === undefined)
      return {
        status,
        headers: plain(headers),
        url: url.href,
        body: await bodyOf(response, request, signal),
      };
    response.destroy();
    if (redirects >= (request.maxRedirects ?? 3)) throw new FetchRefused("too many redirects");
    url = checked(URL.parse(next, url.href)?.href ?? "", request, url);
  }
}

function checked(text: string, { trustedHost, encryptedOnly }: GuardedRequest, from?: URL): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new FetchRefused("the address is not http or https");
  if (url.username || url.password) throw new FetchRefused("the address holds a name or password");
  if (from?.protocol === "https:" && url.protocol === "http:")
    throw new FetchRefused("a redirect leads from https to http");
  if (encryptedOnly && url.protocol === "http:" && !isThisMachine(url.hostname))
    throw new FetchRefused("the address is not https, as an https site needs it");
  if (url.host !== trustedHost && isPrivateHost(url.hostname))
    throw new FetchRefused("the address lies in a private network");
  return url;
}

function answerOf(url: URL, request: GuardedRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const mayBePrivate = url.host === request.trustedHost && isPrivateHost(url.hostname);
  const options: RequestOptions = {
    method: request.method ?? "GET",
    signal,
    agent: false,
    headers: { "user-agent": userAgent, "accept-encoding": "gzip", ...request.headers },
    // Checked at connection time: a name can resolve to another address between two look-ups (DNS rebinding).
    lookup: mayBePrivate ? undefined : publicLookup,
  };
  return new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    const call = send(url, options, resolve);
    call.once("error", (error) => reject(asRefusal(error, signal)));
    call.end();
  });
}

const publicLookup: NonNullable<RequestOptions["lookup"]> = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || first === undefined) return callback(error ?? new Error("no address"), "");
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new FetchRefused("the name leads into a private network"), "");
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

async function bodyOf(
  response: IncomingMessage,
  request: GuardedRequest,
  signal: AbortSignal,
): Promise<Buffer> {
  if (response.statusCode !== 200 || request.method === "HEAD") {
    response.destroy();
    return Buffer.alloc(0);
  }
  try {
    if (Number(response.headers["content-length"]) > request.maxBytes) throw new TooLarge();
    return await readUpTo(unpacked(response), request.maxBytes);
  } catch (error) {
    response.destroy();
    throw asRefusal(error, signal);
  }
}

function unpacked(response: IncomingMessage): Readable {
  const coding = response.headers["content-encoding"] ?? "identity";
  if (coding === "identity") return response;
  if (coding !== "gzip" && coding !== "x-gzip")
    throw new FetchRefused("the answer is packed in an unknown way");
  const gunzip = createGunzip();
  // A broken connection must end the decompression too.
  response.once("error", (error) => gunzip.destroy(error));
  return response.pipe(gunzip);
}

function asRefusal(error: unknown, signal: AbortSignal): FetchRefused {
  if (error instanceof FetchRefused) return error;
  if (error instanceof TooLarge) return new FetchRefused(error.message);
  if (signal.aborted) return new FetchRefused("it took too long");
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  return new FetchRefused(`no connection, or it broke (${code})`);
}

function plain(headers: IncomingMessage["headers"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

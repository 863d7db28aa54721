import type { IncomingHttpHeaders } from "node:http";
import type { FileRequest } from "./memory-answer.ts";

/** A request that can only be for a file: no body, no other protocol, a form that everyone reads in the same way. */
const plainHead =
  /^(?:GET|HEAD) \/[\x21-\x7e]* HTTP\/1\.1(?:\r\n[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e\x80-\xff]*)*$/;
const longestHead = 8_192;

/** Headers that no request for a file needs, or that ask for something else than the file. */
const refused = new Set(["content-length", "expect", "proxy-connection", "transfer-encoding", "upgrade"]);
/** Those that are read, each with a bit: a second one of the same name is left to Node. */
const host = 1;
const bits: ReadonlyMap<string, number> = new Map([
  ["host", host],
  ["accept-encoding", 2],
  ["connection", 4],
  ["if-none-match", 8],
  ["if-range", 16],
  ["range", 32],
]);
/** Most headers are told apart by the length of their name, before anything is copied. */
const lengths: readonly boolean[] = Array.from({ length: 20 }, (_, length) =>
  [...refused, ...bits.keys()].some((name) => name.length === length),
);

/**
 * Reads the head of a request, without its empty line; undefined if Node has to. It is strict: whatever is unusual is
 * left to Node's own parser, so this one never has to decide what a doubtful request means.
 */
export function readHead(text: string): FileRequest | undefined {
  if (text.length > longestHead || !plainHead.test(text)) return undefined;
  const first = endOfLine(text, 0);
  const method = text.startsWith("G") ? "GET" : "HEAD";
  const request: FileRequest = {
    method,
    url: text.slice(method.length + 1, first - " HTTP/1.1".length),
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    range: undefined,
    ifRange: undefined,
  };
  let found = 0;
  for (let at = first + 2, end = 0; at < text.length; at = end + 2) {
    end = endOfLine(text, at);
    const colon = text.indexOf(":", at);
    if (!lengths[colon - at]) continue;
    const name = text.slice(at, colon).toLowerCase();
    if (refused.has(name)) return undefined;
    const bit = bits.get(name);
    if (bit === undefined) continue;
    if ((found & bit) !== 0) return undefined;
    found |= bit;
    const value = text.slice(colon + 1, end).trim();
    if (name === "accept-encoding") request.acceptEncoding = value;
    else if (name === "if-none-match") request.ifNoneMatch = value;
    else if (name === "range") request.range = value;
    else if (name === "if-range") request.ifRange = value;
    else if (name === "connection" && value.toLowerCase() !== "keep-alive") return undefined;
  }
  return (found & host) === 0 ? undefined : request;
}

/** All headers of a head, for watchers: names in lower case, repeated ones joined. */
export function headersOf(head: string): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = {};
  for (const line of head.split("\r\n").slice(1)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    const known = headers[name];
    headers[name] = known === undefined ? value : `${known}, ${value}`;
  }
  return headers;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\r\n", from);
  return end < 0 ? text.length : end;
}

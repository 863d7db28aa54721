import { AsyncLocalStorage } from "node:async_hooks";
import pino, { type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/** Logs JSON lines to standard output. Never log what a visitor wrote: only ids, codes and counts. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => {
      const request = currentRequestId();
      return request === undefined ? {} : { request };
    },
    hooks: { streamWrite: withoutPersonalData },
  };
  return pino(options, destination);
}

/**
 * Replaces email addresses in a line of the log. Our own lines contain ids, codes and counts only; messages of
 * databases, mail servers and packages can repeat what they were given.
 */
export function withoutPersonalData(line: string): string {
  if (!line.includes("@")) return line;
  return line
    .split(separators)
    .map((part) => (isAddress(part) ? "(address)" : part))
    .join("");
}

// With the parentheses, the separators stay in the list. An escape of JSON is one of them and stays whole.
const separators = /(\\u[0-9a-f]{4}|\\.|[\s"'<>(),;:=])/;

function isAddress(part: string): boolean {
  const at = part.indexOf("@");
  // A package's folder, such as node_modules/@hono, isn't an address.
  return at > 0 && part[at - 1] !== "/";
}

const current = new AsyncLocalStorage<string>();

/** The header in which a proxy passes its id of a request on, and in which every response carries the id. */
export const requestIdHeader = "x-request-id";

/** Runs `work` as part of a request: each line it logs, also later, carries the request's id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** The id of the request being handled; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

const longest = 64;

/** A proxy's id if it is short and plain, so that nobody can write text of their own into the log; else a new one. */
export function requestIdFrom(given: string | undefined, make: () => string): string {
  return given && given.length <= longest && /^[\w-]+$/.test(given) ? given : make();
}

/**
 * Removes addresses from a text for the log: an address can contain a token or a code, which must not be usable from
 * the log. Each one is replaced by the name of its parameter.
 */
export function withoutAddress(
  text: string,
  { url, params }: { url: string; params: Readonly<Record<string, string | undefined>> },
): string {
  const { pathname, search, searchParams } = new URL(url);
  const named = [...Object.entries(params), ...searchParams, ...codesIn(pathname)];
  const values = named.flatMap(([name, value = ""]) =>
    [value, encodeURIComponent(value)].map((written) => [written, `:${name}`] as const),
  );
  // Longest first, so that no part of one remains after replacing a shorter one.
  const all = [...values, [pathname, "(its address)"] as const, [search, ""] as const]
    .filter(([written]) => written.length > 1)
    .toSorted(([one], [other]) => other.length - one.length);
  return all.reduce((plain, [written, name]) => plain.replaceAll(written, name), text);
}

/**
 * Parts of a path that could be a token or a code. Words such as "contact" also occur in our file names, so they
 * stay.
 */
function codesIn(pathname: string): (readonly [name: string, value: string])[] {
  return pathname
    .split("/")
    .filter((part, at, all) => (part.length > 5 && /[A-Z\d%]/.test(part)) || (at === 2 && all[1] === "c"))
    .map((part) => ["part", part] as const);
}

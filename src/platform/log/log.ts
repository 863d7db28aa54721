import pino, { type DestinationStream, type Logger } from "pino";
import { currentRequestId } from "./request-id.ts";

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

import pino, { type DestinationStream, type Logger } from "pino";
import { currentRequestId } from "./request-id.ts";
import { withoutPersonalData } from "./without-personal-data.ts";

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

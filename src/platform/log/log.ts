import pino, { type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/** Logs JSON lines to standard output. Never log what a visitor wrote: only ids, codes and counts. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, destination);
}

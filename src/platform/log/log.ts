import pino, { type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/** A log of JSON lines on standard output. Never log what a visitor wrote: ids, codes and counts only. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, destination);
}

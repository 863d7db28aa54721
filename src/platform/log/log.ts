import pino, { type Logger } from "pino";

export type Log = Logger;

/** A log of JSON lines on standard output. Never log what a visitor wrote: ids, codes and counts only. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}

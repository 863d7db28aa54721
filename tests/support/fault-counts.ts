import { appendFileSync } from "node:fs";

/** What one test did to the site, and what became of it. */
type FaultCounts = {
  /** What was done, as a row's title in docs/reliability.md. */
  what: string;
  /** Processes killed with SIGKILL. */
  kills: number;
  /** Other faults: connections cut, locks held, restarts under load. */
  faults: number;
  /** Requests sent and people served. */
  inputs: number;
  /** Accepted inputs that aren't stored, and requests that failed where none may. */
  lost: number;
  /** What else was measured, in a few words. */
  measured?: string;
};

/** The databases as rows name them. */
export const databaseNames = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;

/**
 * Adds a row to the run's counts, one line of JSON each, if FAULT_COUNTS names a file (script/test does); a run of a
 * single file prints it instead.
 */
export function countFaults(counts: FaultCounts): void {
  const line = JSON.stringify(counts);
  const { FAULT_COUNTS } = process.env;
  if (FAULT_COUNTS) appendFileSync(FAULT_COUNTS, `${line}\n`);
  else process.stdout.write(`${line}\n`);
}

import { closeSync, openSync } from "node:fs";

/**
 * Creates SQLite's file readable by its owner only, if there is none. SQLite itself would let everybody read it, and gives
 * its write-ahead log the same mode.
 */
export function createForOwner(path: string): void {
  closeSync(openSync(path, "a", 0o600));
}

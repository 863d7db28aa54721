import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import SQLite from "better-sqlite3";
import { DemoError } from "./demo-error.ts";

/** Where a demo's data is, and what is beside it while it's being made. */
export type DemoPlace = {
  folder: string;
  /** Where it's made. */
  making: string;
  /** Where the earlier one is while the new one takes its place. */
  earlier: string;
  lock: string;
};

export function placeOf(folder: string): DemoPlace {
  const beside = (ending: string) => join(dirname(folder), `.${basename(folder)}.${ending}`);
  return { folder, making: beside("making"), earlier: beside("earlier"), lock: beside("lock") };
}

/**
 * Keeps every other demo out of this folder until the process ends, however it ends: the operating system takes the lock
 * of a database file away with the process. @returns what releases it.
 * @throws {DemoError} while another one runs there.
 */
export function lockPlace({ folder, lock }: DemoPlace): () => void {
  mkdirSync(dirname(folder), { recursive: true });
  const file = new SQLite(lock, { timeout: 0 });
  try {
    // No second file beside it.
    file.pragma("journal_mode = memory");
    file.exec("begin exclusive");
  } catch (error) {
    file.close();
    if (!(error instanceof SQLite.SqliteError) || error.code !== "SQLITE_BUSY") throw error;
    throw new DemoError(
      `A demo runs in ${folder} already, or is being made there. Stop it with Ctrl+C, or name another folder. Nothing was changed.`,
    );
  }
  return () => {
    file.close();
    rmSync(lock, { force: true });
  };
}

/** Removes what an interrupted making has left. The caller has the lock. */
export function removeLeftovers({ folder, making, earlier }: DemoPlace): void {
  rmSync(making, { recursive: true, force: true });
  if (existsSync(earlier) && !existsSync(folder)) renameSync(earlier, folder);
  rmSync(earlier, { recursive: true, force: true });
}

/** Puts what was made in its place. At each moment there is a whole demo or none. */
export function putInPlace({ folder, making, earlier }: DemoPlace): void {
  if (existsSync(folder)) renameSync(folder, earlier);
  renameSync(making, folder);
  rmSync(earlier, { recursive: true, force: true });
}

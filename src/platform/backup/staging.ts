import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { hour, systemClock } from "#platform/clock/clock.ts";

/** Below the data folder: a folder for each process that is making or fetching a backup. */
const stagingIn = (dataDir: string) => join(resolve(dataDir), "backup-staging");

/** Gives a folder that is removed afterwards, and at the process's exit. Those of killed processes go first. */
export async function withStaging<Result>(
  dataDir: string,
  body: (folder: string) => Promise<Result>,
): Promise<Result> {
  const parent = stagingIn(dataDir);
  removeLeftOvers(parent);
  const folder = join(parent, `${process.pid}-${randomBytes(6).toString("hex")}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", clear);
  try {
    return await body(folder);
  } finally {
    clear();
    process.off("exit", clear);
  }
}

function removeLeftOvers(parent: string): void {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const path = join(parent, name);
    // After a restart another process can have the number of the one that was killed.
    const isOld = systemClock.now().getTime() - statSync(path).mtimeMs > 6 * hour;
    if (isOld || !isRunning(Number.parseInt(name, 10))) rmSync(path, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user is there, too.
    return error instanceof Error && Reflect.get(error, "code") === "EPERM";
  }
}

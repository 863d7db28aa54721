import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bundleProcesses } from "./bundle-processes.ts";
import { countStarted } from "./count-started.ts";
import { preparedDataFolder } from "./prepared-data.ts";

/** Makes what the browser tests need once, before the first of them. @returns what removes it after the last. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "kinward-prepared-data-"));
  countStarted("script");
  const preparing = once(
    spawn(process.execPath, ["tests/support/prepare-data.ts", folder], {
      cwd: resolve(import.meta.dirname, "../.."),
      stdio: ["ignore", "inherit", "inherit"],
    }),
    "exit",
  );
  const [removeProcesses, [code]] = await Promise.all([
    bundleProcesses(["admin", "backup", "restore", "make-campaigns"]),
    preparing,
  ]);
  if (code !== 0) throw new Error("The data that sites of tests start on could not be made.");
  process.env[preparedDataFolder] = folder;
  return () => {
    removeProcesses();
    rmSync(folder, { recursive: true, force: true });
  };
}

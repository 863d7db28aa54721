import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { preparedDataFolder } from "./prepared-data.ts";

/** Makes the data of the browser tests once, before the first of them. @returns what removes it after the last. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "kinward-prepared-data-"));
  execFileSync(process.execPath, ["tests/support/prepare-data.ts", folder], {
    cwd: resolve(import.meta.dirname, "../.."),
    stdio: ["ignore", "inherit", "inherit"],
  });
  process.env[preparedDataFolder] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

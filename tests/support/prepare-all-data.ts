import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bundleAdmin } from "./bundle-processes.ts";
import { preparedDataFolder } from "./prepared-data.ts";

/** Makes what the browser tests need once, before the first of them. @returns what removes it after the last. */
export default async function setup(): Promise<() => void> {
  const removeAdmin = await bundleAdmin();
  const folder = mkdtempSync(join(tmpdir(), "kinward-prepared-data-"));
  execFileSync(process.execPath, ["tests/support/prepare-data.ts", folder], {
    cwd: resolve(import.meta.dirname, "../.."),
    stdio: ["ignore", "inherit", "inherit"],
  });
  process.env[preparedDataFolder] = folder;
  return () => {
    removeAdmin();
    rmSync(folder, { recursive: true, force: true });
  };
}

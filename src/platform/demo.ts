import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/** The file that marks a data folder as a demo's (script/demo). */
export const demoFile = "demo.json";

/** Whether this data folder is a demo's: invented data, on this machine only. */
export function isDemo(dataDir: string): boolean {
  return existsSync(join(resolve(dataDir), demoFile));
}

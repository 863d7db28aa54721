import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod";

/** The number of this release. */
export function release(): string {
  const text = readFileSync(resolve(import.meta.dirname, "../../package.json"), "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

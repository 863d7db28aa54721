import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What every page runs: React, and the router with the frame (vite.config.ts). */
const run = /^(react-dom|every-page)-[\w-]+\.js$/;
/** Chromium then compiles every function while it downloads the file, off the main thread. */
const hint = "//# allFunctionsCalledOnLoad\n";

/** Marks the scripts of every page in a folder of built files. @throws if there aren't exactly two of them. */
export function compileAhead(assets: string): void {
  const names = readdirSync(assets).filter((name) => run.test(name));
  if (names.length !== 2)
    throw new Error(`Expected react-dom and every-page among the scripts, found: ${names}`);
  for (const name of names) {
    const file = join(assets, name);
    const text = readFileSync(file, "utf8");
    // Only the first line counts.
    if (!text.startsWith(hint)) writeFileSync(file, hint + text);
  }
}

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Chromium then compiles every function while it downloads the file, off the main thread. Only the first line counts. */
const hint = "//# allFunctionsCalledOnLoad\n";
/** What the browser starts with: it imports the file with React, the router and the frame, and nothing else. */
const startsWith = /^import\s*"\.\/([\w-]+\.js)";?\s*$/;

/**
 * Marks the script that every page runs, in a folder of built files.
 *
 * @throws if it isn't found: pages would slow down unnoticed
 */
export function compileAhead(assets: string): void {
  const entry = readdirSync(assets).find((name) => /^entry\.client-[\w-]+\.js$/.test(name));
  const name = entry && startsWith.exec(readFileSync(join(assets, entry), "utf8"))?.[1];
  if (!name) throw new Error(`The script of every page isn't where it was: looked in ${entry ?? assets}`);
  const file = join(assets, name);
  const text = readFileSync(file, "utf8");
  if (!text.startsWith(hint)) writeFileSync(file, hint + text);
}

/**
 * The entry point of the bundle: React Router's pages and the whole process around them. Importing it has no effects;
 * `main.js` starts it, and prerendering uses only the pages.
 */
import * as build from "virtual:react-router/server-build";
import { type Running, startWith } from "./start.ts";

export * from "virtual:react-router/server-build";
export { processOutput } from "#platform/log/process-output.ts";
export { startError } from "./start-error.ts";

/** Opens everything and serves the pages of this build until `stop`. */
export function start(options: { buildDir: string; say(line: string): void }): Promise<Running> {
  const { basename = "/", allowedActionOrigins = false, unstable_getCriticalCss: _unused, ...rest } = build;
  return startWith({ ...rest, basename, allowedActionOrigins }, options);
}
